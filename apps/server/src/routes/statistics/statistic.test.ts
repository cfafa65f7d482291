import { calls, contentTypes, type Query } from '@kiosk-admin/api-client'
import type { StatisticEvent } from '@kiosk-admin/api-client/internal'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../db/json'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
let station: ReturnType<TestApp['client']>
let sent = 0

const mallId = ids.near

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  app.clock.set('2026-11-21T09:00:00.000Z')
  chief = (await app.signIn('chief')).client
  station = app.client('k_demo-station')
})

/** Sends clicks on a shop by default, one at each time. */
const click = (moments: string[], more: Partial<StatisticEvent> = {}, by = station) =>
  by.call(calls.kioskStatistic, {
    body: {
      events: moments.map((at) => ({
        id: testId(50, ++sent),
        type: 1 as const,
        view: 'touchguide' as const,
        refId: ids.shop,
        at: at.length === 10 ? `${at}T12:00:00.000Z` : at,
        ...more,
      })),
    },
  })

type StatisticsQuery = Omit<Query<typeof calls.statistics>, 'mallId'>
const ask = (query: StatisticsQuery) => chief.call(calls.statistics, { query: { mallId, ...query } })
/** Only points with clicks. */
const points = async (query: StatisticsQuery) => {
  const { series } = await ask(query)
  return Object.fromEntries(
    series.map(({ key, points: all }) => [
      key,
      all.filter(({ count }) => count > 0).map(({ at, count }) => [at, count]),
    ]),
  )
}

describe('menu keys', () => {
  const sendKeys = (from: number, till: number) =>
    station.call(calls.kioskStatistic, {
      body: {
        events: Array.from({ length: till - from }, (_, index) => ({
          id: testId(52, ++sent),
          type: 4 as const,
          view: 'touchguide' as const,
          refId: `key-${from + index}`,
          at: '2026-11-21T08:00:00.000Z',
        })),
      },
    })

  it('are counted separately up to 200, and as "Other" beyond', async () => {
    await sendKeys(0, 150)
    await sendKeys(100, 300)
    const { series, total } = await ask({ groupBy: 'menu', language: 'en' })
    expect(total).toBe(350)
    const clicks = ({ points: all }: (typeof series)[number]) => all.reduce((sum, { count }) => sum + count, 0)
    expect(series).toHaveLength(201)
    expect(series[0]).toMatchObject({ key: 'other', label: 'Other' })
    expect(series.slice(0, 2).map(clicks)).toEqual([100, 2])
    // known clicks are not counted again
    await sendKeys(0, 1)
    const again = await ask({ groupBy: 'menu' })
    expect(again.series.find(({ key }) => key === 'key-0')?.points.at(-1)?.count).toBe(2)
    const labels = (['se', 'no', 'is'] as const).map(async (language) => {
      const answer = await ask({ groupBy: 'menu', language })
      return answer.series[0]?.label
    })
    expect(await Promise.all(labels)).toEqual(['Övrigt', 'Annet', 'Annað'])
  })
})

describe('a station', () => {
  it('can repeat clicks, which are counted once', async () => {
    const events = [
      { id: testId(51, 1), type: 0 as const, view: 'touchguide' as const, at: '2026-11-21T08:00:00.000Z' },
      { id: testId(51, 2), type: 4 as const, view: 'pathfinder' as const, refId: 'offers', at: '2026-11-14T08:00:00Z' },
    ]
    expect(await station.call(calls.kioskStatistic, { body: { events } })).toEqual({ accepted: 2 })
    expect(await station.call(calls.kioskStatistic, { body: { events } })).toEqual({ accepted: 0 })
    expect(await station.call(calls.kioskStatistic, { body: { events: [] } })).toEqual({ accepted: 0 })
    expect((await ask({})).total).toBe(2)
  })

  it('learns which clicks are invalid; staff cannot send clicks', async () => {
    const event = { id: testId(51, 3), type: 1 as const, view: 'touchguide' as const, at: '2026-11-21T08:00:00Z' }
    const wrong = { ...event, type: 6 as never }
    await expect(station.call(calls.kioskStatistic, { body: { events: [event, wrong] } })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'events.1.type' }],
    })
    const many = Array.from({ length: 501 }, () => event)
    await expect(station.call(calls.kioskStatistic, { body: { events: many } })).rejects.toMatchObject({ status: 422 })
    await expect(chief.call(calls.kioskStatistic, { body: { events: [event] } })).rejects.toMatchObject({ status: 401 })
    expect((await ask({})).total).toBe(0)
  })
})

