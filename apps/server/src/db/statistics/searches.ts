// Counts what visitors search for.

import type { VisitorSearch } from '@kiosk-admin/api-client'
import { type FoundKind, longestSearch } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { json } from '../json'
import { type MallRow, todayIn } from '../malls'
import { inTransaction } from '../transaction'
import { addDays, type Range, startOf } from './days'
import { firstKept } from './months'
import { momentOf, newIds } from './write'

type Intake = { db: Db; mall: Pick<MallRow, 'id' | 'time_zone'>; stationId: string; now: Date }

/** Minimum number of visits in a week for a text to be reported, so that no visitor can be recognised by it. */
const fewestVisits = 3
/** Maximum number of rows of texts in a mall and week; further ones are not stored. */
const mostOfWeek = 5_000
/** Days to keep texts with too few visits after their week, as stations may send searches late. */
const waitDays = 14

/** Normalises a text for storage; `null` for long texts, and for those with a digit or an @, which may be personal. */
export function keptText(text: string): string | null {
  const plain = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  return plain === '' || plain.length > longestSearch || /[\p{Nd}@]/u.test(plain) ? null : plain
}

/** Counts a station's searches in one transaction, except those with known ids. Returns the number of new ones. */
export async function recordSearches(intake: Intake, searches: readonly VisitorSearch[]): Promise<number> {
  const { db, mall, stationId, now } = intake
  if (searches.length === 0) return 0
  const byId = new Map(searches.map((search) => [search.id, search]))
  return inTransaction(db, async (tx) => {
    const known = await newIds(tx, [...byId.keys()], now)
    const fresh = [...byId.values()].filter(({ id }) => known.has(id))
    const dayOf = ({ at }: VisitorSearch) => todayIn(mall.time_zone, new Date(momentOf(at, now)))
    const found = fresh.flatMap((one) => ('found' in one ? [{ ...one.found, day: dayOf(one) }] : []))
    const missed = fresh.flatMap((one) => {
      const text = 'text' in one ? keptText(one.text) : null
      return text === null ? [] : [{ text, visit: one.visit, week: startOf('week', dayOf(one)) }]
    })
    // only records that exist, so that a station cannot fill the table; sorted, so that writers do not deadlock
    await sql`
      with chosen as (
        select kind, id, day, cast(count(*) as integer) as count
        from jsonb_to_recordset(${json(found)}) as one (kind text, id uuid, day date) group by 1, 2, 3
      )
      insert into search_found as old (mall_id, day, station_id, kind, ref, count)
      select ${mall.id}, day, ${stationId}, kind, chosen.id, count from chosen
      where (kind <> 'amenity' and exists (
        select 1 from content where content.mall_id = ${mall.id} and content.id = chosen.id and content.type = chosen.kind
      )) or (kind = 'amenity' and exists (
        select 1 from content where content.mall_id = ${mall.id} and content.type = 'floor' and jsonb_path_exists(
          content.data, '$.map.amenities[*].id ? (@ == $id)', jsonb_build_object('id', cast(chosen.id as text))
        )
      ))
      order by day, kind, chosen.id
      on conflict (mall_id, day, station_id, kind, ref) do update set count = old.count + excluded.count
    `.execute(tx)
    await sql`
      insert into search_missed (mall_id, week, text, visit, station_id)
      select ${mall.id}, week, text, visit, ${stationId}
      from jsonb_to_recordset(${json(missed)}) as one (text text, visit uuid, week date)
      where (select count(*) from search_missed old where old.mall_id = ${mall.id} and old.week = one.week) < ${mostOfWeek}
      order by week, text, visit
      on conflict do nothing
    `.execute(tx)
    return fresh.length
  })
}

/** Removes texts of past weeks with too few visits, and all texts past the retention period. */
export async function dropOldSearches(db: Db, now: Date, keepMonths: number): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const first = firstKept(now, keepMonths).toISOString().slice(0, 10)
  await db.deleteFrom('search_missed').where('week', '<', first).execute()
  await sql`
    delete from search_missed
    where week < ${addDays(today, -7 - waitDays)} and (mall_id, week, text) in (
      select mall_id, week, text from search_missed group by 1, 2, 3 having count(*) < ${fewestVisits}
    )
  `.execute(db)
}

type Question = { mallId: string; stationId?: string | undefined; limit: number }

export type Destination = { stationId: string | null; kind: FoundKind; id: string; count: number }

const ofRange = ({ mallId, stationId }: Question, { from, till }: Range) => sql`
  mall_id = ${mallId} and day between ${from} and ${till} ${stationId ? sql`and station_id = ${stationId}` : sql``}
`

/** The most chosen records, of all stations (`stationId` null) and of each, and the total number of choices. */
export async function readFound(db: Db, question: Question, range: Range) {
  const { rows } = await sql<Destination & { total: number }>`
    with counts as (
      select station_id, kind, ref, sum(count) as count from search_found where ${ofRange(question, range)}
      group by grouping sets ((kind, ref), (station_id, kind, ref))
    ),
    ranked as (
      select *, row_number() over (partition by station_id order by count desc, ref) as place,
        sum(count) over (partition by station_id) as total
      from counts
    )
    select station_id as "stationId", kind, ref as id, cast(count as double precision) as count,
      cast(total as double precision) as total
    from ranked where place <= ${question.limit} order by station_id nulls first, place
  `.execute(db)
  return { total: rows[0]?.total ?? 0, destinations: rows }
}

/** Texts without results in the weeks of the range, with the minimum number of visits in one week. */
export async function readMissed(db: Db, { mallId, stationId, limit }: Question, { from, till }: Range) {
  const { rows } = await sql<{ text: string; count: number }>`
    select text, cast(sum(visits) as double precision) as count
    from (
      select week, text, count(*) as visits from search_missed
      where mall_id = ${mallId} and week between ${startOf('week', from)} and ${till}
        ${stationId ? sql`and station_id = ${stationId}` : sql``}
      group by week, text having count(*) >= ${fewestVisits}
    ) weeks
    group by text order by count desc, text limit ${limit}
  `.execute(db)
  return rows
}

/** The names or else kinds of amenities of the mall's floors, by id. */
export async function amenityNames(db: Db, mallId: string): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; name: unknown; kind: string }>`
    select amenity ->> 'id' as id, nullif(amenity -> 'name', '{}') as name, amenity ->> 'kind' as kind
    from content cross join lateral jsonb_path_query(data, '$.map.amenities[*]') amenity
    where mall_id = ${mallId} and type = 'floor'
  `.execute(db)
  return new Map(rows.map(({ id, name, kind }) => [id, name ?? kind]))
}
