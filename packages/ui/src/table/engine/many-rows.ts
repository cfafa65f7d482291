// Loaded by tables of many rows only.

import { inRanges, type Steps } from '../../internal/slices'
import type { CellValue } from '../model/columns'
import { indexesOf, type SortCells } from './column-ranks'
import { whenIdle } from './idle'
import { mergeSteps } from './merge-sort'
import { roughOrder } from './rough-order'
import type { RowIndex } from './row-index'

/** Computes texts and ranks in idle time. Returns a function that stops it. */
export const prepare = <Row>(index: RowIndex<Row>, before: RowIndex<Row> | undefined): (() => void) =>
  whenIdle(prepareSteps(index, before))

/** Computes texts, which each key press needs, then ranks. */
export function prepareSteps<Row>(index: RowIndex<Row>, before?: RowIndex<Row>): Steps<void> {
  index.sortCells = createSortMany(index.locale)
  if (before?.columns === index.columns) keepTexts(index, before)
  return allAhead(index)
}

function* allAhead<Row>(index: RowIndex<Row>): Steps<void> {
  yield* inRanges(index.rows.length, 64, (from, to) => {
    for (let at = from; at < to; at++) index.textOf(at)
  })
  yield* index.rankSteps()
}

/** Takes over the texts of rows that are the same objects as before, counted from either end. */
export function keepTexts<Row>({ rows, texts }: RowIndex<Row>, before: RowIndex<Row>) {
  const least = Math.min(rows.length, before.rows.length)
  let start = 0
  for (; start < least && rows[start] === before.rows[start]; start++) texts[start] ??= before.texts[start]
  const by = before.rows.length - rows.length
  for (let at = rows.length - 1; at >= start && at + by >= start && rows[at] === before.rows[at + by]; at--) {
    texts[at] ??= before.texts[at + by]
  }
}

/** Sorts cells in steps; texts roughly before, which minimises comparisons in the order of a language. */
export const createSortMany = (locale: string): SortCells =>
  function* (cells, compare) {
    const indexes = cells.every(isText) ? yield* roughOrder(cells, locale) : indexesOf(cells.length)
    return yield* mergeSteps(indexes, compare)
  }

const isText = (cell: CellValue): cell is string => typeof cell === 'string'
