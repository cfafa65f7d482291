import { calls, contentTypes, type ItemRemovalPlan } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { json } from '../../db/json'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

const { item, offer, slideshow, event } = contentTypes
const query = { mallId: ids.near }
const params = { id: ids.shop }
const show = testId(12, 1)
const frame = { x: 0, y: 0, width: 1, height: 1 }

let app: TestApp
let client: ReturnType<TestApp['client']>

const image = (id: string, mediaId: string) => ({ id, kind: 'image' as const, mediaId, frame })
const words = { id: 'words', kind: 'text' as const, text: { se: '<p>Rea</p>' }, frame }

/** Three slides: the shop's picture with text, the shop's picture with another picture, and no picture of the shop. */
const slides = [
  { id: 'alone', name: 'Alone', layers: [image('own', ids.picture), words] },
  { id: 'among', name: 'Among others', layers: [image('own', ids.picture), image('other', ids.icon)] },
  { id: 'without', name: 'Without it', layers: [words] },
]

const saveShow = (body: object = {}, version?: number) =>
  client.call(slideshow.calls.save, {
    params: { id: show },
    query,
    body: { kind: 'info', name: 'Welcome', status: 'Active', slides, ...body, ...(version ? { version } : {}) },
  })

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  await saveShow()
})

const planned = (by = client) => by.call(calls.itemRemoval, { params })
const versions = (rows: readonly { id: string; version: number }[]) => rows.map(({ id, version }) => ({ id, version }))
const confirming = ({ item: own, offers, media, slideshows }: ItemRemovalPlan) => ({
  version: own.version,
  offers: versions(offers),
  media: versions(media),
  slideshows: versions(slideshows),
})
const remove = (plan: ItemRemovalPlan, by = client) => by.call(calls.removeItem, { params, body: confirming(plan) })
const inTrash = async () => (await client.call(calls.trash, { query })).map(({ id }) => id).sort()
const shown = () => client.call(slideshow.calls.get, { params: { id: show } })

async function withRights(areas: { area: string; read: boolean; write: boolean }[]) {
  await app.db
    .updateTable('user_group')
    .set({ areas: json(areas) })
    .where('id', '=', testId(8, 3))
    .execute()
  return (await app.signIn('reader')).client
}
const all = ['Shops', 'Offer', 'MediaLibrary', 'Slideshow'].map((area) => ({ area, read: true, write: true }))

describe('the plan', () => {
  it('lists offers, files without other uses, and slides with these files', async () => {
    expect(await planned()).toMatchObject({
      item: { id: ids.shop, version: 1, type: 1, name: { se: 'Skor' } },
      offers: [{ id: ids.running }, { id: ids.ended }],
      media: [{ id: ids.picture, name: 'blue.svg', kind: 'Image' }],
      slideshows: [
        {
          id: show,
          name: 'Welcome',
          kind: 'info',
          slides: [
            { name: 'Alone', whole: true },
            { name: 'Among others', whole: false },
          ],
          slidesLeft: 2,
        },
      ],
      sharedMedia: [],
      namedBy: [],
      missingRights: [],
    })
  })

  it.each([
    [
      'another record',
      () => client.call(event.calls.fields, { query, body: { ids: [ids.concert], set: { imageId: ids.picture } } }),
      ids.concert,
    ],
    ['the background of a slideshow', () => saveShow({ background: { imageId: ids.picture } }, 1), show],
    ['a text, by its address', linkTheFile, ids.concert],
    ["the mall's logo", takeAsLogo, ids.near],
  ])('keeps a file that is used by %s', async (_, use, usedBy) => {
    await use()
    const { media, slideshows, sharedMedia } = await planned()
    expect([media, slideshows]).toEqual([[], []])
    expect(sharedMedia).toMatchObject([
      { id: ids.picture, usedBy: expect.arrayContaining([expect.objectContaining({ id: usedBy })]) },
    ])
  })

  it('lists other references, which stay', async () => {
    const description = { se: `<p><a href="https://example.com/item/${ids.shop}">Skor</a></p>` }
    await client.call(event.calls.fields, { query, body: { ids: [ids.concert], set: { description } } })
    const plan = await planned()
    expect(plan.namedBy).toMatchObject([{ resource: 'Event', id: ids.concert, name: { se: 'Konsert' } }])
    await remove(plan)
    expect(await client.call(event.calls.get, { params: { id: ids.concert } })).toMatchObject({ description })
  })
})

async function linkTheFile() {
  const { sha256 } = await client.call(calls.mediaOne, { params: { id: ids.picture } })
  const description = { se: `<p><img src="/media/${sha256}.svg" alt=""></p>` }
  await client.call(event.calls.fields, { query, body: { ids: [ids.concert], set: { description } } })
}

async function takeAsLogo() {
  const { version, icon, id, createdAt, updatedAt, updatedBy, ...fields } = await client.call(calls.oneMall, {
    params: { id: ids.near },
  })
  await client.call(calls.replaceMall, { params: { id: ids.near }, version, body: { ...fields, iconId: ids.picture } })
}

