import { type DemoClicks, type DemoMall, demoClicks, demoSearches } from '@kiosk-admin/api-client/demo'
import { localTimeFormat } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Dependencies } from '../../dependencies'
import { json } from '../json'
import { type Click, countClicks } from '../statistics/write'
import { inTransaction } from '../transaction'
import { insertSearches } from './searches'

const days = 100
/** As much as one statement carries well. */
const portion = 10_000

/** Records clicks and searches of the last months for the demo's malls; clicks through the same code as those of stations. */
export const loadDemoClicks = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  malls: readonly DemoMall[],
): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const mall of malls) {
      const minute = localMinute(mall.timeZone, clock.now())
      const clicks = demoClicks(mall, minute, days)
      for (let from = 0; from < clicks.length; from += portion) {
        await countClicks(tx, { id: mall.id, time_zone: mall.timeZone }, read(clicks.slice(from, from + portion), mall))
      }
      await insertSearches(tx, mall.id, demoSearches(mall, minute.slice(0, 10), days))
    }
    await sql`analyze`.execute(tx)
  })

/** As arrays, a column each: half the time of a list of objects. */
function read(clicks: readonly DemoClicks[], { timeZone }: DemoMall) {
  const column = (name: keyof DemoClicks) => json(clicks.map((click) => click[name]))
  const texts = (name: keyof DemoClicks) => sql`array(select jsonb_array_elements_text(${column(name)}))`
  return sql<Click>`
    select cast(station_id as uuid) as station_id, cast(type as smallint) as type, view, ref,
      cast(hour as timestamp) at time zone ${timeZone} as at, cast(count as integer) as count
    from unnest(
      ${texts('stationId')}, ${texts('type')}, ${texts('view')}, ${texts('refId')}, ${texts('hour')}, ${texts('count')}
    ) as click (station_id, type, view, ref, hour, count)
  `
}

/** Local time in a time zone, `YYYY-MM-DD HH:mm`. */
const localMinute = (timeZone: string, now: Date): string => localTimeFormat(timeZone).format(now).slice(0, 16)
