import { Check, Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import * as BulkBar from '../../layout/bulk-bar/bulk-bar.parts'
import { useKioskUi } from '../../theme/context'
import { useDataTableContext } from '../grid/data-table-context'
import { toClipboard } from './clipboard'
import { loadRowsToExport } from './rows-to-export'
import { rowsToTsv } from './table-text'
import { useBriefMessage } from './use-brief-message'

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
