import { contentTypes } from '@kiosk-admin/api-client'
import { type StatisticEvent, statisticBatch } from '@kiosk-admin/api-client/internal'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../dependencies'
import { describeEngines, engineForAll, startTime } from '../../testing/engines'
import { createTestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { dropOldMonths } from './months'
import { mostOfHour, recordClicks } from './write'

const now = new Date('2026-11-21T09:00:00.000Z')
const stations = [testId(7, 1), testId(7, 3)]
const refs = [ids.shop, ids.restaurant, ids.shops]

/** Zones that move their clocks, at unlike times and by unlike steps, and zones that lie between the hours. */
const zones = [
  'Europe/Stockholm',
  'Atlantic/Reykjavik',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]

/** Around the hours at which clocks are moved, and anywhere within the year that is believed. */
const moment = fc.oneof(
  fc.date({ min: new Date('2026-03-28T20:00:00Z'), max: new Date('2026-03-29T20:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-10-24T20:00:00Z'), max: new Date('2026-10-25T20:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2025-11-22T00:00:00Z'), max: now, noInvalidDate: true }),
)

const event: fc.Arbitrary<StatisticEvent> = fc.record({
  // few ids, so that many come twice, also with another time
  id: fc.integer({ min: 1, max: 60 }).map((which) => testId(40, which)),
  type: fc.constantFrom(0, 1, 2, 3, 4, 5),
  view: fc.constantFrom('touchguide', 'pathfinder'),
  refId: fc.constantFrom(null, ...refs),
  at: moment.map((at) => at.toISOString()),
})

const batch = fc.record({ station: fc.constantFrom(...stations), events: fc.array(event, { maxLength: 30 }) })

/** The day and the hour that clocks in a zone show, by another way than the database's. */
function localIn(timeZone: string, at: Date): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) }
}

const counted = (keys: string[]) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => `${key} ${count}`).sort()
}

