import { type CellValue, type ColumnModel, type TableFilters, textOf } from './columns'

// Letters that Unicode does not take apart, but that people type without.
const PLAIN: Record<string, string> = { ø: 'o', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', œ: 'oe', ł: 'l', đ: 'd' }

/** Text as it is searched: lower case, without accents, so that "havn" finds "Hávn" and "þor" finds "Þór". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæðþßœłđ]/g, (letter) => PLAIN[letter] ?? letter)
}

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

/** A row passes when each filtered column holds one of the wanted values. */
export function passesFilters<Row>(columns: readonly ColumnModel<Row>[], filters: TableFilters, row: Row): boolean {
  return columns.every((column) => {
    const wanted = filters[column.id]
    if (!wanted?.length) return true
    const { filter } = column
    return wanted.some((one) => (filter ? filter(row, one) : textOf(column.value(row)) === one))
  })
}

export function hasFilters(filters: TableFilters): boolean {
  return Object.values(filters).some((wanted) => wanted.length > 0)
}
