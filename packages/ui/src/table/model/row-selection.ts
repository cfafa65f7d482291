interface SelectableRows<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  canSelect: (row: Row) => boolean
}

/** Toggles a row; with `anchor`, all rows from there to this one get the same state. */
export function toggleRow<Row>(
  { rows, rowId, canSelect }: SelectableRows<Row>,
  selected: ReadonlySet<string>,
  id: string,
  anchor?: string,
): readonly string[] {
  const to = rows.findIndex((row) => rowId(row) === id)
  const from = anchor === undefined ? -1 : rows.findIndex((row) => rowId(row) === anchor)
  const [target, start] = [rows[to], rows[from]]
  if (target === undefined || !canSelect(target)) return [...selected]
  const range =
    start !== undefined && canSelect(start) ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [target]
  return selectRows({ rows: range, rowId, canSelect }, selected, !selected.has(id))
}

/** Selects or deselects all selectable rows; rows outside of `rows` are unchanged. */
export function selectRows<Row>(
  { rows, rowId, canSelect }: SelectableRows<Row>,
  selected: ReadonlySet<string>,
  on: boolean,
): readonly string[] {
  const next = new Set(selected)
  for (const row of rows) {
    if (!canSelect(row)) continue
    if (on) next.add(rowId(row))
    else next.delete(rowId(row))
  }
  return [...next]
}

/** Whether all, some or no selectable rows are selected. */
export function selectedShare<Row>(
  { rows, rowId, canSelect }: SelectableRows<Row>,
  selected: ReadonlySet<string>,
): boolean | 'mixed' {
  if (selected.size === 0) return false
  let [some, every] = [false, true]
  for (const row of rows) {
    if (selected.has(rowId(row))) some = true
    else if (canSelect(row)) every = false
    if (some && !every) return 'mixed'
  }
  return some && every
}
