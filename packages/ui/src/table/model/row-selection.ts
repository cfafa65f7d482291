import type { RowList } from './row-list'

/** The selected ids with or without others. */
export function changeIds(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): readonly string[] {
  const next = new Set(selected)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return [...next]
}

interface SelectableRows<Row> {
  rowId: (row: Row) => string
  canSelect: (row: Row) => boolean
}

/**
 * Whether all, some or no selectable rows are selected. All, where only some are loaded: those, and as many as there are
 * rows.
 */
export function selectedShare<Row>(
  { rows, count }: Pick<RowList<Row>, 'rows' | 'count'>,
  selected: ReadonlySet<string>,
  { rowId, canSelect }: SelectableRows<Row>,
): boolean | 'mixed' {
  if (selected.size === 0) return false
  const partly = rows.length < count
  let [some, every] = [partly, !partly || selected.size >= count]
  for (const row of rows) {
    if (some && !every) return 'mixed'
    if (selected.has(rowId(row))) some = true
    else if (canSelect(row)) every = false
  }
  return some && !every ? 'mixed' : some && every
}
