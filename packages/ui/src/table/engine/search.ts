import { fold } from '../../internal/fold'
import { type CellValue, type ColumnModel, textOf } from '../model/columns'

/** A row fits when every word of the search is in one of its columns. */
export function createSearch<Row>(
  columns: readonly ColumnModel<Row>[],
): (row: Row, words: readonly string[]) => boolean {
  // Rows are long-lived and searched at each key: fold each one once.
  const folded = new WeakMap<object, string>()
  const haystack = (row: Row) => {
    const known = isObject(row) ? folded.get(row) : undefined
    if (known !== undefined) return known
    const text = fold(columns.flatMap((column) => searchText(column, row)).join('\n'))
    if (isObject(row)) folded.set(row, text)
    return text
  }
  return (row, words) => words.every((word) => haystack(row).includes(word))
}

/** The search's words, folded once for all rows. */
export const searchWords = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean)

function searchText<Row>(column: ColumnModel<Row>, row: Row): string[] {
  if (column.search === false) return []
  const value: CellValue = column.value(row)
  return column.search || typeof value === 'string' ? [textOf(value)] : []
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