describe('the removal', () => {
  it('moves everything to the trash together, and one undo restores it', async () => {
    const before = await shown()
    const removed = await remove(await planned())
    expect(await inTrash()).toEqual([ids.picture, ids.shop, ids.running, ids.ended].sort())
    expect((await shown()).slides.map(({ id, layers }) => [id, layers.map((layer) => layer.id)])).toEqual([
      ['among', ['other']],
      ['without', ['words']],
    ])
    expect(await client.call(calls.undoItemRemoval, { params, query, body: removed })).toEqual({ kept: [] })
    expect(await inTrash()).toEqual([])
    expect((await shown()).slides).toEqual(before.slides)
  })

  it('is audited for each record, and announced to users who may read it', async () => {
    app.relay.sent.changed.length = 0
    await remove(await planned())
    const noted = await auditEntries(app.db).select(['resource', 'action', 'record_id']).orderBy('id').execute()
    expect(noted.slice(-5)).toEqual([
      { resource: 'Slideshow', action: 'replace', record_id: show },
      { resource: 'Offer', action: 'remove', record_id: ids.running },
      { resource: 'Offer', action: 'remove', record_id: ids.ended },
      { resource: 'Item', action: 'remove', record_id: ids.shop },
      { resource: 'MediaLibrary', action: 'remove', record_id: ids.picture },
    ])
    expect(app.relay.sent.changed.map(({ resource, area, ids: changedIds }) => [resource, area, changedIds])).toEqual([
      ['Slideshow', 'Slideshow', [show]],
      ['Offer', 'Offer', [ids.running, ids.ended]],
      ['Item', 'Shops', [ids.shop]],
      ['MediaLibrary', 'MediaLibrary', [ids.picture]],
    ])
  })

  it.each(['Shops', 'Offer', 'MediaLibrary', 'Slideshow'])(
    'does nothing without write permission for %s, which the plan lists',
    async (missing) => {
      const reader = await withRights(all.map((one) => (one.area === missing ? { ...one, write: false } : one)))
      const plan = await planned(reader)
      expect(plan.missingRights).toEqual([missing])
      await expect(remove(plan, reader)).rejects.toMatchObject({ code: 'access_denied' })
      expect(await inTrash()).toEqual([])
      expect((await shown()).version).toBe(1)
    },
  )

  it('requires only permissions for affected areas', async () => {
    await client.call(offer.calls.remove, { query: { id: [ids.running, ids.ended] } })
    await client.call(item.calls.fields, { query, body: { ids: [ids.shop], set: { logoId: null } } })
    const reader = await withRights([{ area: 'Shops', read: true, write: true }])
    const plan = await planned(reader)
    expect(plan).toMatchObject({ offers: [], media: [], slideshows: [], missingRights: [] })
    expect(await remove(plan, reader)).toEqual({ offers: [], media: [], slideshows: [] })
  })

  it('does nothing after a change since the plan, and returns the new plan', async () => {
    const plan = await planned()
    await client.call(offer.calls.status, { query, body: { ids: [ids.running], status: 'InActive' } })
    const current = {
      offers: [
        { id: ids.running, version: 2 },
        { id: ids.ended, version: 1 },
      ],
    }
    await expect(remove(plan)).rejects.toMatchObject({ code: 'conflict', current })
    expect(await inTrash()).toEqual([])
  })

  it('cannot be undone without all permissions', async () => {
    const body = await remove(await planned())
    const reader = await withRights(all.filter(({ area }) => area !== 'Slideshow'))
    await expect(reader.call(calls.undoItemRemoval, { params, query, body })).rejects.toMatchObject({
      code: 'access_denied',
    })
    expect(await inTrash()).toHaveLength(4)
  })

  it('keeps a slideshow that was changed since, and names it', async () => {
    const removed = await remove(await planned())
    await saveShow({ slides: [], name: 'Another name' }, 2)
    const kept = [{ id: show, name: 'Another name' }]
    expect(await client.call(calls.undoItemRemoval, { params, query, body: removed })).toEqual({ kept })
    expect((await shown()).slides).toEqual([])
    expect(await inTrash()).toEqual([])
  })
})

it('lists the uses that prevent a deletion before it is attempted', async () => {
  const of = (id: string) => ({ query: { id: [id] } })
  expect(await client.call(item.calls.usage, of(ids.shop))).toMatchObject([{ id: ids.running }, { id: ids.ended }])
  expect(await client.call(contentTypes.category.calls.usage, of(ids.shops))).toMatchObject([
    { resource: 'Item', id: ids.shop, name: { se: 'Skor' }, path: 'categoryIds.0', type: 1 },
  ])
  expect(await client.call(offer.calls.usage, of(ids.running))).toEqual([])
  const files = await client.call(calls.mediaUsages, { query: { id: [ids.picture, ids.icon] } })
  expect(new Set(files.map(({ id }) => id))).toEqual(new Set([ids.shop, ids.running, show, ids.near]))
  await saveShow({ stationIds: [ids.station] }, 1)
  expect(await client.call(calls.stationUsage, of(ids.station))).toMatchObject([{ resource: 'Slideshow', id: show }])
})
