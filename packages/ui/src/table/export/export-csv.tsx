import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CsvOptions } from '../../internal/csv'
import { csvBlob, download } from '../../internal/download'
import { inSlices, startJob } from '../../internal/slices'
import { Button, type ButtonProps } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { useDataTableContext } from '../grid/data-table-context'
import { selectedRows } from './export-copy'
import { csvSteps } from './table-text'

export interface DataTableExportProps extends Omit<ButtonProps, 'children' | 'busy'>, CsvOptions {
  /** Without extension. @default the label of the table */
  fileName?: string
}

/**
 * Exports rows as CSV: all, found or selected ones, with the visible columns in their order. Escapes spreadsheet
 * formulas.
 */
export function DataTableExport({ fileName, separator, decimal, bom, ...rest }: DataTableExportProps) {
  const { table, label, t, announce } = useDataTableContext()
  const { locale, timeZone } = useKioskUi()
  const [busy, setBusy] = useState(false)
  const text = (count: number) => numberFormat(locale).format(count)

  async function save(rows: readonly unknown[]) {
    setBusy(true)
    const steps = csvSteps(rows, table.columns, { separator, decimal, bom, timeZone })
    const csv = await inSlices(startJob(steps))
    setBusy(false)
    if (csv === undefined) return
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
          {t.exportRows}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={() => void save(table.allRows)}>
          {t.exportAll(text(table.total))}
        </DropdownMenu.Item>
        {table.filtered && (
          <DropdownMenu.Item onSelect={() => void save(table.found)}>
            {t.exportFound(text(table.found.length))}
          </DropdownMenu.Item>
        )}
        {table.selection.length > 0 && (
          <DropdownMenu.Item onSelect={() => void save(selectedRows(table))}>
            {t.exportSelected(text(table.selection.length))}
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
