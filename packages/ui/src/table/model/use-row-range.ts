import { useRef } from 'react'
import { same } from '../../internal/same'
import { endsOf, type RowRange, stepRange } from './row-range'
import type { DataTableState } from './use-data-table'

/** Selects a range of rows with Shift and navigation keys. */
export function useRowRange<Row>(table: DataTableState<Row>) {
  const last = useRef<{ range: RowRange; selection: readonly string[]; order: unknown } | undefined>(undefined)
  return (from: number, to: number) => {
    const { current: before } = last
    const { selection, list } = table
    // a range continues only while selection and rows are otherwise unchanged
    const goesOn = before !== undefined && before.order === list.order && same(before.selection, selection)
    const range = stepRange(goesOn ? before.range : undefined, from, to, selection)
    last.current = { range, selection, order: list.order }
    const { first, last: end } = endsOf(range)
    table.withIds(first, end, (ids) => {
      const next = [...new Set([...range.before, ...ids])]
      last.current = { range, selection: next, order: list.order }
      table.setSelection(next)
    })
  }
}
