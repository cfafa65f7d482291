import { useState } from 'react'
import type { DataTableState } from '../model/use-data-table'

interface UseFollowProps<Row> {
  table: Pick<DataTableState<Row>, 'rows' | 'rowId'>
  /** Where the keyboard stands. */
  row: number
  /** Whether the grid has the focus; without it, the keyboard stays where it was. */
  focused: boolean
  standOn: (row: number) => void
}

/**
 * A row that is sorted or moved elsewhere takes the focus along. One that is gone leaves it to the row in its place.
 * Told while rendering, so that the row stays drawn, with what is being typed in it, however far it goes.
 */
export function useFollow<Row>({ table, row, focused, standOn }: UseFollowProps<Row>) {
  const { rows, rowId } = table
  const [last, setLast] = useState({ rows })
  if (last.rows === rows) return
  setLast({ rows })
  const before = last.rows[row]
  if (!focused || before === undefined) return
  const id = rowId(before)
  const after = rows[row]
  if (after !== undefined && rowId(after) === id) return
  const now = rows.findIndex((one) => rowId(one) === id)
  if (now >= 0) standOn(now)
}
