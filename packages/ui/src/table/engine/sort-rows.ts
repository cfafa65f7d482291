import type { Steps } from '../../internal/slices'
import { collator } from '../../theme/intl'
import type { CellValue } from '../model/columns'
import { type Compare, indexesOf, type Ranks } from './column-ranks'

/** Compares cells in the locale's order: numbers in text by value, å after z in Swedish. */
export function createComparer(locale: string): Compare {
  // created lazily: a collator takes milliseconds, and few tables start sorted by text
  let text = (a: string, b: string): number => {
    text = collator(locale, { numeric: true }).compare
    return text(a, b)
  }
  return (a, b) => {
    if (typeof a === 'string' && typeof b === 'string') return text(a, b)
    return rank(a) - rank(b) || text(String(a), String(b))
  }
}

function rank(value: CellValue): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 0 : 1
  return value instanceof Date ? value.getTime() : 0
}

/** Indexes of rows by ranks, of which the first decides. Empty cells are last in both directions. */
export function* orderSteps(keys: readonly (Ranks & { desc: boolean })[], count: number): Steps<Uint32Array> {
  let order = indexesOf(count)
  // a stable sort, so the ranks that decide first are last
  for (const key of keys.toReversed()) {
    order = orderBy(order, key)
    yield
  }
  return order
}

/** Counts the rows of each rank, which gives the place of the first one. */
function orderBy(order: Uint32Array, { ranks, empty, desc }: Ranks & { desc: boolean }): Uint32Array {
  const places = new Uint32Array(empty + 2)
  const placeOf = (index: number) => {
    const rank = ranks[index] as number
    return desc && rank < empty ? empty - 1 - rank : rank
  }
  const add = (at: number, more: number) => {
    const before = places[at] as number
    places[at] = before + more
    return before
  }
  for (let at = 0; at < order.length; at++) add(placeOf(at) + 1, 1)
  for (let at = 1; at < places.length; at++) add(at, places[at - 1] as number)
  const sorted = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) {
    const index = order[at] as number
    sorted[add(placeOf(index), 1)] = index
  }
  return sorted
}
