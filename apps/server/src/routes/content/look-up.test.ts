import { type Area, calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../db/json'
import { audit } from '../../store/audit'
import { createTestApp, type TestApp, testOrigin } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let client: ReturnType<TestApp['client']>

const query = { mallId: ids.near }

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  ;({ client } = await app.signIn('chief', ids.near))
})

/** A reader with permission for these areas only. */
async function readerOf(areas: Area[]) {
  const grants = areas.map((area) => ({ area, read: true, write: false }))
  await app.db
    .updateTable('user_group')
    .set({ areas: json(grants) })
    .where('id', '=', testId(8, 3))
    .execute()
  return (await app.signIn('reader')).client
}

describe('GET /Search', () => {
  const offer = (which: number, name: object, description: object = {}) => ({
    id: testId(5, which),
    name,
    description,
    shopId: null,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
  })
  const create = (which: number, name: object, description?: object) =>
    client.call(contentTypes.offer.calls.create, { query, body: offer(which, name, description) })
  const idsOf = async (q: string, by = client) =>
    (await by.call(calls.search, { query: { ...query, q } })).data.map(({ id }) => id)

  it('finds content, files and stations with the data to show them', async () => {
    await client.call(calls.createStation, {
      query,
      body: { id: testId(7, 9), code: 'SK1', name: 'Skyltfönstret', latitude: 1, longitude: 2 },
    })
    const { data, nextCursor } = await client.call(calls.search, { query: { ...query, q: 'sk' } })
    expect(nextCursor).toBeNull()
    expect(data).toEqual([
      {
        resource: 'Item',
        id: ids.shop,
        type: 1,
        kind: null,
        name: { se: 'Skor' },
        status: 'Active',
        thumbnailUrl: expect.stringContaining('/media/'),
        matched: 'name',
      },
      {
        ...{ resource: 'MallStation', id: testId(7, 9), type: null, kind: null, name: 'Skyltfönstret' },
        ...{ status: null, thumbnailUrl: null, matched: 'name' },
      },
    ])
    const file = { resource: 'MediaLibrary', id: ids.picture, kind: 'Image', name: 'blue.svg', matched: 'name' }
    expect((await client.call(calls.search, { query: { ...query, q: 'BLUE' } })).data).toMatchObject([file])
    expect(await idsOf('sk1')).toEqual([testId(7, 9)])
  })

  it('ranks prefixes of names first, then words in names, parts of words, and other texts', async () => {
    await create(10, { se: 'Stor julrea' })
    await create(11, { se: 'Vinter', en: 'Winter' }, { se: '<p>Bara <strong>rea</strong> i &amp; kring jul</p>' })
    await create(12, { se: 'Sista dagens REA' })
    await create(13, { se: 'Rea på allt' })
    expect(await idsOf('rea')).toEqual([testId(5, 13), ids.running, testId(5, 12), testId(5, 10), testId(5, 11)])
    // finds all words in any field, but no tags and no names of entities
    expect(await idsOf('jul vinter')).toEqual([testId(5, 11)])
    expect(await idsOf('strong')).toEqual([])
    expect(await idsOf('amp')).toEqual([])
    // a record's own language does not count
    expect(await idsOf('winter')).toEqual([testId(5, 11)])
  })

  it.each([
    ['malmo', 'Malmö'],
    ['MALMÖ', 'Malmö'],
    ['are', 'Åre'],
    ['kafe', 'Kafé'],
    ['smorrebrod', 'Smørrebrød'],
    ['þorskur', 'Þorskur'],
    ['thorskur', 'Þorskur'],
    ['hladbord', 'Hlaðborð'],
    ['aeble', 'Æble'],
    ['50%', '50% rabatt'],
    ['h&m', 'H&M _nytt_'],
    ['_', 'H&M _nytt_'],
  ])('%s finds %s', async (q, name) => {
    await create(10, { se: name })
    expect(await idsOf(q)).toEqual([testId(5, 10)])
  })

  it('ranks exact spellings before folded ones', async () => {
    await create(10, { se: 'Alrunan' })
    await create(11, { se: 'Ålrökeri' })
    expect(await idsOf('ålr')).toEqual([testId(5, 11), testId(5, 10)])
    expect(await idsOf('alr')).toHaveLength(2)
  })

  it('finds nothing in areas without permission, other malls, or the trash', async () => {
    expect(await idsOf('Salg')).toEqual([])
    expect(await idsOf('skor', await readerOf(['Offer']))).toEqual([])
    expect(await idsOf('blue', await readerOf(['Offer']))).toEqual([])
    expect(await idsOf('entrance', await readerOf(['Offer']))).toEqual([])
    expect(await idsOf('soppa', await readerOf(['Shops']))).toEqual([])
    expect(await idsOf('skor', await readerOf(['Shops']))).toEqual([ids.shop])
    expect(await idsOf('skor', await readerOf([]))).toEqual([])
    await client.call(contentTypes.offer.calls.remove, { query: { id: [ids.running] } })
    expect(await idsOf('rea')).toEqual([])
  })

  it('goes on where a page ended', async () => {
    for (let which = 10; which < 55; which++) await create(which, { se: `Nummer ${which % 7}` })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await client.call(calls.search, { query: { ...query, q: 'nummer', ...(cursor ? { cursor } : {}) } })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([45, 45])
    for (const wrong of ['x', '[]', '[1,2,3]', `["1","a","${ids.shop}"]`]) {
      const answer = client.call(calls.search, { query: { ...query, q: 'nummer', cursor: wrong } })
      await expect(answer).rejects.toMatchObject({ errors: [{ path: 'cursor', rule: 'invalid' }] })
    }
    await expect(client.call(calls.search, { query: { ...query, q: ' ' } })).rejects.toMatchObject({ status: 422 })
    expect(await idsOf('\u0301')).toEqual([])
  })
})

