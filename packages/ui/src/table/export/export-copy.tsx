import { Check, Copy } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, useEffect, useState } from 'react'
import type { TableLabels } from '#labels/table'
import * as BulkBar from '../../layout/bulk-bar/bulk-bar.parts'
import { useKioskUi } from '../../theme/context'
import { useDataTableContext } from '../grid/data-table-context'
import type { DataTableState } from '../model/use-data-table'
import { rowsToTsv } from './table-text'

/** Selected rows: visible ones in order, then those hidden by search and filters. */
export function selectedRows<Row>({ rows, allRows, rowId, selection, isSelected }: DataTableState<Row>) {
  const shown = rows.filter((row) => isSelected(rowId(row)))
  if (shown.length === selection.length) return shown
  const visible = new Set(shown)
  return [...shown, ...allRows.filter((row) => isSelected(rowId(row)) && !visible.has(row))]
}

/** Copies selected rows on Ctrl+C, unless text is selected or being edited. */
export function useCopyRows<Row>(table: DataTableState<Row>, t: TableLabels, announce: (text: string) => void) {
  const { timeZone } = useKioskUi()
  return (event: ClipboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement
    const inGrid = event.currentTarget.querySelector('[data-slot=data-table-grid]')?.contains(from)
    const hasTextSelection = window.getSelection()?.isCollapsed === false
    if (
      event.defaultPrevented ||
      !inGrid ||
      hasTextSelection ||
      from.matches('input, textarea') ||
      table.selection.length === 0
    )
      return
    const rows = selectedRows(table)
    event.clipboardData.setData('text/plain', rowsToTsv(rows, table.columns, { timeZone }))
    event.preventDefault()
    announce(t.rowsCopied(rows.length))
  }
}

/** Duration of the button's confirmation, in milliseconds. */
const MESSAGE_DURATION = 3000

/** Copies the selected rows for a spreadsheet: an action of `DataTable.Bulk`, also Ctrl+C in the table. */
export function DataTableCopy(props: Omit<ComponentProps<'button'>, 'children'>) {
  const { table, t, announce } = useDataTableContext()
  const { timeZone } = useKioskUi()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(''), MESSAGE_DURATION)
    return () => clearTimeout(timer)
  }, [message])

  async function copy() {
    const rows = selectedRows(table)
    const done = await toClipboard(rowsToTsv(rows, table.columns, { timeZone }))
    const text = done ? t.rowsCopied(rows.length) : t.notCopied
    setMessage(text)
    announce(text)
  }
  return (
    <BulkBar.Action
      icon={message ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
      {...props}
    >
      {message || t.copyRows}
    </BulkBar.Action>
  )
}

/** Writes to the clipboard; returns false if the browser or the user denies it. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

/** Copies by a copy event, as insecure contexts have no clipboard API. */
function copyOldWay(text: string): boolean {
  const answer = (event: globalThis.ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('copy', answer, { capture: true })
  const done = document.execCommand('copy')
  document.removeEventListener('copy', answer, { capture: true })
  return done
}
