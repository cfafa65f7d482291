/** Returns selected rows in list order, followed by selected rows that the search hides; without a selection, all found rows. */
export function rowsToExport<R>(found: readonly R[], selected: readonly R[]): readonly R[] {
  if (selected.length === 0) return found
  const chosen = new Set(selected)
  return [...new Set([...found.filter((row) => chosen.has(row)), ...selected])]
}
