import { fold } from '../../internal/fold'
import { type CellValue, type ColumnModel, textOf } from '../model/columns'

/** Creates a predicate: each word of the search must occur in a searchable column. */
export function createSearch<Row>(
  columns: readonly ColumnModel<Row>[],
): (row: Row, words: readonly string[]) => boolean {
  // Rows are long-lived and searched on each key press, so their folded text is cached.
  const folded = new WeakMap<object, string>()
  const haystack = (row: Row) => {
    const cached = isObject(row) ? folded.get(row) : undefined
    if (cached !== undefined) return cached
    const text = fold(columns.flatMap((column) => searchText(column, row)).join('\n'))
    if (isObject(row)) folded.set(row, text)
    return text
  }
  return (row, words) => words.every((word) => haystack(row).includes(word))
}

/** Words of a search, folded once for all rows. */
export const searchWords = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean)

function searchText<Row>(column: ColumnModel<Row>, row: Row): string[] {
  if (column.search === false) return []
  const value: CellValue = column.value(row)
  return column.search || typeof value === 'string' ? [textOf(value)] : []
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
