import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CsvOptions } from '../../internal/csv'
import { csvBlob, download } from '../../internal/download'
import { inSlices, startJob } from '../../internal/slices'
import { Button, type ButtonProps } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { useDataTableContext } from '../grid/data-table-context'
import { loadRowsToExport, type RowsToExport } from './rows-to-export'
import { csvSteps } from './table-text'
import { useBriefMessage } from './use-brief-message'

export interface DataTableExportProps extends Omit<ButtonProps, 'children' | 'busy'>, CsvOptions {
  /** Without extension. @default the label of the table */
  fileName?: string
}

/**
 * Exports rows as CSV: all, found or selected ones, with the visible columns in their order. Escapes spreadsheet
 * formulas. Of grouped rows, each group is followed by a line of its values, and all by their total; not of selected rows,
 * nor of all while some are hidden.
 */
export function DataTableExport({ fileName, separator, decimal, bom, ...rest }: DataTableExportProps) {
  const { table, label, t, announce } = useDataTableContext()
  const { locale, timeZone } = useKioskUi()
  const [busy, setBusy] = useState(false)
  const text = (count: number) => numberFormat(locale).format(count)

  const [message, setMessage] = useBriefMessage()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  async function save(which: RowsToExport) {
    const controller = new AbortController()
    leaving.current = controller
    const { signal } = controller
    setBusy(true)
    const rows = await loadRowsToExport(which, table, signal).catch(() => undefined)
    const options = { separator, decimal, bom, timeZone }
    const grouped =
      which === 'found' || (which === 'all' && !table.filtered) ? table.groups?.toExport(table.columns) : undefined
    const steps = grouped
      ? csvSteps(grouped.lines, grouped.columns, options)
      : rows && csvSteps(rows, table.columns, options)
    const csv = steps && (await inSlices(startJob(steps), signal))
    if (signal.aborted) return
    setBusy(false)
    if (!rows || csv === undefined) {
      setMessage(t.notExported)
      announce(t.notExported)
      return
    }
    download(csvBlob(csv), `${fileName ?? label}.csv`)
    announce(t.rowsExported(rows.length))
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
          busy={busy}
          {...rest}
          data-slot="data-table-export"
        >
          {message || t.exportRows}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={() => void save('all')}>{t.exportAll(text(table.total))}</DropdownMenu.Item>
        {table.filtered && (
          <DropdownMenu.Item onSelect={() => void save('found')}>
            {t.exportFound(text(table.foundCount))}
          </DropdownMenu.Item>
        )}
        {table.selection.length > 0 && (
          <DropdownMenu.Item onSelect={() => void save('selected')}>
            {t.exportSelected(text(table.selection.length))}
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
