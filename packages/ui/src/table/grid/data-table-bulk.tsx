import type { ComponentProps } from 'react'
import * as BulkBar from '../../layout/bulk-bar/bulk-bar.parts'
import { useDataTableContext } from './data-table-context'

/** Bar of actions for the selected rows; hidden without a selection. */
export function DataTableBulk(props: Omit<ComponentProps<typeof BulkBar.Root>, 'count' | 'onClose'>) {
  const { table } = useDataTableContext()
  if (table.selection.length === 0) return null
  return <BulkBar.Root count={table.selection.length} onClose={() => table.setSelection([])} {...props} />
}
