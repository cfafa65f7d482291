import { type Body, calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropOldSearches } from '../../db/statistics/searches'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { callersOf } from '../testing/callers'

let app: TestApp
let client: ReturnType<TestApp['client']>
let station: ReturnType<TestApp['client']>
let last: number

type Search = Body<typeof calls.kioskSearch>['searches'][number]

const query = { mallId: ids.near }
const at = '2026-11-21T09:00:00.000Z'
const visitOf = (which: number) => testId(60, which)

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  station = app.client(await callersOf(app).stationKey(ids.near))
  last = 0
})

const nextId = () => {
  last += 1
  return testId(61, last)
}
const foundOf = (kind: 'item' | 'category' | 'amenity', id: string): Search => ({
  ...{ id: nextId(), visit: visitOf(1), at },
  found: { kind, id },
})
const missedOf = (text: string, visit: number, when = at): Search => ({
  ...{ id: nextId(), visit: visitOf(visit), at: when },
  text,
})
const send = (...searches: Search[]) => station.call(calls.kioskSearch, { body: { searches } })
const report = (more: object = {}) => client.call(calls.searchStatistics, { query: { ...query, ...more } })
const stored = async () => {
  const rows = await app.db.selectFrom('search_missed').select('text').distinct().orderBy('text').execute()
  return rows.map(({ text }) => text)
}

describe('records that visitors choose', () => {
  it('are counted once each, in all and by station', async () => {
    const shoes = [foundOf('item', ids.shop), foundOf('item', ids.shop)]
    expect(await send(...shoes, foundOf('category', ids.shops))).toEqual({ accepted: 3 })
    expect(await send(...shoes)).toEqual({ accepted: 0 })
    const destinations = [
      { kind: 'item', id: ids.shop, label: 'Skor', count: 2 },
      { kind: 'category', id: ids.shops, label: 'Mode', count: 1 },
    ]
    expect(await report()).toEqual({
      found: 3,
      sought: destinations,
      withoutResult: [],
      byStation: [{ stationId: ids.station, label: 'A1 Entrance', destinations }],
    })
    expect(await report({ limit: 1 })).toMatchObject({ found: 3, sought: destinations.slice(0, 1) })
    expect(await report({ stationId: ids.farStation })).toMatchObject({ found: 0, sought: [], byStation: [] })
    expect(await report({ till: '2026-11-20' })).toMatchObject({ found: 0 })
  })

  it('are amenities by their name, or else their kind', async () => {
    const [toilet, desk] = [testId(62, 1), testId(62, 2)]
    const amenities = [
      { id: toilet, kind: 'toilet' as const, at: { x: 0, y: 0 } },
      { id: desk, kind: 'information' as const, at: { x: 0, y: 0 }, name: { se: 'Disken' } },
    ]
    const map = { ordinal: 0, control: [], walkways: [], obstacles: [], amenities }
    const name = { se: 'Plan 1' }
    await client.call(contentTypes.floor.calls.create, { query, body: { name, mapTitle: name, map } })
    await send(foundOf('amenity', toilet), foundOf('amenity', toilet), foundOf('amenity', desk))
    expect((await report()).sought.map(({ label }) => label)).toEqual(['toilet', 'Disken'])
  })

  it('are only those of the mall', async () => {
    const strange = [foundOf('item', testId(4, 9)), foundOf('category', ids.shop), foundOf('amenity', ids.shop)]
    expect(await send(...strange)).toEqual({ accepted: 3 })
    expect(await report()).toMatchObject({ found: 0 })
  })
})

describe('texts that find nothing', () => {
  it('are reported once three visits in a week asked', async () => {
    await send(missedOf('Sushi', 1), missedOf('sushi ', 1), missedOf('sushi', 2))
    // the week before
    await send(missedOf('sushi', 3, '2026-11-14T09:00:00.000Z'))
    expect(await report()).toMatchObject({ withoutResult: [] })
    await send(missedOf('  SUSHI', 4))
    expect(await report()).toMatchObject({ withoutResult: [{ text: 'sushi', count: 3 }] })
    // one station alone has the same bound
    expect(await report({ stationId: ids.farStation })).toMatchObject({ withoutResult: [] })
  })

  it('are not kept with a digit, with an @, or if they are long', async () => {
    const texts = ['0701234567', 'flat 4', 'flat ٤', 'name@example.com', 'a'.repeat(61), 'bakery']
    expect(await send(...texts.map((text) => missedOf(text, 1)))).toEqual({ accepted: texts.length })
    expect(await stored()).toEqual(['bakery'])
  })

  it('of few visits are removed when their week is over, the others after the retention period', async () => {
    await send(missedOf('once', 1), ...[1, 2, 3].map((visit) => missedOf('often', visit)))
    const drop = (day: string) => dropOldSearches(app.db, new Date(`${day}T03:00:00Z`), 13)
    await drop('2026-12-01')
    expect(await stored()).toHaveLength(2)
    await drop('2026-12-10')
    expect(await stored()).toEqual(['often'])
    await drop('2028-01-01')
    expect(await stored()).toEqual([])
  })
})

it('does not change the clicks', async () => {
  await send(foundOf('item', ids.shop), missedOf('sushi', 1))
  const clicks = await client.call(calls.statistics, { query: { ...query, groupBy: 'type' } })
  expect(clicks.total).toBe(0)
})

it('is open to readers of statistics and to stations only', async () => {
  await expect((await app.signIn('editor')).client.call(calls.searchStatistics, { query })).rejects.toMatchObject({
    code: 'access_denied',
  })
  await expect(client.call(calls.kioskSearch, { body: { searches: [] } })).rejects.toMatchObject({ status: 401 })
})
