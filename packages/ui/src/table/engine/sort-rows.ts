import { allSteps, type Steps } from '../../internal/slices'
import { collator } from '../../theme/intl'
import type { CellValue, ColumnModel, SortRule } from '../model/columns'

type Compare = (a: CellValue, b: CellValue) => number

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

/** Rows sorted by rules in order. Empty cells are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  sort: readonly SortRule[],
  compare: Compare,
): readonly Row[] {
  return allSteps(sortSteps(rows, columns, sort, compare))
}

/** Operations between two checks of the time, which take well under a millisecond. */
const STRIDE = 256

/**
 * Sorts in steps. Each cell is read once and replaced by its rank among the column's different values, which minimises
 * text comparisons.
 */
export function* sortSteps<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  sort: readonly SortRule[],
  compare: Compare,
): Steps<readonly Row[]> {
  const keys: { places: Float64Array; sign: number }[] = []
  for (const { id, desc } of sort) {
    const column = columns.find((one) => one.id === id)
    if (!column || column.sort === false) continue
    keys.push({ places: yield* placeSteps(rows, column, compare), sign: desc ? -1 : 1 })
  }
  if (keys.length === 0) return rows

  const order = yield* mergeSteps(rows.length, (a, b) => {
    for (const { places, sign } of keys) {
      const x = places[a] as number
      const y = places[b] as number
      if (x === y) continue
      return x === EMPTY || y === EMPTY ? x - y : sign * (x - y)
    }
    return a - b
  })
  const sorted: Row[] = []
  for (const index of order) {
    sorted.push(rows[index] as Row)
    if (sorted.length % STRIDE === 0) yield
  }
  return sorted
}

/** Greater than any rank, and safe to subtract. */
const EMPTY = Number.MAX_SAFE_INTEGER

/** Rank of each row's cell among the different cells of its column; equal cells share a rank. */
function* placeSteps<Row>(rows: readonly Row[], { value, sort }: ColumnModel<Row>, compare: Compare) {
  const cells: CellValue[] = []
  /** First row of each different cell. */
  const firsts: number[] = []
  /** Index of the different cell for each row. */
  const cellOf = new Int32Array(rows.length).fill(-1)
  const indexes = new Map<unknown, number>()
  for (let index = 0; index < rows.length; index++) {
    if (index % STRIDE === 0) yield
    const cell = value(rows[index] as Row)
    if (isEmpty(cell)) continue
    // equal dates are different objects, so compare by time
    const key = typeof sort === 'function' ? index : cell instanceof Date ? cell.getTime() : cell
    let at = indexes.get(key)
    if (at === undefined) {
      at = cells.push(cell) - 1
      firsts.push(index)
      indexes.set(key, at)
    }
    cellOf[index] = at
  }

  const order =
    typeof sort === 'function'
      ? (a: number, b: number) => sort(rows[firsts[a] as number] as Row, rows[firsts[b] as number] as Row)
      : (a: number, b: number) => compare(cells[a], cells[b])
  const placeOf = new Float64Array(cells.length)
  let place = 0
  let before: number | undefined
  for (const at of yield* mergeSteps(cells.length, order)) {
    // cells equal in the locale share a rank, so that the next rule decides
    if (before !== undefined && order(before, at) !== 0) place++
    placeOf[at] = place
    before = at
    if (at % STRIDE === 0) yield
  }
  const places = new Float64Array(rows.length)
  for (let index = 0; index < rows.length; index++) {
    const at = cellOf[index] as number
    places[index] = at < 0 ? EMPTY : (placeOf[at] as number)
  }
  return places
}

/** Sorts the indexes 0 to `count` by a stable merge sort, which, unlike the engine's, can be interrupted. */
function* mergeSteps(count: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let from = new Uint32Array(count)
  for (let start = 0; start < count; start += STRIDE) {
    const run = Array.from({ length: Math.min(STRIDE, count - start) }, (_, index) => start + index)
    from.set(run.sort(compare), start)
    yield
  }
  let to = new Uint32Array(count)
  for (let width = STRIDE; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      yield* mergeTwo(
        from,
        to,
        { start, middle: Math.min(start + width, count), end: Math.min(start + 2 * width, count) },
        compare,
      )
    }
    ;[from, to] = [to, from]
  }
  return from
}

interface Runs {
  start: number
  middle: number
  end: number
}

/** Merges two adjacent runs. */
function* mergeTwo(
  from: Uint32Array,
  to: Uint32Array,
  { start, middle, end }: Runs,
  compare: (a: number, b: number) => number,
): Steps<void> {
  const last = from[middle - 1] as number
  if (middle >= end || compare(last, from[middle] as number) <= 0) {
    to.set(from.subarray(start, end), start)
    return
  }
  let left = start
  let right = middle
  for (let at = start; at < end; at++) {
    const takeLeft = right >= end || (left < middle && compare(from[left] as number, from[right] as number) <= 0)
    to[at] = from[takeLeft ? left++ : right++] as number
    if (at % STRIDE === 0) yield
  }
}

const isEmpty = (value: CellValue) => value === undefined || value === null || value === ''
