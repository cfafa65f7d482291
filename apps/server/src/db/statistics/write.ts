import { statisticTypes } from '@kiosk-admin/api-client'
import type { StatisticEvent } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { isId } from '../../identity'
import { json } from '../json'
import type { MallRow } from '../malls'
import { inTransaction } from '../transaction'
import { countedMenuKeys } from './menu-keys'
import { firstKept, openMonths } from './months'
import { otherKey } from './read'

/** Tolerance in ms for a station's clock that is ahead. */
const ahead = 5 * 60_000
/** Maximum age of a click in ms; an older one comes from a clock that was reset. */
const longestAway = 366 * 24 * 3_600_000
/** Maximum number of clicks that a station counts in an hour: one in three seconds, by their own time, not their arrival. */
export const mostOfHour = 1_200

/** Clicks to be counted; `count` is their number. */
export type Click = {
  station_id: string
  type: number
  view: string
  ref: string | null
  at: Date
  count: number
}

type Intake = {
  db: Db
  mall: Pick<MallRow, 'id' | 'time_zone'>
  stationId: string
  now: Date
  /** Number of past months for which clicks are stored. */
  keep: number
}

/**
 * Stores and counts a station's clicks in one transaction. Clicks with a known id are ignored. Returns the number of
 * new ones.
 */
export async function recordClicks(intake: Intake, events: readonly StatisticEvent[]): Promise<number> {
  const { db, mall, stationId, now, keep } = intake
  const sent = [...new Map(events.map((event) => [event.id, clickOf(event, now)])).values()]
  if (sent.length === 0) return 0
  const first = firstKept(now, keep)
  const moments = sent.map(({ at }) => new Date(at)).filter((at) => at >= first)
  // before the transaction, because creating a partition blocks all other writers
  await openMonths(db, moments, now, keep)
  return inTransaction(db, async (tx) => {
    // one batch of a station after the other, or two would fill the same room
    await sql`select pg_advisory_xact_lock(hashtext(${`clicks ${stationId}`}))`.execute(tx)
    const clicks = await withinHours(tx, mall, stationId, sent)
    const known = await newIds(
      tx,
      clicks.map(({ id }) => id),
      now,
    )
    if (known.size === 0) return 0
    const counted = clicks.filter(({ id }) => known.has(id))
    const fresh = json(await withKnownRefs(tx, mall.id, await withFewMenuKeys(tx, mall.id, counted)))
    const read = sql`jsonb_to_recordset(${fresh}) as click (id uuid, type smallint, view text, ref text, at timestamptz)`
    await sql`
      insert into statistic_event (id, mall_id, station_id, type, view, ref, at)
      select id, ${mall.id}, ${stationId}, type, view, ref, at from ${read} where at >= ${first}
    `.execute(tx)
    await countClicks(
      tx,
      mall,
      sql<Click>`
      select cast(${stationId} as uuid) as station_id, type, view, ref, at, 1 as count from ${read}
    `,
    )
    return known.size
  })
}

/** The clicks of a station for which their hours have room; further ones are dropped, and their ids not kept. */
async function withinHours<C extends { id: string; at: string }>(
  tx: Db,
  mall: Intake['mall'],
  stationId: string,
  clicks: readonly C[],
): Promise<C[]> {
  const { rows } = await sql<{ id: string }>`
    with local as (
      select id, cast(at at time zone ${mall.time_zone} as date) as day,
        cast(extract(hour from at at time zone ${mall.time_zone}) as smallint) as hour
      from jsonb_to_recordset(${json(clicks.map(({ id, at }) => ({ id, at })))}) as click (id uuid, at timestamptz)
      where not exists (select from statistic_seen where statistic_seen.id = click.id)
    ),
    counted as (
      select day, hour, sum(count) as count from statistic_hour
      where mall_id = ${mall.id} and station_id = ${stationId} and (day, hour) in (select day, hour from local)
      group by day, hour
    )
    select id from (
      select local.id, coalesce(counted.count, 0) + row_number() over (partition by local.day, local.hour order by id) as place
      from local left join counted using (day, hour)
    ) placed
    where place <= ${mostOfHour}
  `.execute(tx)
  const fitting = new Set(rows.map(({ id }) => id))
  return clicks.filter(({ id }) => fitting.has(id))
}

