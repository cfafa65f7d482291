type ExportedList<R> = {
  table: { found: readonly R[] }
  selection: readonly string[]
  loadFound: () => Promise<readonly R[]>
  loadSelected: () => Promise<readonly R[]>
}

/**
 * Loads the selected rows, in list order and followed by those that the search hides; without a selection, all rows that
 * are found.
 */
export async function loadRowsToExport<R>({ table, selection, loadFound, loadSelected }: ExportedList<R>) {
  if (selection.length === 0) return loadFound()
  const selected = await loadSelected()
  const chosen = new Set(selected)
  return [...new Set([...table.found.filter((row) => chosen.has(row)), ...selected])]
}
