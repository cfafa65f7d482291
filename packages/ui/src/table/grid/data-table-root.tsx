import { type ComponentProps, useMemo } from 'react'
import { cx } from '../../internal/cx'
import { useAnnouncer } from '../../internal/hooks/use-announcer'
import { useLabels } from '../../internal/hooks/use-labels'
import { useCopyRows } from '../export/export-copy'
import { en, type TableLabels } from '../labels/en'
import type { DataTableState } from '../model/use-data-table'
import { DataTableProvider } from './data-table-context'
import { useTableNews } from './use-table-news'

export interface DataTableRootProps<Row> extends ComponentProps<'div'> {
  /** What `useDataTable` answers. */
  table: DataTableState<Row>
  /** What the table lists: "Shops". */
  label: string
  /** @default the page's */
  density?: 'comfortable' | 'compact'
  labels?: Partial<TableLabels>
}

/**
 * A table and what belongs to it: toolbar, rows, count, bar of actions for the selected rows. Ctrl+C copies the selected rows,
 * and a live region says how the table is sorted, how many rows were found, and what was done to its columns.
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
  useTableNews(table, t, announce)
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
