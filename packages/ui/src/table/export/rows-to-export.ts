import type { DataTableState } from '../model/use-data-table'

/** Selected rows that are loaded: visible ones in order, then those hidden by search and filters. */
export function selectedRows<Row>({ rows, allRows, rowId, selection, isSelected }: DataTableState<Row>) {
  const shown = rows.filter((row) => isSelected(rowId(row)))
  if (shown.length === selection.length) return shown
  const visible = new Set(shown)
  return [...shown, ...allRows.filter((row) => isSelected(rowId(row)) && !visible.has(row))]
}

export type RowsToExport = 'all' | 'found' | 'selected'

/** Rows for an export. Those of a source are all loaded, which rejects if it fails. */
export async function loadRowsToExport<Row>(
  which: RowsToExport,
  table: DataTableState<Row>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const { source, sort, search, filters } = table
  if (source) {
    if (which === 'selected') return source.loadSelected(table, signal)
    return source.loadAll(which === 'found' ? { sort, search, filters } : { sort, search: '', filters: {} }, signal)
  }
  return { all: table.allRows, found: table.found, selected: selectedRows(table) }[which]
}
