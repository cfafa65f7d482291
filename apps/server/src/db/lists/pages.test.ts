import { type Caller, calls, contentTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { callersOf, readAll } from '../../routes/testing/callers'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { writing } from '../../testing/people'
import { fillLists, type List, lists, rename, sortRecords, takeOut, walkPages } from './testing/lists'

/** Every list of the contract that has pages. */

let app: TestApp
let chief: Caller

async function start() {
  app = await createTestApp({ seed: testMall })
  await fillLists(app)
  chief = (await app.signIn('chief')).client
  await chief.call(calls.publish, { query: { mallId: ids.near }, body: {} })
}

const named = lists.map((list) => [list.name, list] as const)
// PGlite has the root collation alone, which does not know numbers: the languages are proven on the real PostgreSQL
const { compare } = new Intl.Collator('en')
const swedish = { languages: ['se' as const], compare }

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
const invalidAt = (path: string) => ({ code: 'validation', errors: [expect.objectContaining({ path })] })

describe.each(named)('%s', (_, list: List) => {
  beforeAll(start)

  it('walks all pages in each order, and each record is that of the whole list', { tags: ['nightly'] }, async () => {
    const whole = await list.readWhole(chief)
    expect(whole.length).toBeGreaterThan(5)
    for (const sort of [undefined, ...list.orders]) {
      const pages = await walkPages(chief, list, { sort, limit: 4 })
      const walked = pages.flatMap(({ data }) => data)
      const sorted = sort ? sortRecords(list, whole, sort, swedish) : whole
      expect([sort, idsOf(walked)]).toEqual([sort, idsOf(sorted)])
      expect([sort, walked]).toEqual([sort, sorted])
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => whole.length))
      expect(pages.slice(0, -1).map(({ data }) => data.length)).toEqual(pages.slice(1).map(() => 4))
      if (list.sortsWhole) expect(await list.readWhole(chief, { sort })).toEqual(sorted)
    }
  })

  it('sorts by several fields', async () => {
    const [first = '', second = ''] = [list.orders.at(-2), list.orders[1]]
    const whole = await list.readWhole(chief)
    const pages = await walkPages(chief, list, { sort: [first, second], limit: 3 })
    const byFirst = new Map(sortRecords(list, whole, first, swedish).map((record) => [record[first], record]))
    const expected = [...byFirst.keys()].flatMap((value) =>
      sortRecords(
        list,
        whole.filter((record) => record[first] === value),
        second,
        swedish,
      ),
    )
    expect(idsOf(pages.flatMap(({ data }) => data))).toEqual(idsOf(expected))
  })

  it('finds the words of a query without regard to case and accents, on all pages', async () => {
    const q = list.name === 'user.page' ? 'ÁNNA' : list.name === 'userGroup.page' ? 'BÚTIK 9' : 'BÚTIK'
    const found = await walkPages(chief, list, { q, limit: 2 })
    const records = found.flatMap(({ data }) => data)
    expect(records.length).toBeGreaterThan(0)
    expect(found[0]?.total).toBe(records.length)
    const words = q.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split(' ')
    const whole = await list.readWhole(chief)
    const holding = whole.filter((record) => {
      const text = JSON.stringify(record.name ?? record.username).toLowerCase()
      return words.every((word) => text.includes(word))
    })
    expect(idsOf(records)).toEqual(expect.arrayContaining(idsOf(holding)))
    expect((await list.readPage(chief, { q: 'nothing holds this', limit: 5 })).total).toBe(0)
    if (list.sortsWhole) expect(await list.readWhole(chief, { q })).toEqual(records)
  })

  it('takes pages of 1 to 1,000 records', async () => {
    for (const limit of [0, 1001, -1, 1.5, 'many', '']) {
      await expect(list.readPage(chief, { limit })).rejects.toMatchObject(invalidAt('limit'))
    }
    expect((await list.readPage(chief, { limit: 1 })).data).toHaveLength(1)
    const all = await list.readPage(chief, { limit: 1000 })
    expect([all.data.length, all.nextCursor]).toEqual([all.total, null])
  })

  it('starts a page anywhere', async () => {
    for (const sort of [undefined, list.orders[0]]) {
      const all = await list.readPage(chief, { sort, limit: 1000 })
      const middle = await list.readPage(chief, { sort, limit: 4, offset: 3 })
      expect([middle.data, middle.total]).toEqual([all.data.slice(3, 7), all.total])
      const next = await list.readPage(chief, { sort, limit: 4, cursor: middle.nextCursor })
      expect(next.data).toEqual(all.data.slice(7, 11))
      const last = await list.readPage(chief, { sort, limit: 4, offset: all.total - 1 })
      expect([last.data, last.nextCursor]).toEqual([all.data.slice(-1), null])
      const beyond = await list.readPage(chief, { sort, limit: 4, offset: all.total })
      expect(beyond).toEqual({ data: [], nextCursor: null, total: all.total })
    }
    for (const offset of [-1, 1.5, 1_000_001, 'many']) {
      await expect(list.readPage(chief, { limit: 1, offset })).rejects.toMatchObject(invalidAt('offset'))
    }
  })

  it('refuses fields that it cannot be sorted by', async () => {
    for (const sort of ['mallId', 'visibility', '--name', 'constructor', '']) {
      await expect(list.readPage(chief, { limit: 1, sort })).rejects.toMatchObject(invalidAt('sort'))
    }
  })

  it('refuses the cursors of other lists, and what is no cursor', async () => {
    const cursorWith = async (query: object, of = list) =>
      (await of.readPage(chief, { limit: 1, ...query })).nextCursor ?? ''
    const [sort, other] = list.orders
    const cursor = await cursorWith({ sort })
    const foreign = lists.find(({ name, orders }) => name !== list.name && orders[0] === sort)
    const wrong = [
      ['', {}],
      ['bm8', { sort }],
      [cursor.slice(1), { sort }],
      [cursor, {}],
      [cursor, { sort: other }],
      [cursor, { sort, language: 'en' }],
      [cursor, { sort, q: 'a' }],
      ...(foreign ? [[await cursorWith({ sort }, foreign), { sort }] as const] : []),
    ] as const
    for (const [text, query] of wrong) {
      const answer = list.readPage(chief, { ...query, limit: 1, cursor: text })
      await expect(answer).rejects.toMatchObject(invalidAt('cursor'))
    }
    // pages may differ in length
    expect((await list.readPage(chief, { sort, limit: 2, cursor })).data).toHaveLength(2)
  })

  it('asks for the length of a page that a cursor continues', async () => {
    const { nextCursor } = await list.readPage(chief, { limit: 1 })
    const answer = list.readPage(chief, { cursor: nextCursor })
    await expect(answer).rejects.toMatchObject(invalidAt(list.sortsWhole ? 'limit' : 'cursor'))
  })

  it('is empty, and no more, for who may read none of it', async () => {
    const { token } = await callersOf(app).person([ids.near], [])
    const answer = list.readPage(app.client(token), { limit: 5 })
    if (list.page.access === 'session') expect(await answer).toEqual({ data: [], nextCursor: null, total: 0 })
    else await expect(answer).rejects.toMatchObject({ status: 403 })
  })

  it('neither repeats nor skips records while others come, go and change', async () => {
    for (const sort of [undefined, list.orders[0], list.orders[1]]) {
      const before = idsOf(await list.readWhole(chief))
      const touched = new Set<string>()
      let turn = 0
      const pages = await walkPages(chief, list, { sort, limit: 3 }, async ({ data }) => {
        const seen = data.at(-1)?.id
        const ahead = before.filter((id) => !touched.has(id) && !data.some((record) => record.id === id))
        const other = ahead[(turn * 5) % ahead.length]
        // including the last record of the page, which the cursor points to
        for (const id of [seen, other]) if (id && turn < 2) touched.add(id)
        if (turn === 0 && seen) await takeOut(app, list, seen)
        if (turn === 0 && other) await rename(app, other)
        if (turn === 1 && seen) await rename(app, seen)
        if (turn === 1 && other) await takeOut(app, list, other)
        turn++
      })
      const untouched = idsOf(pages.flatMap(({ data }) => data)).filter((id) => !touched.has(id))
      expect([sort, untouched.toSorted()]).toEqual([sort, before.filter((id) => !touched.has(id)).toSorted()])
    }
  })
})

