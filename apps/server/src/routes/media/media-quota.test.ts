import { type Caller, calls } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { memoryFiles } from '../../in-browser/memory-files'
import { readNodeForm } from '../../platform/http/node-form'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

const kB = 1024
const query = { mallId: ids.near }
let app: TestApp
let chief: Caller
/** Bytes used by the test mall's media. */
let before: number

const open = async (settings: Parameters<typeof createTestApp>[0]) => {
  app = await createTestApp({ seed: testMall, ...settings })
  chief = (await app.signIn('chief')).client
  before = (await chief.call(calls.mediaStorage, { query })).used
}
/** Sets the mall's quota to this many bytes above its use. */
const leave = (bytes: number) =>
  app.db
    .updateTable('mall')
    .set({ media_quota: before + bytes })
    .where('id', '=', ids.near)
    .execute()

beforeEach(() => open({}))

const text = (name: string, size: number) => new File(['a'.repeat(size)], name)
/** Sends a file with Content-Length, as browsers do. */
async function send(file: File, method = 'POST', path = `/MediaLibrary?mallId=${ids.near}`) {
  const form = new FormData()
  form.append('file', file)
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const body = new Uint8Array(await whole.arrayBuffer())
  const { token } = await app.signIn('chief')
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': String(body.length) }
  const answer = await app.fetch(`/api${path}`, { method, headers, body })
  return { status: answer.status, ...(await answer.json()) }
}

it('files of a mall cannot exceed its quota, and are refused unread', async () => {
  await leave(10 * kB)
  expect(await send(text('a.txt', 6 * kB))).toMatchObject({ status: 200 })
  expect(await send(text('b.txt', 6 * kB))).toMatchObject({ status: 507, code: 'quota_full' })
  expect(await chief.call(calls.mediaStorage, { query })).toEqual({
    used: before + 6 * kB,
    trash: 0,
    allowed: before + 10 * kB,
  })
  const unread = new ReadableStream({ pull: () => Promise.reject(new Error('This body was read')) })
  const { token } = await app.signIn('chief')
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(11 * kB),
  }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: unread, duplex: 'half' }
  const answer = await app.fetch(`/api/MediaLibrary?mallId=${ids.near}`, init)
  expect((await answer.json()).code).toBe('quota_full')
})

it('a wrong Content-Length does not bypass the quota', async () => {
  await leave(10 * kB)
  const form = new FormData()
  form.append('file', text('a.txt', 20 * kB))
  const whole = new Response(form)
  const { token } = await app.signIn('chief')
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': '10',
  }
  const answer = await app.fetch(`/api/MediaLibrary?mallId=${ids.near}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(await whole.arrayBuffer()),
  })
  expect((await answer.json()).code).toBe('quota_full')
  expect((await chief.call(calls.mediaStorage, { query })).used).toBe(before)
})

it('concurrent uploads cannot exceed the quota', async () => {
  await leave(35 * kB)
  const sent = await Promise.all(Array.from({ length: 10 }, (_, nth) => send(text(`${nth}.txt`, 9 * kB + nth))))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 507, 507, 507, 507, 507, 507, 507])
  // refused uploads release their reservation
  expect(await send(text('last.txt', 6 * kB))).toMatchObject({ status: 200 })
})

it('replacing counts the difference', async () => {
  await leave(10 * kB)
  const { message } = await send(text('a.txt', 8 * kB))
  const path = `/MediaLibrary/${message[0].id}/File`
  expect(await send(text('a.txt', 9 * kB), 'PUT', path)).toMatchObject({ status: 200 })
  expect(await send(text('a.txt', 12 * kB), 'PUT', path)).toMatchObject({ status: 507, code: 'quota_full' })
  await leave(kB)
  // a replacement by a smaller file passes with a full quota
  expect(await send(text('a.txt', 5 * kB), 'PUT', path)).toMatchObject({ status: 200 })
})

it('files in the trash count until they are deleted', async () => {
  const [file] = await chief.call(calls.uploadMedia, { query, files: [text('a.txt', 5 * kB)] })
  await chief.request(`/MediaLibrary?id=${file?.id}`, 'delete')
  expect(await chief.call(calls.mediaStorage, { query })).toMatchObject({ used: before + 5 * kB, trash: 5 * kB })
})

it('the setting applies to malls without own quota', async () => {
  await open({ settings: { mediaQuotaBytes: 1 } })
  expect(await send(text('a.txt', 6 * kB))).toMatchObject({ status: 507, code: 'quota_full' })
  await leave(10 * kB)
  expect(await send(text('a.txt', 6 * kB))).toMatchObject({ status: 200 })
})

it('without a quota there is no limit', async () => {
  expect((await chief.call(calls.mediaStorage, { query })).allowed).toBeNull()
})

it('uploads leave the configured disk space free', async () => {
  let free = 100 * kB
  await open({ native: { files: { ...memoryFiles(), free: async () => free } }, settings: { diskFreeBytes: 50 * kB } })
  expect(await send(text('a.txt', 40 * kB))).toMatchObject({ status: 200 })
  free = 60 * kB
  expect(await send(text('b.txt', 40 * kB))).toMatchObject({ status: 507, code: 'storage_full' })
  const { token } = await app.signIn('chief')
  const answer = await app.fetch(`/api/MediaLibrary/Uploads?mallId=${ids.near}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(40 * kB),
      'upload-metadata': `filename ${btoa('b.txt')}`,
    },
  })
  expect((await answer.json()).code).toBe('storage_full')
})

