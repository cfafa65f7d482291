import { inRanges, type Steps } from '../../internal/slices'
import type { TableState } from '../model/table-state'
import { createFilter, hasFilters } from './filters'
import type { RowIndex } from './row-index'
import { narrows, searchWords } from './search'

interface Found {
  words: readonly string[]
  filters: TableState['filters']
  /** Indexes of the found rows in their own order, in which they are faster to read. */
  indexes: readonly number[]
}

/** How many results are kept, for letters that are deleted again. */
const KEPT = 8

/** Creates a search for the indexes of rows; undefined for all. Further letters search what was found before. */
export function createFinder<Row>({ rows, columns, textOf }: RowIndex<Row>, timeZone: string) {
  const results: Found[] = []
  return function* find({
    search,
    filters,
  }: Pick<TableState, 'search' | 'filters'>): Steps<readonly number[] | undefined> {
    const words = searchWords(search)
    if (words.length === 0 && !hasFilters(filters)) return undefined
    const within = results.findLast((one) => one.filters === filters && narrows(words, one.words))?.indexes
    const passes = within || !hasFilters(filters) ? undefined : createFilter(columns, filters, timeZone)
    const indexes: number[] = []
    yield* inRanges(within?.length ?? rows.length, 256, (from, to) => {
      for (let at = from; at < to; at++) {
        const index = within ? (within[at] as number) : at
        const text = words.length > 0 ? textOf(index) : ''
        if (words.every((word) => text.includes(word)) && passes?.(rows[index] as Row) !== false) indexes.push(index)
      }
    })
    results.push({ words, filters, indexes })
    if (results.length > KEPT) results.shift()
    return indexes
  }
}

/** Rows in an order, all or some of them; undefined for their own order, and for all. */
export function takeRows<Row>(
  rows: readonly Row[],
  order: Uint32Array | undefined,
  found: readonly number[] | undefined,
): readonly Row[] {
  if (!order) return found ? found.map((index) => rows[index] as Row) : rows
  const isFound = found && new Uint8Array(rows.length)
  for (const index of found ?? []) if (isFound) isFound[index] = 1
  const taken: Row[] = []
  for (let at = 0; at < order.length; at++) {
    const index = order[at] as number
    if (!isFound || isFound[index]) taken.push(rows[index] as Row)
  }
  return taken
}
