import { type ComponentProps, useMemo } from 'react'
import { en, type TableLabels } from '#labels/table'
import { cx } from '../../internal/cx'
import { useAnnouncer } from '../../internal/hooks/use-announcer'
import { useLabels } from '../../internal/hooks/use-labels'
import { useCopyRows } from '../export/use-copy-rows'
import type { DataTableState } from '../model/use-data-table'
import { DataTableProvider } from './data-table-context'
import { useTableAnnouncements } from './use-table-announcements'

export interface DataTableRootProps<Row> extends ComponentProps<'div'> {
  /** The result of `useDataTable`. */
  table: DataTableState<Row>
  /** Plural name of the rows: "Shops". */
  label: string
  /** @default the page's */
  density?: 'comfortable' | 'compact'
  labels?: Partial<TableLabels>
}

/**
 * Wraps a table with toolbar, rows, count and bulk actions. Ctrl+C copies the selected rows; a live region announces
 * sorting, number of found rows and column changes.
 */
export function DataTableRoot<Row>({
  table,
  label,
  density,
  labels,
  className,
  children,
  onCopy,
  ...rest
}: DataTableRootProps<Row>) {
  const t = useLabels('table', en, labels)
  const { text, announce } = useAnnouncer()
  useTableAnnouncements(table, t, announce)
  const copyRows = useCopyRows(table, t, announce)
  const value = useMemo(() => ({ table, label, t, announce }), [table, label, t, announce])
  return (
    <DataTableProvider value={value}>
      <div
        data-slot="data-table"
        data-density={density}
        className={cx('kui:min-w-0', className)}
        {...rest}
        onCopy={(event) => {
          onCopy?.(event)
          copyRows(event)
        }}
      >
        {children}
        <span role="status" data-slot="data-table-news" className="kui:sr-only">
          {text}
        </span>
      </div>
    </DataTableProvider>
  )
}
