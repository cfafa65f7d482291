import { useRef } from 'react'
import { same } from '../../internal/same'
import { type RowRange, selectRange, stepRange } from './row-range'
import type { DataTableState } from './use-data-table'

/** Selects rows as Shift and a key move over them. */
export function useRowRange<Row>(table: DataTableState<Row>) {
  const last = useRef<{ range: RowRange; selection: readonly string[]; rows: readonly Row[] } | undefined>(undefined)
  return (from: number, to: number) => {
    const { current: before } = last
    // A range goes on only while nothing else has changed the selection, and each row stands where it stood.
    const goesOn = before?.rows === table.rows && same(before.selection, table.selection)
    const range = stepRange(goesOn ? before?.range : undefined, from, to, table.selection)
    const selection = selectRange(range, (index) => {
      const row = table.rows[index]
      return row !== undefined && table.canSelect(row) ? table.rowId(row) : undefined
    })
    last.current = { range, selection, rows: table.rows }
    table.setSelection(selection)
  }
}
