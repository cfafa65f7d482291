import { toClipboard } from '../export/clipboard'
import { rowsToTsv } from '../export/table-text'
import type { RowSource, SelectedRows } from './source'

/** Loads and copies the selected rows. Returns their number; 0 if that failed or is denied. */
export async function copyRows<Row>(
  table: SelectedRows<Row>,
  timeZone: string,
  loadSelected: RowSource<Row>['loadSelected'],
): Promise<number> {
  try {
    const rows = await loadSelected(table, new AbortController().signal)
    return (await toClipboard(rowsToTsv(rows, table.columns, { timeZone }))) ? rows.length : 0
  } catch {
    return 0
  }
}
