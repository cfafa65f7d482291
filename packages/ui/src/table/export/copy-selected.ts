import type { ClipboardEvent } from 'react'
import type { TableLabels } from '#labels/table'
import type { DataTableState } from '../model/use-data-table'
import { selectedRows } from './rows-to-export'
import { rowsToTsv } from './table-text'

interface CopySelectedProps<Row> {
  table: DataTableState<Row>
  timeZone: string
  t: TableLabels
  announce: (text: string) => void
}

/** Answers a copy event in the grid with the selected rows. */
export function copySelected<Row>(
  event: ClipboardEvent<HTMLElement>,
  { table, timeZone, t, announce }: CopySelectedProps<Row>,
) {
  const from = event.target as HTMLElement
  const inGrid = event.currentTarget.querySelector('[data-slot=data-table-grid]')?.contains(from)
  const hasTextSelection = window.getSelection()?.isCollapsed === false
  if (event.defaultPrevented || !inGrid || hasTextSelection || from.matches('input, textarea')) return
  event.preventDefault()
  const rows = selectedRows(table)
  const { source } = table
  if (source && rows.length < table.selection.length) {
    void source.copyRows(table, timeZone).then((count) => announce(count ? t.rowsCopied(count) : t.notCopied))
    return
  }
  event.clipboardData.setData('text/plain', rowsToTsv(rows, table.columns, { timeZone }))
  announce(t.rowsCopied(rows.length))
}
