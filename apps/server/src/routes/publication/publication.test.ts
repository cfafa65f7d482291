import { calls, contentTypes } from '@kiosk-admin/api-client'
import { demoData } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { json } from '../../db/json'
import { createTestApp, type TestApp, testNow } from '../../testing/index'
import { signInWith, writing } from '../../testing/people'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
let mallId: string

beforeEach(async () => {
  app = await createTestApp({ seed: demoData(testNow.slice(0, 10)) })
  const signedIn = await app.signIn('admin')
  client = signedIn.client
  mallId = signedIn.mallId
})

const waiting = () => client.call(calls.changes, { query: { mallId } })
const setStatus = (ids: string[], status: 'Active' | 'InActive') =>
  client.call(contentTypes.event.calls.status, { query: { mallId }, body: { ids, status } })

it('lists InActive records until they are published or activated', async () => {
  const events = await client.call(contentTypes.event.calls.list, { query: { mallId } })
  const off = events.filter(({ status }) => status === 'InActive')
  const [first] = off
  const [shown] = events.filter(({ contentStatus }) => contentStatus === 'published')
  if (!first || !shown) throw new Error('The demo has events of both statuses')
  const before = await waiting()
  expect(before.changes).toEqual([])
  const keptBack = before.keptBack.filter(({ resource }) => resource === 'Event')
  expect(keptBack.map(({ id }) => id).sort()).toEqual(off.map(({ id }) => id).sort())
  expect(keptBack.find(({ id }) => id === first.id)).toEqual({
    resource: 'Event',
    area: 'Event',
    id: first.id,
    name: first.name,
  })

  // a published record that becomes InActive is a change, not kept back
  await setStatus([shown.id], 'InActive')
  const after = await waiting()
  expect(after.changes).toMatchObject([{ id: shown.id, kind: 'removed' }])
  expect(after.keptBack.map(({ id }) => id)).not.toContain(shown.id)
  await client.call(calls.publish, { query: { mallId }, body: {} })
  expect((await waiting()).keptBack.map(({ id }) => id)).toContain(shown.id)

  await setStatus([shown.id], 'Active')
  expect((await waiting()).keptBack.map(({ id }) => id)).not.toContain(shown.id)
})

it('has type and kind of records, but no data that the reader may not read', async () => {
  const { keptBack } = await waiting()
  for (const record of keptBack) {
    if (record.resource === 'Item' || record.resource === 'Category')
      expect(record.recordType).toEqual(expect.any(Number))
    if (record.resource === 'Slideshow') expect(record.recordKind).toMatch(/^(info|screensaver)$/)
  }
  const withoutRights = await app.signIn('none')
  const seen = await withoutRights.client.call(calls.changes, { query: { mallId } })
  expect(seen).toMatchObject({ changes: [], keptBack: [] })
})

it('counts what a publisher may not read, by area and author', async () => {
  const offers = await signInWith({ app, by: client }, writing('Offer'), [mallId])
  const { changes: before } = await waiting()
  const [restaurant] = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 2 } })
  const [offer] = await client.call(contentTypes.offer.calls.list, { query: { mallId } })
  if (!restaurant || !offer) throw new Error('The demo has restaurants and offers')
  const off = { query: { mallId }, body: { ids: [restaurant.id], status: 'InActive' as const } }
  await client.call(contentTypes.item.calls.status, off)
  await offers.client.call(contentTypes.offer.calls.status, {
    query: { mallId },
    body: { ids: [offer.id], status: 'InActive' },
  })

  const { changes, hidden } = await offers.client.call(calls.changes, { query: { mallId } })
  expect(changes).toMatchObject([{ id: offer.id, kind: 'removed' }])
  const by = { id: expect.any(String), name: 'admin' }
  expect(hidden).toContainEqual({ area: 'Restaurants', by, count: 1 })
  const count = changes.length + hidden.reduce((sum, group) => sum + group.count, 0)
  expect(count).toBe(before.length + 2)
  expect((await waiting()).hidden).toEqual([])
  // a roll-back, too
  const malls = await signInWith({ app, by: client }, writing('Mall'), [mallId])
  await client.call(calls.publish, { query: { mallId }, body: {} })
  const [, earlier] = await client.call(calls.publications, { query: { mallId } })
  const back = await malls.client.call(calls.rollbackChanges, { params: { id: earlier?.id ?? '' } })
  expect(back.changes).toEqual([])
  expect(back.hidden).toContainEqual({ area: 'Restaurants', by, count: 1 })
  // who may not publish learns nothing
  const { client: reader } = await app.signIn('none')
  expect((await reader.call(calls.changes, { query: { mallId } })).hidden).toEqual([])
})

