import {
  type Caller,
  type ContentType,
  calls,
  contentTypes,
  kioskStates,
  type LanguageCode,
  walk,
} from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { callersOf, readAll } from '../../routes/testing/callers'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { writing } from '../../testing/people'
import { fillLists } from './testing/lists'

/** The filters that every list of content has, and sorts by what records do not have themselves. */

type Listed = Record<string, unknown> & { id: string }

let app: TestApp
let chief: Caller
const inMall = { mallId: ids.near }

async function start() {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).client
  await fillLists(app)
  await chief.call(calls.publish, { query: inMall, body: {} })
  // since the publication every third record has changed, and every fifth has another status
  await sql`
    update content set data = data || '{"phone": "1", "areaId": "moved", "code": "x", "index": 77}' where ctid in (
      select ctid from (select ctid, row_number() over (order by id) as place from content) rows where place % 3 = 0
    )
  `.execute(app.db)
  await sql`
    update content set data = data || jsonb_build_object('status', case data ->> 'status' when 'Active' then 'InActive' else 'Active' end)
    where data ? 'status' and ctid in (
      select ctid from (select ctid, row_number() over (order by id) as place from content) rows where place % 5 = 0
    )
  `.execute(app.db)
}

const call = (type: ContentType, name: 'list' | 'page' | 'ids', query: object = {}, client = chief) =>
  client.callDynamic(type.calls[name], { query: { ...inMall, ...query } })
const wholeOf = async (type: ContentType) => (await call(type, 'list')) as Listed[]
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
const invalidAt = (path: string) => ({ code: 'validation', errors: [expect.objectContaining({ path })] })

/** The value at a dotted path. */
const at = (record: object, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)

function stateOf({ lastDay }: ContentType, record: Listed, today: string) {
  const { status = 'Active', contentStatus } = record
  const end = lastDay === undefined ? undefined : at(record, lastDay)
  const ended = typeof end === 'string' && end < today
  if (status === 'Active' && !ended) return String(contentStatus)
  if (contentStatus !== 'unpublished') return 'comesOff'
  return status === 'Active' ? 'ended' : 'notShown'
}

describe.each(Object.values<ContentType>(contentTypes).map((type) => [type.resource, type] as const))(
  '%s',
  (_, type) => {
    beforeAll(start)

    it('answers the ids of its list, of a page and of a filter', async () => {
      const whole = idsOf(await wholeOf(type))
      expect(await call(type, 'ids')).toEqual(whole)
      expect(await call(type, 'ids', { offset: 2, limit: 3 })).toEqual(whole.slice(2, 5))
      const page = (await call(type, 'page', { limit: 1000, q: 'butik', sort: '-name' })) as { data: Listed[] }
      expect(await call(type, 'ids', { q: 'butik', sort: '-name' })).toEqual(idsOf(page.data))
    })

    it('filters by id', async () => {
      const whole = await wholeOf(type)
      const [first, , third] = whole
      expect(await call(type, 'list', { record: [third?.id, first?.id] })).toEqual([first, third])
      expect(await call(type, 'page', { limit: 1, record: third?.id })).toMatchObject({ data: [third], total: 1 })
    })

    it('has long fields only on request', async () => {
      const whole = await wholeOf(type)
      for (const record of whole) for (const name of type.notInList) expect(record).not.toHaveProperty(name)
      const page = async (query: object) =>
        ((await call(type, 'page', { limit: 1000, ...query })) as { data: Listed[] }).data
      expect(await page({ longFields: 'false' })).toEqual(whole)
      const complete = await page({ longFields: 'true', record: idsOf(whole) })
      for (const [index, { id }] of whole.entries()) {
        const record = (await chief.callDynamic(type.calls.get, { params: { id } })) as Listed
        expect(complete[index]).toEqual({ ...whole[index], ...record })
      }
      await expect(page({ longFields: 'yes' })).rejects.toMatchObject(invalidAt('longFields'))
    })

    it('filters by status', async () => {
      const whole = await wholeOf(type)
      for (const status of ['Active', 'InActive']) {
        const expected = idsOf(whole.filter((record) => record.status === status))
        expect([status, await call(type, 'ids', { status })]).toEqual([status, expected])
      }
      await expect(call(type, 'page', { limit: 1, status: 'Deleted' })).rejects.toMatchObject(invalidAt('status.0'))
    })

    it('filters and sorts by the state on the kiosks', async () => {
      const whole = await wholeOf(type)
      const today = app.clock.now().toISOString().slice(0, 10)
      const states = new Map(whole.map((record) => [record.id, stateOf(type, record, today)]))
      expect(new Set(states.values()).size).toBeGreaterThan(1)
      for (const kioskState of kioskStates) {
        const expected = whole.filter(({ id }) => states.get(id) === kioskState)
        const page = (await call(type, 'page', { limit: 1000, kioskState })) as { data: Listed[]; total: number }
        expect([kioskState, page.total, page.data]).toEqual([kioskState, expected.length, expected])
        expect(await call(type, 'list', { kioskState })).toEqual(expected)
      }
      const several = idsOf(whole.filter(({ id }) => ['published', 'changed'].includes(states.get(id) ?? '')))
      expect(await call(type, 'ids', { kioskState: ['published', 'changed'] })).toEqual(several)
      const sorted = (await call(type, 'ids', { sort: ['kioskState', '-createdAt'] })) as string[]
      expect(sorted.map((id) => states.get(id))).toEqual(
        kioskStates.flatMap((state) => [...states.values()].filter((one) => one === state)),
      )
      await expect(call(type, 'ids', { kioskState: 'gone' })).rejects.toMatchObject(invalidAt('kioskState.0'))
    })

    it('filters by languages without a text', async () => {
      const languages: LanguageCode[] = ['se', 'en']
      const lacking = (record: Listed, code: LanguageCode) => {
        let found = false
        walk(type.body, record, ({ localised }, value) => {
          const texts = value as Partial<Record<LanguageCode, string>> | null | undefined
          if (localised && texts && languages.some((one) => texts[one]) && !texts[code]) found = true
        })
        const { writtenIn = {} } = record as { writtenIn?: Record<string, LanguageCode[]> }
        return found || Object.values(writtenIn).some((codes) => codes.length > 0 && !codes.includes(code))
      }
      const whole = await wholeOf(type)
      for (const untranslated of languages) {
        const expected = idsOf(whole.filter((record) => lacking(record, untranslated)))
        expect([untranslated, await call(type, 'ids', { untranslated })]).toEqual([untranslated, expected])
      }
      await expect(call(type, 'ids', { untranslated: 'xx' })).rejects.toMatchObject(invalidAt('untranslated.0'))
    })

    it('answers no ids to who may not read it, or of another mall', async () => {
      const { token } = await callersOf(app).person([ids.near], [])
      await expect(call(type, 'ids', {}, app.client(token))).rejects.toMatchObject({ status: 403 })
      const stranger = await callersOf(app).person([ids.far], readAll)
      await expect(call(type, 'ids', {}, app.client(stranger.token))).rejects.toMatchObject({ status: 404 })
    })
  },
)