/** Notes the ids of what stations sent, and returns those that were not known. */
export async function newIds(tx: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into statistic_seen (id, received)
    select cast(id as uuid), cast(${now.toISOString().slice(0, 10)} as date)
    from jsonb_array_elements_text(${json(ids.toSorted())}) one (id)
    on conflict do nothing
    returning id
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The time that a station reported; an impossible one is replaced with the current one, so that it is counted. */
export function momentOf(said: string, now: Date): string {
  const since = now.getTime() - Date.parse(said)
  return since < -ahead || since > longestAway ? now.toISOString() : said
}

const clickOf = ({ id, type, view, refId, at }: StatisticEvent, now: Date) => ({
  id,
  type,
  view,
  ref: refOf(type, refId ?? ''),
  at: momentOf(at, now),
})

const isMenu = ({ type }: Pick<Click, 'type'>) => type === statisticTypes.menu

async function withFewMenuKeys<C extends Pick<Click, 'type' | 'ref'>>(tx: Db, mallId: string, clicks: readonly C[]) {
  const keys = clicks.filter(isMenu).flatMap(({ ref }) => ref ?? [])
  const counted = await countedMenuKeys(tx, mallId, keys)
  return clicks.map((click) =>
    isMenu(click) && click.ref !== null && !counted.has(click.ref) ? { ...click, ref: otherKey } : click,
  )
}

/**
 * Removes the ids of records that the mall never had: those in the trash count, and those deleted for good, which the
 * history knows, because a station may have been offline meanwhile.
 */
async function withKnownRefs<C extends Pick<Click, 'type' | 'ref'>>(tx: Db, mallId: string, clicks: readonly C[]) {
  const refs = [...new Set(clicks.flatMap((click) => (isMenu(click) ? [] : (click.ref ?? []))))]
  if (refs.length === 0) return clicks
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${refs}::uuid[]) one (id)
    where exists (select from content where content.id = one.id and content.mall_id = ${mallId})
      or exists (select from audit where audit.record_id = one.id and audit.mall_id = ${mallId})
  `.execute(tx)
  const known = new Set(rows.map(({ id }) => id))
  return clicks.map((click) =>
    isMenu(click) || click.ref === null || known.has(click.ref) ? click : { ...click, ref: null },
  )
}

/** The id of the clicked record; null when the type has no records or the value is no id. */
function refOf(type: number, said: string): string | null {
  if (type === statisticTypes.menu) return said || null
  const ref = said.toLowerCase()
  return type !== statisticTypes.touchGuide && isId(ref) ? ref : null
}

/** Updates the totals: per hour and per day, and per record and day or hour. No other code writes these tables. */
export async function countClicks(tx: Db, mall: Intake['mall'], clicks: RawBuilder<Click>): Promise<void> {
  // sorted, so that concurrent writers wait instead of deadlocking
  await sql`
    with local as materialized (
      select station_id, type, view, ref, cast(local_at as date) as day,
        cast(extract(hour from local_at) as smallint) as hour, cast(sum(count) as integer) as count
      from (select *, at at time zone ${mall.time_zone} as local_at from (${clicks}) clicks) clicks
      group by 1, 2, 3, 4, 5, 6
    ),
    by_hour as (
      insert into statistic_hour as old (mall_id, day, hour, station_id, type, view, count)
      select ${mall.id}, day, hour, station_id, type, view, sum(count) from local
      group by day, hour, station_id, type, view order by day, hour, station_id, type, view
      on conflict (mall_id, day, hour, station_id, type, view) do update set count = old.count + excluded.count
    ),
    by_day as (
      insert into statistic_day as old (mall_id, day, station_id, type, view, count)
      select ${mall.id}, day, station_id, type, view, sum(count) from local
      group by day, station_id, type, view order by day, station_id, type, view
      on conflict (mall_id, day, station_id, type, view) do update set count = old.count + excluded.count
    ),
    by_ref_and_day as (
      insert into statistic_ref_day as old (mall_id, day, station_id, type, view, ref, count)
      select ${mall.id}, day, station_id, type, view, ref, sum(count) from local where ref is not null
      group by day, station_id, type, view, ref order by day, station_id, type, view, ref
      on conflict (mall_id, day, station_id, type, view, ref) do update set count = old.count + excluded.count
    )
    insert into statistic_ref_hour as old (mall_id, ref, day, hour, station_id, type, view, count)
    select ${mall.id}, ref, day, hour, station_id, type, view, count from local where ref is not null
    order by ref, day, hour, station_id, type, view
    on conflict (mall_id, ref, day, hour, station_id, type, view) do update set count = old.count + excluded.count
  `.execute(tx)
}
