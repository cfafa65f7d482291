import { calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { commandAuthor, commandOrigin } from '../../db/audit/authors'
import { auditEntries } from '../../db/audit/entries'
import { json } from '../../db/json'
import { removeUnused, reserveFile } from '../../db/media/stored-files'
import { sha256 } from '../../identity'
import { memoryFiles } from '../../in-browser/memory-files'
import { createFilmCleaner } from '../../media/film-metadata'
import { film } from '../../media/testing/files'
import { gradient, withExif } from '../../media/testing/metadata'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { cleanMedia } from './clean-media'

const secret = 'Kamera 4711'
const photoId = testId(2, 20)
const day = 24 * 3_600_000
const query = { mallId: ids.near }

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeEach(async () => {
  // of its own, because files are deleted
  app = await createTestApp({ seed: testMall, native: { files: memoryFiles() } })
  ;({ client } = await app.signIn('chief'))
})

/** A file as a former version stored it. */
async function storeFormerly(id: string, name: string, given: Uint8Array, columns: object = {}) {
  const bytes = new Uint8Array(given)
  const hash = await sha256(bytes)
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const now = app.clock.now()
  await reserveFile(app.db, hash, extension, now)
  await app.files.put(hash, bytes)
  const stamps = { created_at: now, updated_at: now, updated_by: json(commandAuthor) }
  const file = { mall_id: ids.near, id, kind: 'Image' as const, name, mime: 'image/jpeg', extension, sha256: hash }
  await app.db
    .insertInto('media')
    .values({ ...file, size: bytes.length, alt: json({}), thumbnail_url: null, ...stamps, ...columns })
    .execute()
  return { hash, url: `/media/${hash}.${extension}` }
}

async function clean(files = app.files) {
  const outcomes: [string, string][] = []
  const events: unknown[] = []
  const cleaning = { ...app, files, now: app.clock.now(), by: commandAuthor, origin: commandOrigin }
  for await (const { row, outcome } of cleanMedia(cleaning, async (change) => void events.push(...change.events))) {
    outcomes.push([row.name, outcome])
  }
  return { outcomes: Object.fromEntries(outcomes), events }
}

const photo = async () => new Uint8Array(await withExif(gradient(60, 40).jpeg(), { orientation: 6, secret }))
const bytesAt = async (url: string) => {
  const response = await app.fetch(url)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const hasSecret = async (url: string) => (await bytesAt(url)).bytes.includes(secret)
const one = (id: string) => client.call(calls.mediaOne, { params: { id } })

it('gives drafts clean files, and leaves those of publications until they expire', async () => {
  const former = await storeFormerly(photoId, 'bakery.jpg', await photo())
  const offer = await client.call(contentTypes.offer.calls.get, { params: { id: ids.running } })
  const description = { se: `<p>Rea</p><img src="${former.url}" alt="Bageri">` }
  const { version, id, ...fields } = { ...offer, imageId: photoId, description }
  const body = contentTypes.offer.body.parse(fields)
  await client.call(contentTypes.offer.calls.replace, { params: { id }, version, body })
  const publication = await client.call(calls.publish, { query, body: {} })
  expect(await hasSecret(former.url)).toBe(true)

  const { outcomes, events } = await clean()
  expect(outcomes).toMatchObject({ 'bakery.jpg': 'cleaned' })
  const changed = events.map((event) => [(event as { resource: string }).resource, (event as { id: string }).id])
  expect(changed).toContainEqual(['MediaLibrary', photoId])
  expect(changed).toContainEqual(['Offer', ids.running])
  const now = await one(photoId)
  expect(now).toMatchObject({ name: 'bakery.jpg', version: 2, updatedBy: commandAuthor, usedBy: 1 })
  expect(await hasSecret(now.url)).toBe(false)
  const draft = await client.call(contentTypes.offer.calls.get, { params: { id } })
  expect(draft.description).toEqual({ se: `<p>Rea</p><img src="${now.url}" alt="Bageri">` })
  expect(draft.imageId).toBe(photoId)
  const { changes: pending } = await client.call(calls.changes, { query })
  expect(pending.map(({ id }) => id)).toContain(id)
  const entries = await auditEntries(app.db)
    .select(['action', 'resource'])
    .where('record_id', 'in', [photoId, id])
    .orderBy('id')
    .execute()
  expect(entries.slice(-2)).toEqual([
    { action: 'replace', resource: 'MediaLibrary' },
    { action: 'replace', resource: 'Offer' },
  ])

  // again, and a day later: the publication still has the former file
  expect((await clean()).outcomes).toMatchObject({ 'bakery.jpg': 'unchanged' })
  app.clock.advance(2 * day)
  await removeUnused(app.db, app.files, app.clock.now())
  expect(await hasSecret(former.url)).toBe(true)
  // the session has expired
  const later = await app.signIn('chief')
  await later.client.call(calls.publish, { query, body: {} })
  await app.db.deleteFrom('publication').where('id', '=', publication.id).execute()
  await removeUnused(app.db, app.files, app.clock.now())
  expect((await bytesAt(former.url)).status).toBe(404)
  expect((await bytesAt(now.url)).status).toBe(200)
})

it('reads films, cleans the trash, and names files that uploads refuse', async () => {
  const video = { kind: 'Video' as const, mime: 'video/mp4' }
  await storeFormerly(testId(2, 21), 'hevc.mp4', createFilmCleaner().write(film('hevc-main.mp4')), video)
  await storeFormerly(testId(2, 22), 'gone.jpg', await photo(), { deleted_at: app.clock.now(), category_id: null })
  await storeFormerly(testId(2, 23), 'broken.jpg', new TextEncoder().encode('no picture'))
  const lost = await storeFormerly(testId(2, 24), 'lost.txt', new TextEncoder().encode('lost'), { kind: 'Document' })
  await app.files.remove(lost.hash)
  expect(await one(testId(2, 21))).toMatchObject({ video: null, playable: true })
  expect((await clean()).outcomes).toMatchObject({
    'hevc.mp4': 'read',
    'gone.jpg': 'cleaned',
    'broken.jpg': 'refused',
    'lost.txt': 'missing',
  })
  expect(await one(testId(2, 21))).toMatchObject({ version: 1, video: { codec: 'HEVC' }, playable: false })
  const restored = await client.call(calls.restoreMedia, { query, body: { ids: [testId(2, 22)] } })
  expect(await hasSecret(restored[0]?.url ?? '')).toBe(false)
})

it('leaves a file alone that was replaced meanwhile', async () => {
  await storeFormerly(photoId, 'bakery.jpg', await photo())
  const next = new File([new Uint8Array(await gradient(9, 9).png().toBuffer())], 'next.png')
  const files = {
    ...app.files,
    async open(hash: string) {
      const before = await one(photoId)
      const file = await app.files.open(hash)
      if (before.sha256 === hash) await client.call(calls.replaceMediaFile, { params: { id: photoId }, files: [next] })
      return file
    },
  }
  expect((await clean(files)).outcomes).toMatchObject({ 'bakery.jpg': 'unchanged' })
  expect(await one(photoId)).toMatchObject({ name: 'bakery.png', mime: 'image/png', version: 2 })
})