describe('references', () => {
  beforeAll(start)

  it('a filter of items has one of several categories', async () => {
    const whole = await wholeOf(contentTypes.item)
    const of = (...categories: string[]) =>
      idsOf(whole.filter(({ categoryIds }) => (categoryIds as string[]).some((id) => categories.includes(id))))
    const other = whole.flatMap(({ categoryIds }) => categoryIds as string[]).find((id) => id !== ids.shops) ?? ''
    // the records of fillLists have no references in the table of references
    await sql`
      insert into reference (mall_id, from_id, path, to_id)
      select mall_id, id, 'categoryIds.' || (place - 1), one::uuid
      from content, jsonb_array_elements_text(data -> 'categoryIds') with ordinality as them (one, place)
      where mall_id = ${ids.near} and type = 'item' on conflict do nothing
    `.execute(app.db)
    expect(await call(contentTypes.item, 'ids', { categoryId: ids.shops })).toEqual(of(ids.shops))
    expect(await call(contentTypes.item, 'ids', { categoryId: [ids.shops, other] })).toEqual(of(ids.shops, other))
  })

  it('offers are filtered and sorted by their shops, and found by the names of these', async () => {
    const items = (await wholeOf(contentTypes.item)).filter(({ name }) => (name as { se?: string }).se)
    const named = new Map(items.map(({ id, name }) => [id, (name as { se: string }).se]))
    const [first, second] = ['alfa', 'zon'].map((name) => items.find(({ id }) => named.get(id) === name))
    const offers = await wholeOf(contentTypes.offer)
    await sql`update content set data = data || '{"shopId": null}' where type = 'offer'`.execute(app.db)
    await sql`delete from reference where path = 'shopId'`.execute(app.db)
    for (const [offer, shop] of [
      [offers[0], second],
      [offers[1], first],
    ]) {
      await sql`update content set data = data || jsonb_build_object('shopId', ${shop?.id}::text) where id = ${offer?.id}`.execute(
        app.db,
      )
      await sql`
        insert into reference (mall_id, from_id, path, to_id) values (${ids.near}, ${offer?.id}, 'shopId', ${shop?.id})
      `.execute(app.db)
    }
    expect(await call(contentTypes.offer, 'ids', { shopId: second?.id })).toEqual([offers[0]?.id])
    expect(await call(contentTypes.offer, 'ids', { shopId: [second?.id, 'none'] })).toHaveLength(offers.length - 1)
    const sorted = (await call(contentTypes.offer, 'ids', { sort: 'shopId' })) as string[]
    expect(sorted.slice(0, 2)).toEqual([offers[1]?.id, offers[0]?.id])
    const reversed = (await call(contentTypes.offer, 'ids', { sort: '-shopId' })) as string[]
    expect(reversed.slice(0, 2)).toEqual([offers[0]?.id, offers[1]?.id])
    const q = named.get(second?.id ?? '') ?? ''
    expect(await call(contentTypes.offer, 'ids', { q })).toContain(offers[0]?.id)
    await expect(call(contentTypes.offer, 'ids', { shopId: 'some' })).rejects.toMatchObject(invalidAt('shopId.0'))
  })

  it('ids contain only types that the reader may read', async () => {
    const { token } = await callersOf(app).person([ids.near], writing('Shops'))
    const shops = idsOf((await wholeOf(contentTypes.item)).filter(({ type }) => type === 1))
    expect(await call(contentTypes.item, 'ids', {}, app.client(token))).toEqual(shops)
    await expect(call(contentTypes.item, 'ids', { type: 2 }, app.client(token))).rejects.toMatchObject({ status: 403 })
  })
})
