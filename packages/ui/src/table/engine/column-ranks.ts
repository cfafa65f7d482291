import { inRanges, type Steps } from '../../internal/slices'
import type { CellValue, ColumnModel } from '../model/columns'

/** Compares two cells. */
export type Compare = (a: CellValue, b: CellValue) => number

/** Ranks of a column's cells, by which rows are sorted without comparing cells. */
export interface Ranks {
  /** Rank of each row's cell among the different cells of the column: equal cells share one, empty cells have the last. */
  ranks: Uint32Array
  /** Rank of empty cells. */
  empty: number
}

/** Sorts the indexes of cells. */
export type SortCells = (
  cells: readonly CellValue[],
  /** Compares the cells at two indexes. */
  compare: (a: number, b: number) => number,
) => Steps<Uint32Array>

/** Operations between two checks of the time, which take well under a millisecond. */
export const STRIDE = 256

// biome-ignore lint/correctness/useYield: few cells are sorted at once
const sortFew: SortCells = function* ({ length }, compare) {
  return indexesOf(length).sort(compare)
}

export function indexesOf(count: number): Uint32Array {
  const indexes = new Uint32Array(count)
  for (let index = 0; index < count; index++) indexes[index] = index
  return indexes
}

/** Reads each cell once, and compares the different ones. */
export function* rankSteps<Row>(
  rows: readonly Row[],
  { value, sort }: ColumnModel<Row>,
  compare: Compare,
  sortCells: SortCells = sortFew,
): Steps<Ranks> {
  const cells: CellValue[] = []
  /** First row of each different cell. */
  const firsts: number[] = []
  /** Index of the different cell for each row; -1 if empty. */
  const cellOf = new Int32Array(rows.length).fill(-1)
  const indexes = new Map<unknown, number>()
  yield* inRanges(rows.length, STRIDE, (from, to) => {
    for (let index = from; index < to; index++) {
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
  })

  const order =
    typeof sort === 'function'
      ? (a: number, b: number) => sort(rows[firsts[a] as number] as Row, rows[firsts[b] as number] as Row)
      : (a: number, b: number) => compare(cells[a], cells[b])
  const sorted = yield* sortCells(cells, order)

  const rankOf = new Uint32Array(cells.length)
  let rank = 0
  yield* inRanges(sorted.length, STRIDE, (from, to) => {
    for (let at = from; at < to; at++) {
      const cell = sorted[at] as number
      // cells equal in the locale share a rank, so that the next rule decides
      if (at > 0 && order(sorted[at - 1] as number, cell) !== 0) rank++
      rankOf[cell] = rank
    }
  })
  const empty = rank + 1
  const ranks = Uint32Array.from(cellOf, (cell) => rankOf[cell] ?? empty)
  return { ranks, empty }
}

const isEmpty = (value: CellValue) => value === undefined || value === null || value === ''
