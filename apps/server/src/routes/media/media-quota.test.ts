import { type Caller, calls } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { memoryFiles } from '../../in-browser/memory-files'
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
