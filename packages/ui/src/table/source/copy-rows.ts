import { toClipboard } from '../export/clipboard'
import { rowsToTsv } from '../export/table-text'
import type { ColumnModel, SortRule } from '../model/columns'
import type { RowsQuery } from './row-pages'

export interface CopyRowsProps<Row> {
  sort: readonly SortRule[]
  columns: readonly ColumnModel<Row>[]
  rowId: (row: Row) => string
  isSelected: (id: string) => boolean
}

/** Loads and copies the selected rows. Returns their number; 0 if that failed or is denied. */
export async function copyRows<Row>(
  { sort, columns, rowId, isSelected }: CopyRowsProps<Row>,
  timeZone: string,
  loadAll: (query: RowsQuery, signal: AbortSignal) => Promise<readonly Row[]>,
): Promise<number> {
  try {
    const rows = (await loadAll({ sort, search: '', filters: {} }, new AbortController().signal)).filter((row) =>
      isSelected(rowId(row)),
    )
    return (await toClipboard(rowsToTsv(rows, columns, { timeZone }))) ? rows.length : 0
  } catch {
    return 0
  }
}
