import type { LanguageCode } from '@kiosk-admin/api-client'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { containsWords } from '../search-words'
import { cursorOf, type Position, positionOf } from './cursor'

/** A value that a list is sorted by. Texts are compared by code, unless the SQL names another collation. */
export type SortColumn = { value: RawBuilder<unknown>; numeric?: true }
/** The columns of a list by the names of the contract. */
export type SortColumns = Record<string, SortColumn>

/** The parameters of a list as the contract reads them. */
export type ListQuery = {
  sort?: readonly string[] | undefined
  q?: string | undefined
  language?: LanguageCode | undefined
  /** Absent for the whole list. */
  limit?: number | undefined
  cursor?: string | undefined
  /** Records before the page. */
  offset?: number | undefined
}

/** Whether a query changes a list's own order or selects some of its records. */
export const isSelective = ({ sort, q, limit, offset }: ListQuery): boolean =>
  [sort, q, limit, offset].some((value) => value !== undefined)

export type ListSource = {
  /** Selects the records of the list, with their id and what `columns` and `text` read. */
  from: RawBuilder<unknown>
  columns: SortColumns
  /** The order without `sort`: names of columns, or further columns; `descending` reverses one. */
  order: readonly (SortColumn & { descending?: boolean })[]
  /** The folded text that `q` searches. */
  text: RawBuilder<unknown>
  /** Whether a folded word is found elsewhere, in a record called `record`. @default never */
  relatedContains?: (word: string) => RawBuilder<unknown>
}

export type Selected = { ids: string[]; nextCursor: string | null; total: number }

type Row = { total: number; id: string | null; values: (string | null)[] }

/**
 * Selects the ids of a page in the list's order, with the number of records on all pages. A page starts after the values
 * and the id of the last record of the page before (keyset), so that records that come and go neither repeat nor skip others.
 * The values of all records are read and the page's are kept: without an index for each field and language, and flat in
 * memory.
 */
export async function selectPage(db: Db, source: ListSource, list: ListQuery & { of: string }): Promise<Selected> {
  const { limit, cursor, offset = 0 } = list
  const order = orderOf(source, list.sort)
  const identity = identityOf(list)
  // a page starts after a cursor or an offset
  const known = cursor !== undefined && list.offset === undefined
  const position = known ? positionOf(identity, cursor, order.map(isNumeric)) : undefined
  if (cursor !== undefined && !position) throw invalid('cursor', 'Unknown page cursor.')
  const matching = list.q === undefined ? sql`true` : await containsWords(db, source, list.q)
  const values = order.map(({ value }, index) => sql`${value} as ${keyOf(index)}`)
  const texts = order.map((_, index) => sql`cast(${keyOf(index)} as text)`)
  const sorting = sql.join([...order.map(sortingBy), sql`id`])
  const { rows } = await sql<Row>`
    with matching as materialized (
      select ${sql.join([sql`id`, ...values])} from (${source.from}) record where ${matching}
    ), page as (
      select * from matching
      where ${position ? after(order, position) : sql`true`}
      order by ${sorting}
      ${limit === undefined ? sql`` : sql`limit ${limit + 1}`} offset ${offset}
    )
    select total.count as total, page.id, jsonb_build_array(${sql.join(texts)}) as values
    from (select cast(count(*) as integer) as count from matching) total
    left join page on true
    order by ${sorting}
  `.execute(db)
  const page = rows.flatMap(({ id, values }) => (id === null ? [] : [{ id, values }])).slice(0, limit)
  const last = limit !== undefined && rows.length > limit ? page.at(-1) : undefined
  return {
    ids: page.map(({ id }) => id),
    nextCursor: last ? cursorOf(identity, last) : null,
    total: rows[0]?.total ?? 0,
  }
}

/** A page as calls answer it. */
export type Page<R> = { data: R[]; nextCursor: string | null; total: number }

/** Records in the order of their ids; those that were deleted since are left out. */
export function inPageOrder<R extends { id?: unknown }>(ids: readonly string[], records: readonly R[]): R[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Order = SortColumn & { descending?: boolean }

const isNumeric = ({ numeric }: SortColumn) => numeric === true

function orderOf({ columns, order }: ListSource, sort: readonly string[] | undefined): readonly Order[] {
  return (
    sort?.map((name) => {
      const descending = name.startsWith('-')
      const column = columns[descending ? name.slice(1) : name]
      if (!column) throw new Error(`The list has no column ${name}`)
      return { ...column, descending }
    }) ?? order
  )
}

/** Everything that two pages of one list have in common. */
const identityOf = ({ limit: _, cursor: __, offset: ___, ...list }: ListQuery & { of: string }) =>
  JSON.stringify(Object.entries(list).filter(([, value]) => value !== undefined))

const keyOf = (index: number) => sql.ref(`key${index}`)

/** Empty values are last in both directions. */
const sortingBy = ({ descending }: Order, index: number) =>
  sql`${keyOf(index)} ${descending ? sql`desc` : sql`asc`} nulls last`

/** The condition of the records after a position. */
function after(order: readonly Order[], { values, id }: Position): RawBuilder<boolean> {
  const steps = order.map(({ descending, numeric }, index) => {
    const key = keyOf(index)
    const value = values[index] ?? null
    const given = numeric ? sql`cast(${value} as numeric)` : sql`cast(${value} as text)`
    return {
      same: value === null ? sql`${key} is null` : sql`${key} = ${given}`,
      beyond: value === null ? sql`false` : sql`(${key} ${descending ? sql`<` : sql`>`} ${given} or ${key} is null)`,
    }
  })
  return steps.reduceRight(
    (rest, { same, beyond }) => sql<boolean>`(${beyond} or ${same} and ${rest})`,
    sql<boolean>`id > cast(${id} as uuid)`,
  )
}