describe('GET /Audit', () => {
  const trail = (by = client, more: object = {}) => by.call(calls.auditTrail, { query: { ...query, ...more } })
  const status = { query, body: { ids: [ids.hidden], status: 'Active' as const } }

  it('lists authors and changes, newest first', async () => {
    await client.call(contentTypes.offer.calls.status, status)
    app.clock.advance(60_000)
    await client.call(contentTypes.event.calls.remove, { query: { id: [ids.concert] } })
    const chief = { id: testId(9, 1), name: 'chief' }
    const { data, nextCursor } = await trail()
    expect(nextCursor).toBeNull()
    const origin = { address: '127.0.0.1', client: null }
    expect(data.slice(0, 2)).toEqual([
      {
        ...origin,
        id: expect.any(String),
        at: '2026-11-21T09:01:00.000Z',
        by: chief,
        area: 'Event',
        action: 'remove',
        resource: 'Event',
        recordId: ids.concert,
        recordName: { se: 'Konsert' },
        changes: [],
      },
      {
        ...origin,
        id: expect.any(String),
        at: '2026-11-21T09:00:00.000Z',
        by: chief,
        area: 'Offer',
        action: 'status',
        resource: 'Offer',
        recordId: ids.hidden,
        recordName: { se: 'Dold' },
        changes: [{ path: 'status', before: 'InActive', after: 'Active' }],
      },
    ])
    expect((await trail(client, { record: ids.hidden })).data.map(({ action }) => action)).toEqual(['status', 'create'])
    expect((await trail(client, { record: ids.farOffer })).data).toEqual([])
  })

  it('shows only areas that the reader may read', async () => {
    await client.call(contentTypes.offer.calls.status, status)
    const resources = async (areas: Area[]) =>
      new Set((await trail(await readerOf(areas))).data.map(({ resource }) => resource))
    expect(await resources(['Mall'])).toEqual(new Set(['Publication']))
    expect(await resources(['Mall', 'Offer'])).toEqual(new Set(['Publication', 'Offer']))
    await expect(trail(await readerOf(['Offer']))).rejects.toMatchObject({ code: 'access_denied' })
  })

  it('includes users, with the malls that the reader has access to', async () => {
    const userIds = [testId(9, 1), testId(9, 3), testId(9, 5)]
    await client.call(calls.setMallUsers, { params: { id: ids.near }, body: { userIds } })
    const changed = async (by: typeof client) =>
      (await trail(by, { record: testId(9, 5) })).data.map(({ changes }) => changes)
    expect(await changed(client)).toEqual([[{ path: 'mallIds', before: [ids.far], after: [ids.near, ids.far] }]])
    const reader = await readerOf(['Mall', 'User'])
    expect(await changed(reader)).toEqual([[{ path: 'mallIds', before: [], after: [ids.near] }]])
    // a deleted user shares no mall
    expect((await trail(reader, { record: testId(9, 2) })).data).toEqual([])
  })

  it('includes the deletion of a mall for users who had access', async () => {
    const made = testId(1, 9)
    await client.call(calls.createMall, { body: { id: made, name: 'Kort' } })
    await client.call(calls.removeMalls, { query: { id: [made] } })
    expect((await trail(client, { record: made })).data).toMatchObject([{ action: 'remove', recordName: 'Kort' }])
    expect((await trail(await readerOf(['Mall']), { record: made })).data).toEqual([])
  })

  it('goes on where a page ended', async () => {
    const stamp = {
      tx: app.db,
      now: app.clock.now(),
      by: { id: 'x', name: 'x' },
      origin: testOrigin,
      secrets: app.secrets,
    }
    const entry = { mallId: ids.near, area: 'Offer', action: 'order', resource: 'Offer' } as const
    await audit(
      stamp,
      Array.from({ length: 120 }, () => ({ ...entry, id: ids.running, name: null })),
    )
    const record = { record: ids.running }
    const first = await trail(client, record)
    const second = await trail(client, { ...record, cursor: first.nextCursor })
    const third = await trail(client, { ...record, cursor: second.nextCursor })
    expect([first, second, third].map(({ data }) => data.length)).toEqual([50, 50, 21])
    expect(third.nextCursor).toBeNull()
    expect(new Set([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(121)
    await expect(trail(client, { cursor: '-1' })).rejects.toMatchObject({ status: 422 })
  })

  it('takes the length of a page, an order and words', async () => {
    await client.call(contentTypes.offer.calls.status, status)
    await client.call(contentTypes.event.calls.remove, { query: { id: [ids.concert] } })
    const all = (await trail()).data
    const walked = async (more: object) => {
      const pages: (typeof all)[] = []
      for (let cursor: string | undefined; ; ) {
        const page = await trail(client, { ...more, limit: 2, cursor })
        pages.push(page.data)
        if (!page.nextCursor) return pages
        cursor = page.nextCursor
      }
    }
    const newest = await walked({})
    expect(newest.slice(0, -1).every(({ length }) => length === 2)).toBe(true)
    expect(newest.flat()).toEqual(all)
    expect((await walked({ sort: '-at' })).flat()).toEqual(all)
    expect((await walked({ sort: 'at' })).flat()).toEqual(all.toReversed())
    const found = (await walked({ q: 'KÖNSERT cHief' })).flat()
    expect(found.map(({ action }) => action)).toEqual(['remove', 'create'])
    expect((await walked({ q: 'konsert' })).flat().map(({ recordId }) => recordId)).toEqual([ids.concert, ids.concert])

    const { data, nextCursor } = await trail(client, { limit: 1 })
    for (const wrong of [{ sort: 'at' }, { q: 'a' }, { record: ids.hidden }]) {
      await expect(trail(client, { ...wrong, cursor: nextCursor })).rejects.toMatchObject({
        errors: [{ path: 'cursor' }],
      })
    }
    for (const limit of [0, 1001, 'x']) {
      await expect(trail(client, { limit })).rejects.toMatchObject({ errors: [{ path: 'limit' }] })
    }
    // as earlier versions answered it
    expect((await trail(client, { cursor: data[0]?.id })).data).toEqual(all.slice(1))
  })
})
