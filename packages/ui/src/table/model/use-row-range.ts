import { useRef } from 'react'
import { same } from '../../internal/same'
import { type RowRange, selectRange, stepRange } from './row-range'
import type { DataTableState } from './use-data-table'

/** Selects a range of rows with Shift and navigation keys. */
export function useRowRange<Row>(table: DataTableState<Row>) {
  const last = useRef<{ range: RowRange; selection: readonly string[]; rows: readonly Row[] } | undefined>(undefined)
  return (from: number, to: number) => {
    const { current: before } = last
    // a range continues only while selection and rows are otherwise unchanged
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