it('a replacement is refused like a new file when the disk is full', async () => {
  let free = 100 * kB
  await open({ native: { files: { ...memoryFiles(), free: async () => free } }, settings: { diskFreeBytes: 50 * kB } })
  const { message } = await send(text('a.txt', 10 * kB))
  free = 0
  const call = chief.call(calls.replaceMediaFile, { params: { id: message[0].id }, files: [text('a.txt', 10 * kB)] })
  await expect(call).rejects.toMatchObject({ code: 'storage_full' })
})

const mB = kB * kB
const big = (size: number) => chief.call(calls.uploadMedia, { query, files: [text('big.txt', size)] })

/** Files that count what is written, on a disk with so much room. */
function smallDisk(room: number) {
  const files = memoryFiles()
  const disk = { written: 0, room }
  const begin = async () => {
    const file = await files.begin()
    return {
      ...file,
      write: (bytes: Uint8Array) => {
        disk.written += bytes.length
        return file.write(bytes)
      },
    }
  }
  return { disk, files: { ...files, begin, free: async () => Math.max(0, disk.room - disk.written) } }
}

it('a form that announces no length is counted while it arrives', async () => {
  const { disk, files } = smallDisk(9 * mB)
  await open({ native: { files, readForm: readNodeForm }, settings: { diskFreeBytes: 5 * mB } })
  await expect(big(20 * mB)).rejects.toMatchObject({ code: 'storage_full', status: 507 })
  expect(disk.written).toBeLessThan(6 * mB)
  disk.room = 200 * mB
  disk.written = 0
  await leave(2 * mB)
  await expect(big(20 * mB)).rejects.toMatchObject({ code: 'quota_full' })
  expect(disk.written).toBeLessThan(4 * mB)
  // a quota is not used up by what was refused
  await big(2 * mB)
})

it('forms without a length cannot take the same room of a quota', async () => {
  const { disk, files } = smallDisk(200 * mB)
  await open({ native: { files, readForm: readNodeForm } })
  await leave(6 * mB)
  const sent = await Promise.allSettled(Array.from({ length: 4 }, (_, nth) => big(5 * mB + nth)))
  expect(sent.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  expect(disk.written).toBeLessThan(12 * mB)
})

it('an upload in parts waits while the disk is full, and goes on later', async () => {
  const { disk, files } = smallDisk(100 * mB)
  await open({ native: { files }, settings: { diskFreeBytes: 10 * mB } })
  const { token } = await app.signIn('chief')
  const send = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    app.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body } : {}),
    })
  const begun = await send('POST', `/api/MediaLibrary/Uploads?mallId=${ids.near}`, {
    ...{ 'upload-length': String(5 * mB), 'upload-metadata': `filename ${btoa('b.txt')}` },
  })
  const path = begun.headers.get('location') ?? ''
  const patch = (offset: number, size: number) =>
    send(
      ...(['PATCH', path] as const),
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      new Uint8Array(size).fill(97),
    )
  expect((await patch(0, 2 * mB)).status).toBe(204)
  disk.room = 0
  expect((await patch(2 * mB, 3 * mB)).status).toBe(507)
  disk.room = 100 * mB
  expect((await patch(2 * mB, 3 * mB)).status).toBe(204)
  disk.room = 0
  const uploadId = path.split('/').at(-1) ?? ''
  const finish = () => chief.call(calls.finishUpload, { query: { ...query, uploadId } })
  await expect(finish()).rejects.toMatchObject({ code: 'storage_full' })
  disk.room = 100 * mB
  expect(await finish()).toMatchObject({ size: 5 * mB })
})

it('without room for files other work goes on, and /ready says it', async () => {
  let free = 100 * kB
  await open({ native: { files: { ...memoryFiles(), free: async () => free } }, settings: { diskFreeBytes: 50 * kB } })
  expect(await (await app.fetch('/ready')).json()).toEqual({ success: true, message: 'ok', storage: 'ok' })
  free = 40 * kB
  const ready = await app.fetch('/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { success: true, message: 'ok', storage: 'full' }])
  expect(await send(text('a.txt', 10))).toMatchObject({ status: 507, code: 'storage_full' })
  const made = await chief.call(calls.createMediaCategory, { query, body: { name: 'Menus', kind: 'Document' } })
  expect(made).toMatchObject({ name: 'Menus' })
})

it('a database without room answers 507', async () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  await open({ native: { files: { ...memoryFiles(), begin: () => Promise.reject(full) } } })
  await expect(big(10)).rejects.toMatchObject({ code: 'storage_full', status: 507 })
})
