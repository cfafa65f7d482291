import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@kiosk-admin/api-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Files } from '../dependencies'
import { diskFiles } from '../platform/files/disk-files'
import { readNodeForm } from '../platform/http/node-form'
import { createTestApp, type TestApp } from '../testing/index'
import { ids, testMall } from '../testing/mall'

let folder: string
let app: TestApp
let token: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-luck-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function start(files: Files) {
  app = await createTestApp({ seed: testMall, native: { files, readForm: readNodeForm } })
  token = (await app.signIn('chief')).token
}
const address = `/api/MediaLibrary?mallId=${ids.near}`
const left = () => readdir(join(folder, 'unfinished')).catch(() => [])
const stored = async () => (await readdir(folder)).filter((name) => name !== 'unfinished')
const named = () => app.db.selectFrom('media').select('id').where('name', 'like', 'late%').execute()

/** File storage that is full after a number of bytes. */
function fullAfter(files: Files, room: number): Files {
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  return {
    ...files,
    async begin() {
      const file = await files.begin()
      let byteCount = 0
      return {
        ...file,
        async write(bytes) {
          byteCount += bytes.length
          if (byteCount > room) throw full()
          await file.write(bytes)
        },
      }
    },
  }
}

it('a full disk fails with storage_full, keeps existing files and removes partial ones', async () => {
  const files = diskFiles(folder)
  await start(fullAfter(files, 10))
  const client = app.client(token)
  const query = { mallId: ids.near }
  const [whole] = await client.call(calls.uploadMedia, { query, files: [new File(['fits'], 'early.txt')] })
  const late = client.call(calls.uploadMedia, {
    query,
    files: [new File(['fits'], 'late.txt'), new File(['does not fit'], 'late.txt')],
  })
  await expect(late).rejects.toMatchObject({
    code: 'storage_full',
    status: 507,
    message: 'There’s no room left for files',
  })
  expect([await left(), await named(), app.errors]).toEqual([[], [], []])
  const back = await app.fetch(whole?.url ?? '')
  expect(await back.text()).toBe('fits')
})

it('a disk that fills up when a file is stored fails the same way', async () => {
  const files = diskFiles(folder)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  await start({ ...files, begin: async () => ({ ...(await files.begin()), keep: () => Promise.reject(full) }) })
  const late = app
    .client(token)
    .call(calls.uploadMedia, { query: { mallId: ids.near }, files: [new File(['x'], 'late.txt')] })
  await expect(late).rejects.toMatchObject({ code: 'storage_full' })
  expect([await left(), await named(), await stored()]).toEqual([[], [], []])
})

const form = (part: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="late.txt"\r\ncontent-type: text/plain\r\n\r\n${part}`

async function send(body: ReadableStream | string, type = 'multipart/form-data; boundary=x') {
  const response = await app.fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)
  return { status: response.status, body: await response.json() }
}

it('an aborted upload leaves nothing behind', async () => {
  await start(diskFiles(folder))
  const goesAway = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(form('half of wh')))
    },
    async pull(controller) {
      await expect.poll(left).toHaveLength(1)
      controller.error(new Error('The connection was reset'))
    },
  })
  expect(await send(goesAway)).toMatchObject({ status: 422, body: { errors: [{ path: 'file' }] } })
  expect([await left(), await named(), await stored(), app.errors]).toEqual([[], [], [], []])
})

it.each([
  ['is cut off within a file', form('half of wh')],
  ['is cut off within a head', '--x\r\ncontent-disposition: form-data; na'],
  ['is cut off after a file', `${form('whole')}\r\n--x`],
  ['is empty', ''],
  ['is nothing at all', 'nonsense'],
  ['holds no file', '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nwords\r\n--x--\r\n'],
  ['has a file under another name', `${form('whole').replace('"file"', '"picture"')}\r\n--x--\r\n`],
  ['has a head that never ends', `--x\r\n${'a'.repeat(20_000)}: b\r\n`],
])('refuses a form that %s, and leaves nothing behind', async (_, body) => {
  await start(diskFiles(folder))
  expect(await send(body)).toMatchObject({ status: 422, body: { success: false, code: 'validation' } })
  expect([await left(), await named(), await stored(), app.errors]).toEqual([[], [], [], []])
})

it.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary='])(
  'refuses a body of type %s',
  async (type) => {
    await start(diskFiles(folder))
    const { status } = await send(form('x'), type)
    expect(status).toBe(type.startsWith('multipart') ? 422 : 415)
  },
)

it('a complete form is accepted', async () => {
  await start(diskFiles(folder))
  expect(await send(`${form('whole')}\r\n--x--\r\n`)).toMatchObject({ status: 200, body: { message: [{ size: 5 }] } })
})
