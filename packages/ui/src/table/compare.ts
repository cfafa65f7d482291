import type { CellValue, ColumnModel } from './columns'

/**
 * Compares two cells as a reader of the language would: numbers inside text by size, å after z in Swedish.
 * Empty cells come last whichever way the column is sorted, so `undefined` is for the caller to place.
 */
export function createComparer(locale: string): (a: CellValue, b: CellValue) => number {
  const collator = new Intl.Collator(locale, { numeric: true })
  return (a, b) => {
    if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
    return rank(a) - rank(b) || collator.compare(String(a), String(b))
  }
}

function rank(value: CellValue): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 0 : 1
  return value instanceof Date ? value.getTime() : 0
}

/** What a column is sorted by; empty text counts as nothing, so that it can be placed last. */
export function sortValue<Row>(column: ColumnModel<Row>, row: Row): CellValue {
  const value = column.value(row)
  return value === '' || value === null ? undefined : value
}
