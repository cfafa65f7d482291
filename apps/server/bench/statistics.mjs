// How fast questions about clicks are answered from the counts of a year, and how fast clicks are taken in.
// `npm run bench:statistics`, or `npm run bench:statistics -- 1` for one million clicks instead of five.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findMall } from '../src/db/malls.ts'
import { readTop } from '../src/db/statistics/read.ts'
import { countClicks, recordClicks } from '../src/db/statistics/write.ts'
import { seriesOf } from '../src/routes/statistics/statistic-series.ts'
import { printTimes, seconds, timed, withDatabase } from './figures.mjs'

const millions = Number(process.argv[2] ?? 5)
const year = { from: '2025-11-22', till: '2026-11-21' }
const month = { from: '2026-10-23', till: '2026-11-21' }
const mallId = randomUUID()
const stations = Array.from({ length: 8 }, () => randomUUID())
const item = sql`cast(lpad(to_hex(floor(200 * random() ^ 2)::integer), 32, '0') as uuid)`
const shopId = '00000000-0000-0000-0000-000000000003'
const categoryOf = sql`cast(lpad(to_hex(1000 + floor(25 * random() ^ 1.5)::integer), 32, '0') as uuid)`

/** A twelfth of the clicks, of one thirty days after the other, from ten to ten, of all types on 200 items and 25 categories. */
const clicksOf = (part) => sql`
  select station_id, type, case when random() < 0.8 then 'touchguide' else 'pathfinder' end as view,
    case when type in (1, 2) then ${item}::text when type = 3 then ${categoryOf}::text
      when type = 4 then 'menu ' || floor(9 * random()) when type = 5 then ${item}::text end as ref,
    at, 1 as count
  from (
    select (cast(${stations} as uuid[]))[1 + floor(8 * random())] as station_id,
      (array[3, 3, 3, 1, 1, 1, 2, 2, 4, 5, 0])[1 + floor(11 * random())] as type,
      (date '2025-11-22' + cast(${part * 30} + floor(30 * random()) as integer) + time '10:00' + random() * interval '12 hours')
        at time zone 'Europe/Stockholm' as at
    from generate_series(1, ${Math.round((millions * 1_000_000) / 12)})
  ) clicks
`

await withDatabase(async (db) => {
  await sql`
    insert into mall (id, created_at, updated_at, updated_by, name, time_zone, languages)
    values (${mallId}, now(), now(), '{}', 'Bench', 'Europe/Stockholm', '["se"]')
  `.execute(db)
  const mall = await findMall(db, mallId)

  let started = performance.now()
  for (let part = 0; part < 12; part++) await countClicks(db, mall, clicksOf(part))
  console.log(`${millions} million clicks of a year counted in ${seconds(started)} s`)
  await sql`vacuum analyze statistic_day, statistic_hour, statistic_ref_day, statistic_ref_hour`.execute(db)
  for (const table of ['statistic_day', 'statistic_hour', 'statistic_ref_day', 'statistic_ref_hour']) {
    const { rows } = await sql`
      select count(*) as count, pg_size_pretty(pg_total_relation_size(${table}::regclass)) as size from ${sql.table(table)}
    `.execute(db)
    console.log(`${table}: ${Number(rows[0].count).toLocaleString('en')} rows, ${rows[0].size}`)
  }

  const batches = Array.from({ length: 40 }, () =>
    Array.from({ length: 500 }, (_, nth) => ({
      id: randomUUID(),
      type: [1, 2, 3][nth % 3],
      view: 'touchguide',
      refId: shopId,
      at: new Date(Date.parse('2026-11-21T08:00:00Z') - nth * 3_000).toISOString(),
    })),
  )
  const now = new Date('2026-11-21T09:00:00Z')
  started = performance.now()
  await Promise.all(
    stations.map(async (stationId, nth) => {
      for (const events of batches.slice(nth * 5, nth * 5 + 5)) {
        await recordClicks({ db, mall, stationId, now, keep: 13 }, events)
      }
    }),
  )
  const took = (performance.now() - started) / 1000
  console.log(
    `eight stations at once: 40 batches of 500 in ${took.toFixed(1)} s, ${Math.round(20_000 / took)} clicks a second`,
  )

  const ask = (range, more = {}, filters = {}) => ({
    mall,
    range,
    filters: { mallId, ...filters },
    period: 'day',
    languages: ['se'],
    ...more,
  })
  const questions = {
    'a month, by day': ask(month),
    'a month, by day and type': ask(month, { groupBy: 'type' }),
    'a month, by day and shop': ask(month, { groupBy: 'shop' }),
    'a year, by day': ask(year),
    'a year, by week and type': ask(year, { period: 'week', groupBy: 'type' }),
    'a year, by month and station': ask(year, { period: 'month', groupBy: 'station' }),
    'a year, weekdays and hours': ask(year, { groupBy: 'weekdayHour' }),
    'a year, by month and category': ask(year, { period: 'month', groupBy: 'category' }),
    'a year, by month and shop': ask(year, { period: 'month', groupBy: 'shop' }),
    'a year of one shop, by day': ask(year, {}, { shopId }),
    'a year of one shop, weekdays and hours': ask(year, { groupBy: 'weekdayHour' }, { shopId }),
  }
  const rows = []
  for (const [name, question] of Object.entries(questions)) {
    rows.push([name, await timed(7, () => seriesOf(db, question))])
  }
  rows.push(['top shops of a month', await timed(7, () => readTop(db, { mallId }, month, 10))])
  rows.push(['top shops of a year', await timed(7, () => readTop(db, { mallId }, year, 10))])
  printTimes(rows)
})