describe('staff can query', () => {
  it('by day, week and month, and compare with the previous period', async () => {
    await click(['2025-12-28', '2025-12-29', '2026-01-01', '2026-01-04', '2026-01-05', '2026-02-28', '2026-11-21'])
    const range = { from: '2025-12-29', till: '2026-02-28' }
    expect(await ask(range)).toMatchObject({ total: 5, previousTotal: 1 })
    const [all] = (await ask(range)).series
    expect(all).toMatchObject({ key: 'all', label: 'Klick' })
    expect(all?.points).toHaveLength(62)
    expect(await points({ ...range, period: 'week' })).toEqual({
      all: [
        ['2025-12-29', 3],
        ['2026-01-05', 1],
        ['2026-02-23', 1],
      ],
    })
    expect(await points({ ...range, period: 'month' })).toEqual({
      all: [
        ['2025-12-01', 1],
        ['2026-01-01', 3],
        ['2026-02-01', 1],
      ],
    })
    const [weeks] = (await ask({ from: '2026-01-01', till: '2026-01-12', period: 'week' })).series
    expect(weeks?.points.map(({ at }) => at)).toEqual(['2025-12-29', '2026-01-05', '2026-01-12'])
  })

  it('the last four weeks by default', async () => {
    const [all] = (await ask({})).series
    expect([all?.points.length, all?.points[0]?.at, all?.points.at(-1)?.at]).toEqual([28, '2026-10-25', '2026-11-21'])
    const [single] = (await ask({ from: '2026-11-20' })).series
    expect(single?.points.map(({ at }) => at)).toEqual(['2026-11-20', '2026-11-21'])
  })

  it('days in the mall’s time zone, with 23 or 25 hours on clock changes', async () => {
    const everyHour = (from: string, hours: number) =>
      Array.from({ length: hours }, (_, hour) => new Date(Date.parse(from) + hour * 3_600_000).toISOString())
    // from the midnight before to the midnight after, in Stockholm
    await click(everyHour('2026-03-28T23:00:00Z', 23))
    await click(everyHour('2026-10-24T22:00:00Z', 25))
    expect(await points({ from: '2026-03-28', till: '2026-03-30' })).toEqual({ all: [['2026-03-29', 23]] })
    expect(await points({ from: '2026-10-24', till: '2026-10-26' })).toEqual({ all: [['2026-10-25', 25]] })
    const spring = await points({ from: '2026-03-29', till: '2026-03-29', groupBy: 'weekdayHour' })
    expect(spring[7]).toHaveLength(23)
    expect(spring[7]).not.toContainEqual(['02:00', 1])
    const autumn = await points({ from: '2026-10-25', till: '2026-10-25', groupBy: 'weekdayHour', language: 'is' })
    expect(autumn[7]).toContainEqual(['02:00', 2])
    const { series } = await ask({ groupBy: 'weekdayHour', language: 'is' })
    expect(series.map(({ label }) => label)[6]).toBe('sunnudagur')
    expect(series.every(({ points: hours }) => hours.length === 24)).toBe(true)
  })

  it('groups that add up to the total', async () => {
    const soup = { refId: ids.restaurant }
    await click(['2026-11-20', '2026-11-21T08:00:00Z'])
    await click(['2026-11-20'], { ...soup, type: 2, view: 'pathfinder' })
    await click(['2026-11-20'], { type: 3, refId: ids.shops })
    await click(['2026-11-20'], { type: 0, refId: null })
    const groups = async (query: StatisticsQuery) => {
      const { total, series } = await ask(query)
      const sums = series.map(({ key, label, points: all }) => [
        key,
        label,
        all.reduce((sum, { count }) => sum + count, 0),
      ])
      expect(sums.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(total)
      return sums
    }
    expect(await groups({ groupBy: 'shop' })).toEqual([
      [ids.shop, 'Skor', 2],
      [ids.restaurant, 'Soppa', 1],
    ])
    expect(await groups({ groupBy: 'category' })).toEqual([[ids.shops, 'Mode', 1]])
    expect(await groups({ groupBy: 'station' })).toEqual([[ids.station, 'A1 Entrance', 5]])
    expect(await groups({ groupBy: 'type', language: 'en' })).toEqual([
      ['0', 'Touchguide', 1],
      ['1', 'Shop or company', 2],
      ['2', 'Pathfinder', 1],
      ['3', 'Category', 1],
      ['4', 'Menu', 0],
      ['5', 'Service', 0],
    ])
    expect((await ask({ view: 'pathfinder' })).total).toBe(1)
    expect((await ask({ type: 1 })).total).toBe(2)
    expect((await ask({ shopId: ids.shop })).total).toBe(2)
    expect((await ask({ shopId: ids.shop, type: 2 })).total).toBe(0)
    expect((await ask({ shopId: ids.shop, groupBy: 'weekdayHour' })).total).toBe(2)
    expect((await ask({ categoryId: ids.shops })).total).toBe(1)
    expect((await ask({ categoryId: ids.shops, shopId: ids.shop })).total).toBe(0)
    expect((await ask({ stationId: ids.station, groupBy: 'shop' })).total).toBe(3)
    expect(await ask({ stationId: ids.farStation, groupBy: 'station' })).toMatchObject({ total: 0, series: [] })
  })

  it('two hundred records, and all others as one', async () => {
    const clicks = Array.from({ length: 230 }, (_, which) => ({
      ...{ mall_id: mallId, station_id: ids.station, day: '2026-11-20', type: 1, view: 'touchguide' },
      ...{ ref: testId(61, which), count: 1 + which },
    }))
    await app.db.insertInto('statistic_ref_day').values(clicks).execute()
    const { total, series } = await ask({ groupBy: 'shop' })
    expect(total).toBe((230 * 231) / 2)
    expect(series).toHaveLength(201)
    expect(series.at(-1)).toMatchObject({ key: 'other', label: 'Övrigt' })
    expect(series.at(-1)?.points.find(({ at }) => at === '2026-11-20')?.count).toBe((30 * 31) / 2)
  })

  it('names of deleted records', async () => {
    await click(['2026-11-20'])
    await click(['2026-11-20', '2026-11-20'], { type: 3, refId: ids.restaurants })
    await click(['2026-11-20'], { type: 3, refId: ids.shops })
    // a record that not even the history knows any more
    await app.db
      .updateTable('statistic_ref_day')
      .set({ ref: testId(60, 1) })
      .where('ref', '=', ids.shops)
      .execute()
    await chief.call(contentTypes.offer.calls.remove, { query: { id: [ids.running, ids.ended] } })
    await chief.call(contentTypes.item.calls.remove, { query: { id: [ids.shop, ids.restaurant] } })
    await chief.call(contentTypes.category.calls.remove, { query: { id: [ids.restaurants] } })
    await app.db.deleteFrom('reference').execute()
    await app.db.deleteFrom('content').where('id', '=', ids.restaurants).execute()
    expect((await ask({ groupBy: 'shop' })).series).toMatchObject([{ key: ids.shop, label: 'Skor' }])
    expect((await ask({ groupBy: 'category', language: 'no' })).series.map(({ label }) => label)).toEqual([
      'Mat',
      'Slettet',
    ])
    await app.db.updateTable('station').set({ deleted_at: app.clock.now() }).where('mall_id', '=', mallId).execute()
    expect((await ask({ groupBy: 'station' })).series).toMatchObject([{ label: 'A1 Entrance' }])
    expect((await ask({ groupBy: 'station', from: '2026-11-21' })).series).toEqual([])
  })

  it('top shops with their previous counts', async () => {
    await click(['2026-11-01', '2026-11-20', '2026-11-21T08:00:00Z'])
    await click(['2026-11-20', '2026-11-20', '2026-11-20'], { type: 2, refId: ids.restaurant, view: 'pathfinder' })
    await click(['2026-11-20'], { type: 3, refId: ids.shops })
    const query = { mallId, from: '2026-11-12', till: '2026-11-21' }
    expect(await chief.call(calls.topShops, { query: { ...query, from: '2026-11-11' } })).toEqual([
      { id: ids.restaurant, label: 'Soppa', logoUrl: null, count: 3, previousCount: 0 },
      {
        id: ids.shop,
        label: 'Skor',
        logoUrl: expect.stringMatching(/^\/media\/\w+\.\w+$/),
        count: 2,
        previousCount: 1,
      },
    ])
    expect(await chief.call(calls.topShops, { query: { ...query, limit: 1 } })).toHaveLength(1)
    expect(await chief.call(calls.topShops, { query: { ...query, view: 'touchguide' } })).toMatchObject([
      { id: ids.shop },
    ])
  })

  it('valid combinations only', async () => {
    const refused = { status: 422 }
    await expect(ask({ from: '2026-11-21', till: '2026-11-20' })).rejects.toMatchObject(refused)
    await expect(ask({ from: '2020-01-01', till: '2026-11-20' })).rejects.toMatchObject({
      ...refused,
      errors: [{ path: 'from', message: 'Invalid value. Choose a shorter period: 1200 days at most.' }],
    })
    expect((await ask({ from: '2020-01-01', till: '2026-11-20', period: 'week' })).total).toBe(0)
    await expect(ask({ from: '0000-01-01' })).rejects.toMatchObject(refused)
    await expect(ask({ type: '7' as never })).rejects.toMatchObject(refused)
    await expect(chief.call(calls.statistics, { query: { mallId: testId(1, 9) } })).rejects.toMatchObject({
      status: 404,
    })
    const editor = (await app.signIn('editor')).client
    await expect(editor.call(calls.statistics, { query: { mallId } })).rejects.toMatchObject({ status: 403 })
  })

  it('their own malls only', async () => {
    await click(['2026-11-20'])
    expect(await chief.call(calls.statistics, { query: { mallId: ids.far } })).toMatchObject({
      total: 0,
      previousTotal: 0,
    })
  })
})

describe('an export', () => {
  const download = async (query: Query<typeof calls.exportStatistics>) => {
    const { token } = await app.signIn('chief')
    return app.fetch(chief.addressOf(calls.exportStatistics, { query }), {
      headers: { authorization: `Bearer ${token}` },
    })
  }
  const query = { mallId, from: '2026-11-19', till: '2026-11-20', groupBy: 'shop' as const, language: 'en' as const }

  beforeEach(async () => {
    await click(['2026-11-20', '2026-11-20'])
    await click(['2026-11-19'], { refId: ids.restaurant })
    const rename = (id: string, name: string) =>
      app.db
        .updateTable('content')
        .set({ data: json({ name: { se: name } }) })
        .where('id', '=', id)
        .execute()
    await rename(ids.shop, '=HYPERLINK("x")')
    await rename(ids.restaurant, 'Bröd; <smör>')
  })

  it('is CSV for Excel with guarded formulas', async () => {
    const answer = await download(query)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="clicks-2026-11-19-2026-11-20.csv"')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      ['Day,"\'=HYPERLINK(""x"")","Bröd; <smör>",Total', '2026-11-19,0,1,1', '2026-11-20,2,0,2', ''].join('\r\n'),
    )
    const nordic = await (await download({ ...query, groupBy: undefined, separator: 'semicolon' })).text()
    expect(nordic).toBe(['Day;Clicks', '2026-11-19;1', '2026-11-20;2', ''].join('\r\n'))
  })

  it('is a workbook with texts instead of formulas', async () => {
    const answer = await download({ ...query, format: 'xlsx' })
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
      [...row.matchAll(/<(?:v|t xml:space="preserve")>(.*?)<\/(?:v|t)>/g)].map(([, text]) => text),
    )
    expect(rows).toEqual([
      ['Day', '=HYPERLINK("x")', 'Bröd; &lt;smör&gt;', 'Total'],
      ['2026-11-19', '0', '1', '1'],
      ['2026-11-20', '2', '0', '2'],
    ])
    expect(sheet).not.toContain('<f>')
  })

  it('marks weeks and months of which only a part was counted', async () => {
    const weeks = { mallId, from: '2026-11-05', till: '2026-11-21', period: 'week' as const, language: 'en' as const }
    const lines = async (more: Partial<Query<typeof calls.exportStatistics>> = {}) =>
      (await (await download({ ...weeks, ...more })).text()).split('\r\n')
    expect(await lines()).toEqual([
      'Week from,Clicks,Note',
      '2026-11-02,0,Incomplete: 4 of 7 days',
      '2026-11-09,0,',
      // still running
      '2026-11-16,3,Incomplete: 6 of 7 days',
      '',
    ])
    expect(await lines({ period: 'month', language: 'se' })).toContain('2026-11-01,3,Ofullständig: 17 av 30 dagar')
    expect(await lines({ period: 'day', from: '2026-11-20' })).toContain('2026-11-21,0,So far')
    expect(await lines({ from: '2026-11-02', till: '2026-11-15' })).toContain('Week from,Clicks')
  })

  it('requires the same permission and mall', async () => {
    const { token } = await app.signIn('editor')
    const authorization = `Bearer ${token}`
    const path = `/api/Statistic/Export?mallId=${mallId}`
    expect((await app.fetch(path, { headers: { authorization } })).status).toBe(403)
    expect((await app.fetch(path)).status).toBe(401)
    expect((await download({ mallId: testId(1, 9) })).status).toBe(404)
  })
})
