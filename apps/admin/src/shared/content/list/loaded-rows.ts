// Rows of a list for actions: of one that loads only what it shows, they are loaded first.

import type { useDataTable } from '@kiosk-admin/ui/table'
import { toastFailure } from '../../failures/failures'

type List<R> = { table: ReturnType<typeof useDataTable<R>> }

/** Loads the rows that search and filters find, in the order of the list. */
export const loadFound = async <R>({ table }: List<R>): Promise<readonly R[]> =>
  table.source ? table.source.loadAll(table, new AbortController().signal) : table.found

/** Loads the selected rows. */
export const loadSelected = async <R>({ table }: List<R>): Promise<readonly R[]> =>
  table.source
    ? table.source.loadSelected(table, new AbortController().signal)
    : table.allRows.filter((row) => table.isSelected(table.rowId(row)))

/** Passes the selected rows to an action. */
export const withSelected = <R>(list: List<R>, use: (rows: readonly R[]) => void) =>
  void loadSelected(list).then(use, toastFailure)

/**
 * Loads the selected rows, in list order and followed by those that the search hides; without a selection, all rows that
 * are found.
 */
export async function loadChosen<R>(list: List<R>): Promise<readonly R[]> {
  const { selection, found } = list.table
  if (selection.length === 0) return loadFound(list)
  const selected = await loadSelected(list)
  const chosen = new Set(selected)
  return [...new Set([...found.filter((row) => chosen.has(row)), ...selected])]
}
