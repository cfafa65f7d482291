import { Check, Copy } from 'lucide-react'
import type { ClipboardEvent, ComponentProps } from 'react'
import type { TableLabels } from '#labels/table'
import * as BulkBar from '../../layout/bulk-bar/bulk-bar.parts'
import { useKioskUi } from '../../theme/context'
import { useDataTableContext } from '../grid/data-table-context'
import type { DataTableState } from '../model/use-data-table'
import { toClipboard } from './clipboard'
import { loadRowsToExport, selectedRows } from './rows-to-export'
import { rowsToTsv } from './table-text'
import { useBriefMessage } from './use-brief-message'

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
}

/** Copies the selected rows for a spreadsheet: an action of `DataTable.Bulk`, also Ctrl+C in the table. */
export function DataTableCopy(props: Omit<ComponentProps<'button'>, 'children'>) {
  const { table, t, announce } = useDataTableContext()
  const { timeZone } = useKioskUi()
  const [message, setMessage] = useBriefMessage()

  async function copy() {
    const rows = await loadRowsToExport('selected', table, new AbortController().signal).catch(() => undefined)
    const done = rows && (await toClipboard(rowsToTsv(rows, table.columns, { timeZone })))
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