async function stored(db: Db, columns: string[], table: string): Promise<string[]> {
  const values = sql.join([...columns, 'count'].map((name) => sql`cast(${sql.ref(name)} as text)`))
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', ${values}) as key from ${sql.table(table)} where mall_id = ${ids.near}
  `.execute(db)
  return rows.map(({ key }) => key).sort()
}

describeEngines('clicks', (open) => {
  const engine = engineForAll(open)
  let db: Db

  beforeAll(async () => {
    db = engine.db
  }, startTime)
  beforeEach(() => createTestApp({ seed: testMall, db: engine.db }))

  const intake = (stationId: string, time_zone = 'Europe/Stockholm', keep = 24) => ({
    db,
    mall: { id: ids.near, time_zone },
    stationId,
    now,
    keep,
  })
  const click = (which: number, at: string, more: Partial<StatisticEvent> = {}): StatisticEvent => ({
    id: testId(41, which),
    type: 1,
    view: 'touchguide',
    refId: ids.shop,
    at,
    ...more,
  })
  const days = () => stored(db, ['day'], 'statistic_ref_day')

  it('are counted as one would count by hand, whatever the batches, repeats, order and time zone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 6 }), fc.constantFrom(...zones), async (batches, timeZone) => {
        await sql`truncate statistic_seen, statistic_event, statistic_hour, statistic_day, statistic_ref_day, statistic_ref_hour`.execute(
          db,
        )
        const first = new Map<string, StatisticEvent & { station: string }>()
        for (const { station, events } of batches) {
          // of duplicates in a batch the last counts, known ids are ignored
          const own = new Map(events.map((one) => [one.id, one]))
          const fresh = [...own.values()].filter(({ id }) => !first.has(id))
          expect(await recordClicks(intake(station, timeZone), events)).toBe(fresh.length)
          for (const one of fresh) first.set(one.id, { ...one, station })
        }
        const naive = [...first.values()].map(({ at, type, refId, ...one }) => ({
          ...one,
          ...localIn(timeZone, new Date(at)),
          type,
          ref: type === 0 ? null : refId,
        }))
        const withRef = naive.filter(({ ref }) => ref !== null)
        const raw = await sql<{
          count: number
        }>`select cast(count(*) as integer) as count from statistic_event`.execute(db)
        expect(raw.rows).toEqual([{ count: naive.length }])
        expect(await stored(db, ['day', 'hour', 'station_id', 'type', 'view'], 'statistic_hour')).toEqual(
          counted(naive.map((one) => `${one.day} ${one.hour} ${one.station} ${one.type} ${one.view}`)),
        )
        expect(await stored(db, ['day', 'station_id', 'type', 'view'], 'statistic_day')).toEqual(
          counted(naive.map((one) => `${one.day} ${one.station} ${one.type} ${one.view}`)),
        )
        expect(await stored(db, ['day', 'station_id', 'type', 'view', 'ref'], 'statistic_ref_day')).toEqual(
          counted(withRef.map((one) => `${one.day} ${one.station} ${one.type} ${one.view} ${one.ref}`)),
        )
        expect(await stored(db, ['day', 'hour', 'station_id', 'type', 'view', 'ref'], 'statistic_ref_hour')).toEqual(
          counted(withRef.map((one) => `${one.day} ${one.hour} ${one.station} ${one.type} ${one.view} ${one.ref}`)),
        )
      }),
      { numRuns: 40, seed: 20_261_121 },
    )
  })

  it('come once, however often and with whatever time they are sent, also at once', async () => {
    const events = Array.from({ length: 40 }, (_, which) => click(which, '2026-11-20T12:00:00.000Z'))
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        recordClicks(intake(ids.station), turn % 2 ? events : events.toReversed()),
      ),
    )
    expect(answers.reduce((sum, count) => sum + count, 0)).toBe(40)
    const moved = events.map((one) => ({ ...one, at: '2026-09-20T12:00:00.000Z' }))
    expect(await recordClicks(intake(stations[1] ?? ''), moved)).toBe(0)
    expect(await days()).toEqual(['2026-11-20 40'])
  })

  it('come late, after a week or months without a network', async () => {
    const week = Array.from({ length: statisticBatch }, (_, which) =>
      click(which, new Date(now.getTime() - which * 20 * 60_000).toISOString()),
    )
    expect(await recordClicks(intake(ids.station), week)).toBe(statisticBatch)
    expect(await recordClicks(intake(ids.station), [click(1000, '2026-02-03T12:00:00.000Z')])).toBe(1)
    expect(await days()).toHaveLength(9)
  })

  it('that cannot have been then were now: a clock is ahead, or was reset', async () => {
    const { at: _, ...one } = click(0, '')
    const times = ['2026-11-21T09:04:00.000Z', '2026-11-22T09:00:00.000Z', '1970-01-01T00:00:00.000Z']
    const events = times.map((at, which) => ({ ...one, id: testId(41, which), at }))
    expect(await recordClicks(intake(ids.station), events)).toBe(3)
    expect(await days()).toEqual(['2026-11-21 3'])
    // once more, much later: still known
    expect(await recordClicks({ ...intake(ids.station), now: new Date('2027-02-01T00:00:00Z') }, events)).toBe(0)
  })

  it('name what they were on only where that can be a record', async () => {
    const on = (which: number, type: StatisticEvent['type'], refId: string | null) =>
      click(which, '2026-11-20T12:00:00.000Z', { type, refId })
    await recordClicks(intake(ids.station), [
      on(1, 1, ids.shop.toUpperCase()),
      on(2, 3, 'nothing'),
      on(3, 4, 'offers'),
      on(4, 0, ids.shop),
      on(5, 2, null),
    ])
    expect(await stored(db, ['type', 'ref'], 'statistic_ref_day')).toEqual([`1 ${ids.shop} 1`, '4 offers 1'])
    expect(await stored(db, ['type'], 'statistic_hour')).toHaveLength(5)
  })

  it('name only records that the mall has or had', async () => {
    const app = await createTestApp({ seed: testMall, db: engine.db })
    const { client } = await app.signIn('chief')
    await client.call(contentTypes.offer.calls.remove, { query: { id: [ids.running, ids.ended] } })
    await client.call(contentTypes.item.calls.remove, { query: { id: [ids.shop] } })
    const madeUp = Array.from({ length: 20 }, (_, which) =>
      click(which, now.toISOString(), { refId: testId(99, which) }),
    )
    const inTrash = click(30, now.toISOString(), { refId: ids.shop })
    const ofOtherMall = click(31, now.toISOString(), { refId: ids.farOffer })
    expect(await recordClicks(intake(ids.station), [...madeUp, inTrash, ofOtherMall])).toBe(22)
    expect(await stored(db, ['ref'], 'statistic_ref_day')).toEqual([`${ids.shop} 1`])
    // deleted for good: the history knows it
    await db.deleteFrom('content').where('id', '=', ids.shop).execute()
    await recordClicks(intake(ids.station), [click(40, now.toISOString(), { refId: ids.shop })])
    expect(await stored(db, ['ref'], 'statistic_ref_day')).toEqual([`${ids.shop} 2`])
  })

  it('are bounded by station and hour, and nothing more of them is kept', async () => {
    const send = (from: number, count: number, at: string, station = ids.station) =>
      recordClicks(
        intake(station),
        Array.from({ length: count }, (_, which) => click(from + which, at)),
      )
    expect(await send(0, mostOfHour - 100, '2026-11-20T12:10:00.000Z')).toBe(mostOfHour - 100)
    expect(await send(5_000, 300, '2026-11-20T12:50:00.000Z')).toBe(100)
    expect(await send(6_000, 300, '2026-11-20T12:50:00.000Z')).toBe(0)
    // sent once more, or of another hour or station
    expect(await send(0, 10, '2026-11-20T12:10:00.000Z')).toBe(0)
    expect(await send(7_000, 300, '2026-11-20T13:00:00.000Z')).toBe(300)
    expect(await send(8_000, 300, '2026-11-20T12:50:00.000Z', stations[1])).toBe(300)
    const { rows } = await sql<{
      count: number
    }>`select cast(count(*) as integer) as count from statistic_seen`.execute(db)
    expect(rows).toEqual([{ count: mostOfHour + 600 }])
  })

  it('go by the month when their time is over, and stay counted', async () => {
    await recordClicks(intake(ids.station), [
      click(1, '2026-06-30T23:59:59.999Z'),
      click(2, '2026-07-01T00:00:00.000Z'),
      click(3, '2026-11-20T12:00:00.000Z'),
    ])
    const kept = async () => {
      const { rows } = await sql<{ id: string }>`select id from statistic_event order by at`.execute(db)
      return rows.map(({ id }) => id)
    }
    await dropOldMonths(db, now, 4)
    expect(await kept()).toEqual([testId(41, 2), testId(41, 3)])
    // clicks before the retention period are counted but not stored
    expect(await recordClicks(intake(ids.station, undefined, 4), [click(4, '2026-05-02T12:00:00.000Z')])).toBe(1)
    expect(await kept()).toEqual([testId(41, 2), testId(41, 3)])
    expect(await days()).toEqual(['2026-05-02 1', '2026-07-01 2', '2026-11-20 1'])
    // a new month drops the expired one
    const later = { ...intake(ids.station, undefined, 4), now: new Date('2026-12-01T09:00:00Z') }
    await recordClicks(later, [click(5, '2026-12-01T08:00:00.000Z')])
    expect(await kept()).toEqual([testId(41, 3), testId(41, 5)])
  })
})
