import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, peopleTypes } from '@kiosk-admin/api-client'
import { maxUploadBytes } from '@kiosk-admin/api-client/internal'
import * as tus from 'tus-js-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryFiles } from '../../in-browser/memory-files'
import { gradient, withExif } from '../../media/testing/metadata'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { diskFiles } from '../files/disk-files'
import { s3Files } from '../files/s3-files'
import { localS3 } from '../testing/local-s3'
import { tcpProxy } from '../testing/tcp-proxy'
import { readNodeForm } from './node-form'
import { createSite } from './site'
import { listen } from './web-server'

const MB = 1_048_576
const s3 = localS3()
let folder: string
const stores = {
  memory: () => memoryFiles(),
  disk: () => diskFiles(join(folder, 'media')),
  S3: () => s3Files(s3.settings(), join(folder, 'uploads')),
}

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>
let server: Awaited<ReturnType<typeof listen>>
let proxy: Awaited<ReturnType<typeof tcpProxy>>

async function open(store: keyof typeof stores) {
  app = await createTestApp({
    seed: testMall,
    native: { files: stores[store](), readForm: readNodeForm },
    settings: { mediaQuotaBytes: 100 * MB },
  })
  chief = await app.signIn('chief')
  const { fetch } = createSite({ app: app.app.fetch, pages: undefined, trustProxy: false })
  server = await listen({ host: '127.0.0.1', port: 0, site: Promise.resolve({ fetch, upgrade: () => {} }) })
  proxy = await tcpProxy({ host: '127.0.0.1', port: server.port })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resumable-'))
})
afterEach(async () => {
  await proxy.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A text without repetitions, so that all parts differ. */
const words = (size: number) => Buffer.from(randomBytes(size / 2).toString('hex'))

type More = Partial<tus.UploadOptions> & { token?: string; mallId?: string; replaces?: string }

/** Sends a file over tus; returns the upload's id. */
function send(bytes: Buffer, name: string, { token = chief.token, mallId = ids.near, replaces, ...more }: More = {}) {
  const query = new URLSearchParams({ mallId, ...(replaces === undefined ? {} : { replaces }) })
  return new Promise<string>((resolve, reject) => {
    const upload = new tus.Upload(bytes, {
      endpoint: `http://127.0.0.1:${proxy.port}/api/MediaLibrary/Uploads?${query}`,
      headers: { authorization: `Bearer ${token}` },
      metadata: { filename: name },
      retryDelays: [0, 0],
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: reject,
      ...more,
    })
    upload.start()
  })
}

const statusOf = (error: unknown) => (error instanceof tus.DetailedError ? error.originalResponse?.getStatus() : error)

const finish = (uploadId: string, client = chief.client) =>
  client.call(calls.finishUpload, { query: { mallId: ids.near, uploadId, kind: 'Document' } })

/** Stored parts of uploads. */
const parts = async () => {
  const rows = await app.db.selectFrom('stored_file').select(['sha256', 'extensions']).execute()
  return rows.filter(({ extensions }) => extensions.join() === 'part').map(({ sha256 }) => sha256)
}

describe.each(Object.keys(stores) as (keyof typeof stores)[])('over tus, files in %s', (store) => {
  it('resume after an interruption with the remaining bytes', async () => {
    await open(store)
    const bytes = words(10 * MB)
    proxy.cutAfter(9 * MB)
    const uploadId = await send(bytes, 'guide å.txt')
    // less than twice the file: the headers and the bytes in flight at the cut
    expect(proxy.passed()).toBeLessThan(11.5 * MB)
    const file = await finish(uploadId)
    expect(file).toMatchObject({ name: 'guide å.txt', size: bytes.length, kind: 'Document' })
    const answer = await app.fetch(file.url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await parts()).toEqual([])
    // a request with a lost response is repeated
    expect(await finish(uploadId)).toEqual(file)
    expect(app.errors).toEqual([])
  })

  it('can be terminated by their sender, which deletes the received bytes', async () => {
    await open(store)
    const uploadId = await send(words(5 * MB), 'no.txt')
    expect(await parts()).toHaveLength(2)
    await tus.Upload.terminate(`http://127.0.0.1:${proxy.port}/api/MediaLibrary/Uploads/${uploadId}`, {
      headers: { authorization: `Bearer ${chief.token}` },
    })
    expect(await parts()).toEqual([])
    await expect(finish(uploadId)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('over tus', () => {
  beforeEach(() => open('memory'))

  it('detects the type by content, and ends a refused upload', async () => {
    const uploadId = await send(words(MB), 'picture.png')
    await expect(
      chief.client.call(calls.finishUpload, { query: { mallId: ids.near, uploadId } }),
    ).rejects.toMatchObject({
      code: 'content_mismatch',
    })
    await expect(finish(uploadId)).rejects.toMatchObject({ code: 'not_found' })
    expect(await parts()).toEqual([])
  })

  it('sanitises a drawing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>alert(1)</script><rect/></svg>'
    const uploadId = await send(Buffer.from(drawing), 'plan.svg')
    const file = await chief.client.call(calls.finishUpload, { query: { mallId: ids.near, uploadId } })
    expect(await (await app.fetch(file.url)).text()).not.toContain('script')
  })

  it('removes the metadata of a photo that arrives in parts', async () => {
    const secret = 'Kamera 4711'
    const photo = await withExif(gradient(60, 40).jpeg(), { orientation: 6, secret })
    const uploadId = await send(photo, 'taken.jpg', { chunkSize: 100 })
    const file = await chief.client.call(calls.finishUpload, { query: { mallId: ids.near, uploadId } })
    const served = Buffer.from(await (await app.fetch(file.url)).arrayBuffer())
    expect([photo.includes(secret), served.includes(secret), served.length]).toEqual([true, false, file.size])
  })

  it.each([
    ['an empty file', 415, () => send(Buffer.alloc(0), 'a.txt')],
    ['a type that is not taken', 415, () => send(words(10), 'program.exe')],
    ['more than a file may have', 413, () => send(Buffer.alloc(maxUploadBytes + 2), 'long.txt')],
    [
      'another mall',
      404,
      async () => send(words(10), 'a.txt', { token: (await app.signIn('editor')).token, mallId: ids.far }),
    ],
    ['no right', 403, async () => send(words(10), 'a.txt', { token: (await app.signIn('reader')).token })],
    ['nobody', 401, () => send(words(10), 'a.txt', { token: 'f_none' })],
  ])('refuses %s before a byte is received', async (_, status, sending) => {
    expect(statusOf(await sending().catch((error) => error))).toBe(status)
    expect(proxy.passed()).toBeLessThan(MB)
  })

  it('an upload belongs to its account', async () => {
    const uploadId = await send(words(10), 'mine.txt')
    const { token, client } = await app.signIn('editor')
    const address = `/api/MediaLibrary/Uploads/${uploadId}`
    const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
    for (const method of ['HEAD', 'DELETE']) {
      expect((await app.fetch(address, { method, headers })).status).toBe(404)
    }
    await expect(finish(uploadId, client)).rejects.toMatchObject({ code: 'not_found' })
    expect((await finish(uploadId)).name).toBe('mine.txt')
  })

  it('a running request of an upload is not ended by others', async () => {
    const request = (token: string, path: string, init: RequestInit) =>
      app.fetch(`/api/MediaLibrary/Uploads${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
      })
    const announced = { 'upload-length': '10', 'upload-metadata': `filename ${btoa('mine.txt')}` }
    const begun = await request(chief.token, `?mallId=${ids.near}`, { method: 'POST', headers: announced })
    const path = `/${begun.headers.get('location')?.split('/').at(-1)}`
    const reading = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
    const { promise: never } = Promise.withResolvers<void>()
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      reading.resolve(controller)
      return never
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    const running = request(chief.token, path, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit)
    const sender = await reading.promise
    const { token } = await app.signIn('editor')
    for (const method of ['HEAD', 'DELETE']) expect((await request(token, path, { method })).status).toBe(404)
    sender.enqueue(words(10))
    sender.close()
    expect((await running).headers.get('upload-offset')).toBe('10')
  })

  it('a permission that was withdrawn meanwhile is required at the end', async () => {
    const { token, client } = await app.signIn('editor')
    const uploadId = await send(words(10), 'late.txt', { token })
    const body = { name: 'Offers', areas: [] }
    await chief.client.call(peopleTypes.userGroup.calls.replace, { params: { id: testId(8, 2) }, version: 1, body })
    await expect(finish(uploadId, client)).rejects.toMatchObject({ code: 'access_denied' })
  })

  it('replaces a file by another one of its kind, and counts the difference', async () => {
    const file = await finish(await send(words(3 * MB), 'guide.txt'))
    await app.db
      .updateTable('mall')
      .set({ media_quota: 5 * MB })
      .where('id', '=', ids.near)
      .execute()
    const bytes = words(4 * MB)
    const uploadId = await send(bytes, 'guide.txt', { replaces: file.id })
    const replace = () => chief.client.call(calls.finishReplacement, { params: { id: file.id }, query: { uploadId } })
    const replaced = await replace()
    expect(replaced).toMatchObject({ id: file.id, size: bytes.length, version: 2 })
    expect(Buffer.from(await (await app.fetch(replaced.url)).arrayBuffer()).equals(bytes)).toBe(true)
    expect(await replace()).toEqual(replaced)
    // a new file of this size exceeds the quota
    expect(statusOf(await send(words(4 * MB), 'other.txt').catch((error) => error))).toBe(507)
  })

  it('does not replace by another kind, in another mall or without permission', async () => {
    const file = await finish(await send(words(10), 'guide.txt'))
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect/></svg>')
    const uploadId = await send(drawing, 'plan.svg', { replaces: file.id })
    await expect(
      chief.client.call(calls.finishReplacement, { params: { id: file.id }, query: { uploadId } }),
    ).rejects.toMatchObject({ code: 'unsupported_type' })
    const rejectedStatus = (more: More) => send(words(10), 'a.txt', more).catch(statusOf)
    expect(await rejectedStatus({ replaces: file.id, mallId: ids.far })).toBe(404)
    expect(await rejectedStatus({ replaces: testId(1, 999) })).toBe(404)
    expect(await rejectedStatus({ replaces: file.id, token: (await app.signIn('reader')).token })).toBe(403)
  })

  it('an abandoned upload is deleted after a day', async () => {
    const uploadId = await send(words(MB), 'late.txt')
    app.clock.advance(25 * 3_600_000)
    const again = await app.signIn('chief')
    await expect(finish(uploadId, again.client)).rejects.toMatchObject({ code: 'not_found' })
    await send(words(10), 'next.txt', { token: again.token })
    // only the next upload's reservation
    expect(await parts()).toHaveLength(1)
  })

  it('refuses bytes at a wrong offset', async () => {
    const uploadId = await send(words(10), 'a.txt')
    const headers = {
      authorization: `Bearer ${chief.token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '4',
    }
    const answer = await app.fetch(`/api/MediaLibrary/Uploads/${uploadId}`, { method: 'PATCH', headers, body: 'more' })
    expect([answer.status, answer.headers.get('tus-resumable')]).toEqual([409, '1.0.0'])
  })

  it('announces its capabilities', async () => {
    const answer = await app.fetch('/api/MediaLibrary/Uploads', { method: 'OPTIONS' })
    expect(answer.headers.get('tus-extension')).toBe('creation,termination,expiration')
    const older = await app.fetch('/api/MediaLibrary/Uploads', {
      method: 'POST',
      headers: { 'tus-resumable': '0.2.2' },
    })
    expect([older.status, older.headers.get('tus-version')]).toEqual([412, '1.0.0'])
  })
})
