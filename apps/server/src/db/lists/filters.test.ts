import {
  type Caller,
  type ContentStatus,
  type ContentType,
  calls,
  contentTypes,
  type LanguageCode,
  type Visibility,
  visibilities,
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

type Listed = Record<string, unknown> & { id: string; contentStatus: ContentStatus; visibility: Visibility }

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

const contentStatuses = ['unpublished', 'changed', 'published'] as const

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

    it('filters and sorts by content status', async () => {
      const whole = await wholeOf(type)
      const statuses = whole.map(({ contentStatus }) => contentStatus)
      expect(new Set(statuses).size).toBeGreaterThan(1)
      for (const contentStatus of contentStatuses) {
        const expected = whole.filter((record) => record.contentStatus === contentStatus)
        const page = (await call(type, 'page', { limit: 1000, contentStatus })) as { data: Listed[]; total: number }
        expect([contentStatus, page.total, page.data]).toEqual([contentStatus, expected.length, expected])
        expect(await call(type, 'list', { contentStatus })).toEqual(expected)
      }
      const several = idsOf(whole.filter(({ contentStatus }) => contentStatus !== 'unpublished'))
      expect(await call(type, 'ids', { contentStatus: ['published', 'changed'] })).toEqual(several)
      const statusOf = new Map(whole.map(({ id, contentStatus }) => [id, contentStatus]))
      const sorted = (await call(type, 'ids', { sort: ['contentStatus', '-createdAt'] })) as string[]
      expect(sorted.map((id) => statusOf.get(id))).toEqual(
        contentStatuses.flatMap((status) => statuses.filter((one) => one === status)),
      )
      await expect(call(type, 'ids', { contentStatus: 'gone' })).rejects.toMatchObject(invalidAt('contentStatus.0'))
    })

    it('filters by what visitors see', async () => {
      const whole = await wholeOf(type)
      expect(new Set(whole.map(({ visibility }) => visibility.state)).size).toBeGreaterThan(1)
      for (const state of visibilities) {
        const expected = whole.filter(({ visibility }) => visibility.state === state)
        const page = (await call(type, 'page', { limit: 1000, visibility: state })) as { data: Listed[]; total: number }
        expect([state, page.total, page.data]).toEqual([state, expected.length, expected])
      }
      const shownOrDraft = whole.filter(({ visibility: { state } }) => state === 'shown' || state === 'draft')
      expect(await call(type, 'ids', { visibility: ['shown', 'draft'] })).toEqual(idsOf(shownOrDraft))
      await expect(call(type, 'ids', { visibility: 'gone' })).rejects.toMatchObject(invalidAt('visibility.0'))
    })

    it('filters by languages without a text', async () => {
      const languages: LanguageCode[] = ['se', 'en']
      const lacking = (record: Listed, code: LanguageCode) => {
        let found = false
        walk(type.body, record, ['localised'], ({ localised }, value) => {
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

    it('filters by the week of its days', async () => {
      const paths = { starts: type.firstDay, ends: type.lastDay }
      const whole = await wholeOf(type)
      for (const [index, day] of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].entries()) {
        const some = idsOf(whole.filter((_, place) => place % 4 === index))
        for (const path of Object.values(paths)) {
          if (path === undefined) continue
          await sql`
            update content set data = jsonb_set(data, string_to_array(${path}, '.'), to_jsonb(${day}::text))
            where id = any(${some})
          `.execute(app.db)
        }
      }
      const expected = (await wholeOf(type)).filter((_, place) => place % 4 === 1 || place % 4 === 2)
      for (const [week, path] of Object.entries(paths)) {
        if (path === undefined) continue
        expect([week, await call(type, 'list', { week })]).toEqual([week, expected])
        expect(await call(type, 'page', { limit: 1, week })).toMatchObject({ total: expected.length })
        await expect(call(type, 'ids', { week: 'lasts' })).rejects.toMatchObject(invalidAt('week.0'))
      }
    })

    it('filters by a missing picture', async () => {
      const whole = await wholeOf(type)
      const [first] = whole
      for (const field of type.pictures) {
        await sql`
          update content set data = data || jsonb_build_object(${field}::text, null) where id = ${first?.id}
        `.execute(app.db)
        expect(await call(type, 'ids', { without: field })).toContain(first?.id)
        const expected = idsOf((await wholeOf(type)).filter((record) => record[field] === null))
        expect([field, await call(type, 'ids', { without: field })]).toEqual([field, expected])
        await expect(call(type, 'ids', { without: 'name' })).rejects.toMatchObject(invalidAt('without.0'))
      }
      const lacking = (await wholeOf(type)).filter((record) => type.pictures.some((field) => record[field] === null))
      if (type.pictures.length > 0) expect(await call(type, 'ids', { without: type.pictures })).toEqual(idsOf(lacking))
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
