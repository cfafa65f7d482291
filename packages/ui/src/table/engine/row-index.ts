// What searching and sorting need to know of each row, computed when it is needed, or ahead in idle time.

import { type Job, type Steps, startJob } from '../../internal/slices'
import type { ColumnModel, SortRule } from '../model/columns'
import { type Ranks, rankSteps, type SortCells } from './column-ranks'
import { createRowText } from './search'
import { createComparer, orderSteps } from './sort-rows'

/** Folded texts and ranks of a list of rows, as far as they are known. */
export interface RowIndex<Row> {
  rows: readonly Row[]
  columns: readonly ColumnModel<Row>[]
  locale: string
  /** Folded texts of rows, as far as they are known. */
  texts: (string | undefined)[]
  /** Folded text of a row for searches. */
  textOf: (index: number) => string
  /** Indexes of the rows in the order of rules; undefined for their own. */
  orderSteps: (sort: readonly SortRule[]) => Steps<Uint32Array | undefined>
  /** A way to sort many cells. @default at once, as the engine does */
  sortCells?: SortCells
  /** Computes ranks of all columns ahead. */
  rankSteps: () => Steps<void>
}

export function createRowIndex<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  locale: string,
): RowIndex<Row> {
  const texts = new Array<string | undefined>(rows.length)
  const rowText = createRowText(columns)
  const compare = createComparer(locale)
  const jobs = new Map<string, Job<Ranks>>()

  /** Continues a job that may have begun in idle time. */
  function* ranksOf(column: ColumnModel<Row>): Steps<Ranks> {
    const { id } = column
    const job = jobs.get(id) ?? startJob(rankSteps(rows, column, compare, index.sortCells))
    jobs.set(id, job)
    try {
      while (!job.result) {
        job.run(0)
        yield
      }
    } catch (error) {
      // begins again, so that the error is thrown again
      jobs.delete(id)
      throw error
    }
    return job.result.value
  }

  const index: RowIndex<Row> = {
    rows,
    columns,
    locale,
    texts,
    textOf(at) {
      texts[at] ??= rowText(rows[at] as Row)
      return texts[at]
    },
    *orderSteps(sort) {
      const keys: (Ranks & { desc: boolean })[] = []
      for (const { id, desc } of sort) {
        const column = columns.find((one) => one.id === id)
        if (column && column.sort !== false) keys.push({ ...(yield* ranksOf(column)), desc })
      }
      return keys.length > 0 ? yield* orderSteps(keys, rows.length) : undefined
    },
    *rankSteps() {
      for (const column of columns) if (column.sort !== false) yield* ranksOf(column)
    },
  }
  return index
}