it('lists the changes of a roll-back in advance, and the restored number afterwards', async () => {
  const [first] = await client.call(contentTypes.offer.calls.list, { query: { mallId } })
  const [earlier] = await client.call(calls.publications, { query: { mallId } })
  if (!first || !earlier) throw new Error('The demo is published and has offers')
  const toFirst = () => client.call(calls.rollbackChanges, { params: { id: earlier.id } })
  expect((await toFirst()).changes).toEqual([])

  const { name, ...stored } = await client.call(contentTypes.offer.calls.get, { params: { id: first.id } })
  const body = { ...stored, name: { ...name, en: 'Renamed' } }
  await client.call(contentTypes.offer.calls.replace, { params: { id: first.id }, version: first.version, body })
  // drafts do not affect the published state
  expect((await toFirst()).changes).toEqual([])
  await client.call(calls.publish, { query: { mallId }, body: {} })
  expect((await toFirst()).changes).toMatchObject([
    {
      resource: 'Offer',
      id: first.id,
      kind: 'changed',
      fields: [{ path: 'name.en', before: 'Renamed', after: name.en }],
    },
  ])
  const again = await client.call(calls.rollback, { params: { id: earlier.id } })
  expect(again).toMatchObject({ number: 3, rolledBackTo: 1 })
  expect((await toFirst()).changes).toEqual([])

  const editor = await app.signIn('editor')
  await expect(editor.client.call(calls.rollbackChanges, { params: { id: earlier.id } })).rejects.toMatchObject({
    code: 'access_denied',
  })
})

it('a preview lists differences to the publication', async () => {
  const preview = () => client.call(calls.kioskPreview, { params: { mallId } })
  expect((await preview()).pending).toEqual([])
  const events = await client.call(contentTypes.event.calls.list, { query: { mallId } })
  const off = events.filter(({ status }) => status === 'InActive').map(({ id }) => id)
  await setStatus(off, 'Active')
  const shown = (await preview()).records.event?.map(({ id }) => id) ?? []
  expect((await preview()).pending?.toSorted()).toEqual(off.filter((id) => shown.includes(id)).sort())
})

it('a floor of 0.1.0 is not changed by saving it as it is', async () => {
  const query = { mallId }
  const points = [0.1, 0.2, 0.3].map((x) => ({ x, y: x * x }))
  const name = { se: 'Plan 7' }
  const body = { name, mapTitle: name, status: 'Active', areas: [{ areaId: 'A1', points }] } as const
  const { id } = await client.call(contentTypes.floor.calls.create, {
    query,
    body: { ...body, areas: [{ areaId: 'A1', points }] },
  })
  await sql`update content set data = data - 'map' where id = ${id}`.execute(app.db)
  const stored = async () =>
    (await app.db.selectFrom('content').select('data').where('id', '=', id).executeTakeFirstOrThrow()).data
  const before = await stored()
  await client.call(calls.publish, { query, body: {} })
  const { version, ...read } = await client.call(contentTypes.floor.calls.get, { params: { id } })
  expect(read.map).toBeNull()

  const save = (areas: typeof read.areas, at: number) =>
    client.call(contentTypes.floor.calls.replace, { params: { id }, body: { ...read, areas }, version: at })
  expect((await save(read.areas, version)).version).toBe(version)
  // an editor that spells out the defaults draws nothing new either
  const explicit = { holes: [], use: 'tenant', through: false, doors: [] } as const
  const spelled = read.areas.map((area) => ({ ...area, ...explicit, holes: [], doors: [] }))
  expect((await save(spelled, version)).version).toBe(version)
  expect(await stored()).toEqual(before)
  expect((await waiting()).changes).toEqual([])
  await app.db
    .updateTable('content')
    .set({ data: json({ ...before, map: null }) })
    .where('id', '=', id)
    .execute()
  expect((await waiting()).changes).toEqual([])

  const drawn = read.areas.map((area) => ({ ...area, use: 'void' as const }))
  await save(drawn, version)
  expect((await waiting()).changes).toMatchObject([{ id, fields: [{ path: 'areas' }] }])
})
