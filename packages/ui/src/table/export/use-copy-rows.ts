import { type ClipboardEvent, useEffect } from 'react'
import type { TableLabels } from '#labels/table'
import { lazy } from '../../internal/lazy'
import { useKioskUi } from '../../theme/context'
import type { DataTableState } from '../model/use-data-table'

// tables without a selection do not load it
const copying = lazy(() => import('./copy-selected'))

/** Copies selected rows on Ctrl+C, unless text is selected or being edited. */
export function useCopyRows<Row>(table: DataTableState<Row>, t: TableLabels, announce: (text: string) => void) {
  const { timeZone } = useKioskUi()
  const some = table.selection.length > 0
  useEffect(() => {
    if (some) copying.load()
  }, [some])
  const loaded = copying.use()
  return (event: ClipboardEvent<HTMLElement>) => {
    if (some) loaded?.copySelected(event, { table, timeZone, t, announce })
  }
}
