import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, useMemo } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { type DataTableContextValue, DataTableProvider } from './data-table-context'
import { en, type TableLabels } from './labels'
import type { DataTableState } from './use-data-table'

export interface DataTableRootProps<Row extends RowData> extends ComponentProps<'div'> {
  /** What `useDataTable` answers. */
  table: DataTableState<Row>
  /** What the table lists: "Shops". */
  label: string
  /** @default the page's */
  density?: 'comfortable' | 'compact'
  labels?: Partial<TableLabels>
}

/** A table and what belongs to it: toolbar, rows, count, bar of actions for the selected rows. */
export function DataTableRoot<Row extends RowData>({
  table,
  label,
  density,
  labels,
  className,
  ...rest
}: DataTableRootProps<Row>) {
  const t = useLabels('table', en, labels)
  const value = useMemo(() => ({ table, label, t }), [table, label, t])
  return (
    // Parts hand rows back only to the functions they came with, so the row's type is safe to set aside.
    <DataTableProvider value={value as unknown as DataTableContextValue<never>}>
      <div data-slot="data-table" data-density={density} className={cx('kui:min-w-0', className)} {...rest} />
    </DataTableProvider>
  )
}
