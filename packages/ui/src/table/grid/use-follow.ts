// Keeps the focus on the active row when rows are sorted or removed.

import { useState } from 'react'
import type { DataTableState } from '../model/use-data-table'

interface UseFollowProps<Row> {
  table: Pick<DataTableState<Row>, 'list' | 'rowId'>
  /** Index of the active row. */
  row: number
  /** Whether the grid has the focus; otherwise the position is kept. */
  focused: boolean
  setActiveRow: (row: number) => void
}

/**
 * Keeps the focus on a row that moves by sorting or otherwise; a removed row passes it to the row at its place.
 * Updates state while rendering, so that the row stays mounted with its editor.
 */
export function useFollow<Row>({ table, row, focused, setActiveRow }: UseFollowProps<Row>) {
  const { list, rowId } = table
  const [last, setLast] = useState({ list })
  if (last.list === list) return
  setLast({ list })
  const before = last.list.at(row)
  if (!focused || before === undefined) return
  const id = rowId(before)
  const after = list.at(row)
  if (after !== undefined && rowId(after) === id) return
  const now = list.findIndex((one) => rowId(one) === id)
  if (now >= 0) setActiveRow(now)
}