describe('rights', () => {
  beforeAll(start)

  it('types that the reader may not read are not counted', async () => {
    const { token } = await callersOf(app).person([ids.near], writing('Shops'))
    const query = { mallId: ids.near, limit: 2, sort: 'name' } as const
    const { page, list } = contentTypes.item.calls
    const whole = await app.client(token).call(list, { query: { mallId: ids.near } })
    const answer = await app.client(token).call(page, { query })
    expect(answer.total).toBe(whole.length)
    expect(answer.data.every(({ type }) => type === 1)).toBe(true)
    const restaurants = app.client(token).call(page, { query: { ...query, type: 2 } })
    await expect(restaurants).rejects.toMatchObject({ status: 403 })
  })

  it('who may only name categories or files gets their short form', async () => {
    const { token } = await callersOf(app).person([ids.near], writing('Shops'))
    const reader = app.client(token)
    const query = { mallId: ids.near, limit: 2, sort: 'name' } as const
    const categories = await reader.call(calls.categoriesOfTypePage, { params: { type: 1 }, query })
    const whole = await reader.call(calls.categoriesOfType, {
      params: { type: 1 },
      query: { mallId: ids.near, sort: 'name' },
    })
    expect([categories.data, categories.total]).toEqual([whole.slice(0, 2), whole.length])
    expect(categories.data[0]).not.toHaveProperty('updatedAt')
    const files = await reader.call(calls.mediaImagesPage, { query })
    expect(files.data[0]).not.toHaveProperty('usedBy')
    expect(files.data[0]).not.toHaveProperty('updatedAt')
    await expect(reader.call(calls.mediaPage, { query })).rejects.toMatchObject({ status: 403 })
  })

  it('the trash has what the reader may read', async () => {
    const { token } = await callersOf(app).person([ids.near], writing('Shops', 'MediaLibrary'))
    const query = { mallId: ids.near, limit: 100, sort: 'resource' } as const
    const { data, total } = await app.client(token).call(calls.trashPage, { query })
    expect([...new Set(data.map(({ resource }) => resource))]).toEqual(['Item', 'MediaLibrary'])
    expect(data.every(({ type }) => type === null || type === 1)).toBe(true)
    expect(total).toBe(data.length)
    expect(total).toBe((await app.client(token).call(calls.trash, { query: { mallId: ids.near } })).length)
  })

  it('another mall has no pages', async () => {
    const { token } = await callersOf(app).person([ids.far], readAll)
    const query = { mallId: ids.near, limit: 5 }
    await expect(app.client(token).call(contentTypes.offer.calls.page, { query })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('content', () => {
  beforeAll(start)

  it('filters and pages go together, and belong to the cursor', async () => {
    const { page, list } = contentTypes.item.calls
    const query = { mallId: ids.near, type: 1, categoryId: ids.shops } as const
    const whole = await chief.call(list, { query })
    const first = await chief.call(page, { query: { ...query, limit: 1 } })
    expect([first.data, first.total]).toEqual([whole.slice(0, 1), whole.length])
    const { nextCursor } = await chief.call(page, { query: { mallId: ids.near, type: 1, limit: 1 } })
    const other = chief.call(page, { query: { mallId: ids.near, type: 2, limit: 1, cursor: nextCursor ?? '' } })
    await expect(other).rejects.toMatchObject(invalidAt('cursor'))
  })

  it('sorts by the reader’s language, and by the mall’s first where it has no text', async () => {
    const { page } = contentTypes.offer.calls
    const { data } = await chief.call(page, { query: { mallId: ids.near, limit: 100, sort: 'name', language: 'en' } })
    const shown = data.map(({ name }) => name.en ?? name.se ?? '')
    expect(shown).toEqual(shown.toSorted(compare))
  })

  it('lists the floors of the garages on a page', async () => {
    const { page, list } = contentTypes.garage.calls
    const query = { mallId: ids.near }
    const [first] = await chief.call(list, { query })
    await sql`
      update content set data = data || jsonb_build_object('garageId', ${first?.id}::text) where type = 'floor'
    `.execute(app.db)
    const [garage] = await chief.call(list, { query })
    expect(garage?.floors).toHaveLength(12)
    expect((await chief.call(page, { query: { ...query, limit: 1 } })).data).toEqual([garage])
  })
})
