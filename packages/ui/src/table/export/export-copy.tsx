import { Check, Copy } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, useEffect, useState } from 'react'
import * as BulkBar from '../../layout/bulk-bar/bulk-bar.parts'
import { useKioskUi } from '../../theme/context'
import { useDataTableContext } from '../grid/data-table-context'
import type { TableLabels } from '../labels/en'
import type { DataTableState } from '../model/use-data-table'
import { rowsToTsv } from './table-text'

/** The selected rows in the order that they are shown; those that search and filters hide come after. */
export function selectedRows<Row>({ rows, allRows, rowId, selection, isSelected }: DataTableState<Row>) {
  const shown = rows.filter((row) => isSelected(rowId(row)))
  if (shown.length === selection.length) return shown
  const known = new Set(shown)
  return [...shown, ...allRows.filter((row) => isSelected(rowId(row)) && !known.has(row))]
}

/** Ctrl+C in the table copies its selected rows, unless text is marked or being typed. */
export function useCopyRows<Row>(table: DataTableState<Row>, t: TableLabels, announce: (text: string) => void) {
  const { timeZone } = useKioskUi()
  return (event: ClipboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement
    const ours = event.currentTarget.querySelector('[data-slot=data-table-grid]')?.contains(from)
    const marked = window.getSelection()?.isCollapsed === false
    if (event.defaultPrevented || !ours || marked || from.matches('input, textarea') || table.selection.length === 0)
      return
    const rows = selectedRows(table)
    event.clipboardData.setData('text/plain', rowsToTsv(rows, table.columns, { timeZone }))
    event.preventDefault()
    announce(t.rowsCopied(rows.length))
  }
}

/** How long the button says what it did, in milliseconds. */
const SAID = 3000

/** Copies the selected rows for a spreadsheet: an action of `DataTable.Bulk`, the same as Ctrl+C in the table. */
export function DataTableCopy(props: Omit<ComponentProps<'button'>, 'children'>) {
  const { table, t, announce } = useDataTableContext()
  const { timeZone } = useKioskUi()
  const [said, say] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => say(''), SAID)
    return () => clearTimeout(timer)
  }, [said])

  async function copy() {
    const rows = selectedRows(table)
    const done = await toClipboard(rowsToTsv(rows, table.columns, { timeZone }))
    const news = done ? t.rowsCopied(rows.length) : t.notCopied
    say(news)
    announce(news)
  }
  return (
    <BulkBar.Action icon={said ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()} {...props}>
      {said || t.copyRows}
    </BulkBar.Action>
  )
}

/** Whether it came there: a browser may forbid it, or ask and be refused. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

/** Without HTTPS there is no clipboard to write to, but a page may still answer what a copy asks for. */
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
