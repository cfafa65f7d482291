import { statisticTypes } from '@kiosk-admin/api-client'
import type { StatisticGroup } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { type Period, type Range, rangeBefore } from './days'

export type Filters = {
  mallId: string
  view?: string | undefined
  stationId?: string | undefined
  type?: number | undefined
  categoryId?: string | undefined
  shopId?: string | undefined
}

/** A count at one point of a series (`all` without groups). */
export type Count = { key: string; at: string; count: number }

const { categoryItem, pathFinder, category, menu } = statisticTypes
/** Which types of click are about which kind of record. */
const typesOf = { shop: [categoryItem, pathFinder], category: [category], menu: [menu] }

/**
 * Chooses the smallest sufficient table: single records have totals per hour and record, comparisons totals per day.
 */
function tableFor({ categoryId, shopId }: Filters, groupBy: StatisticGroup | undefined) {
  if (categoryId ?? shopId) return sql.table('statistic_ref_hour')
  if (groupBy === 'shop' || groupBy === 'category' || groupBy === 'menu') return sql.table('statistic_ref_day')
  return sql.table(groupBy === 'weekdayHour' ? 'statistic_hour' : 'statistic_day')
}

function where(filters: Filters, { from, till }: Range, groupBy: StatisticGroup | undefined): RawBuilder<unknown> {
  const { mallId, view, stationId, type, categoryId, shopId } = filters
  const one = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]
  const ofTypes = (types: number[]) => sql`type in (${sql.join(types)})`
  return sql.join(
    [
      sql`mall_id = ${mallId} and day between ${from} and ${till}`,
      ...one('view', view),
      ...one('station_id', stationId),
      ...one('type', type),
      ...one('ref', categoryId),
      ...one('ref', shopId),
      ...(categoryId || groupBy === 'category' ? [ofTypes(typesOf.category)] : []),
      ...(groupBy === 'menu' ? [ofTypes(typesOf.menu)] : []),
      ...(shopId || groupBy === 'shop' ? [ofTypes(typesOf.shop)] : []),
    ],
    sql` and `,
  )
}

const keyOf = {
  type: sql`cast(type as text)`,
  station: sql`cast(station_id as text)`,
  category: sql`ref`,
  shop: sql`ref`,
  menu: sql`ref`,
  weekdayHour: sql`cast(extract(isodow from day) as text)`,
}

const pointOf = (period: Period, groupBy: StatisticGroup | undefined) =>
  groupBy === 'weekdayHour'
    ? sql`to_char(hour, 'FM00') || ':00'`
    : sql`to_char(${period === 'day' ? sql`day` : sql`date_trunc(${sql.lit(period)}, day)`}, 'YYYY-MM-DD')`

/** Maximum number of series of records; the others are summed up as `otherKey`. */
export const mostSeries = 200

/** Key of the series of all other records, or menu keys. */
export const otherKey = 'other'

const recordGroups: readonly (StatisticGroup | undefined)[] = ['category', 'shop']

/** The clicks of a range, by series and point; those of none are left out. Of records those with the most clicks. */
export async function readCounts(
  db: Db,
  filters: Filters,
  range: Range,
  { period, groupBy }: { period: Period; groupBy?: StatisticGroup | undefined },
): Promise<Count[]> {
  const source = sql`${tableFor(filters, groupBy)} where ${where(filters, range, groupBy)}`
  const top = sql`select ref from ${source} group by ref order by sum(count) desc, ref limit ${mostSeries}`
  const ranked = sql`case when ref in (${top}) then ref else ${otherKey} end`
  const key = recordGroups.includes(groupBy) ? ranked : groupBy ? keyOf[groupBy] : sql`'all'`
  const { rows } = await sql<Count>`
    select ${key} as key, ${pointOf(period, groupBy)} as at, cast(sum(count) as double precision) as count
    from ${source}
    group by 1, 2
    order by 1, 2
  `.execute(db)
  return rows
}

/** How many clicks a range has in all. */
export async function readTotal(
  db: Db,
  filters: Filters,
  range: Range,
  groupBy: StatisticGroup | undefined,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select cast(coalesce(sum(count), 0) as double precision) as count
    from ${tableFor(filters, groupBy)}
    where ${where(filters, range, groupBy)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export type Top = { id: string; count: number; previousCount: number }

/** The items with the most clicks, compared with the preceding period of the same length. */
export async function readTop(db: Db, filters: Filters, range: Range, limit: number): Promise<Top[]> {
  const table = tableFor(filters, 'shop')
  const before = rangeBefore(range)
  const { rows } = await sql<Top>`
    with top as materialized (
      select ref, sum(count) as count from ${table} where ${where(filters, range, 'shop')}
      group by ref order by count desc, ref limit ${limit}
    )
    select top.ref as id, cast(top.count as double precision) as count,
      cast(coalesce(before.count, 0) as double precision) as "previousCount"
    from top
    left join (
      select ref, sum(count) as count from ${table}
      where ${where(filters, before, 'shop')} and ref in (select ref from top) group by ref
    ) before on before.ref = top.ref
    order by top.count desc, top.ref
  `.execute(db)
  return rows
}
