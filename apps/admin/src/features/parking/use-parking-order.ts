import type { RecordOf } from '@kiosk-admin/api-client'
import { type DataTableState, moveRow } from '@kiosk-admin/ui/table'
import { type RowMove, useRowOrder } from '@kiosk-admin/ui/table-order'
import { useActions } from '../../data/content/use-actions'
import { toastAndRethrow } from '../../shared/content/list/ordered-list'
import { useMessages } from '../../shared/i18n/i18n'
import { floors, garages } from './kinds'
import { parkingMessages } from './messages'
import { garageOf, idsOf, OWN, type ParkingRow } from './parking-rows'

type Order = { table: DataTableState<ParkingRow>; rows: readonly ParkingRow[]; mayWrite: boolean }

/** Reorders garages, and floors within their garage or into another one. */
export function useParkingOrder({ table, rows, mayWrite }: Order) {
  const t = useMessages(parkingMessages)
  const houses = useActions(garages.type)
  const levels = useActions(floors.type)
  const rowOf = (id: string | null) => rows.find((row) => row.id === id)
  return useRowOrder<ParkingRow>({
    table,
    canMove({ id, parentId, index }: RowMove) {
      const row = rowOf(id)
      if (row?.rowType === 'floor') return parentId === OWN || rowOf(parentId)?.rowType === 'garage'
      // the heading of the mall's own floors stays last
      return row?.rowType === 'garage' && parentId === null && index < idsOf(rows, 'garage').length
    },
    async onMove(move: RowMove) {
      const row = rowOf(move.id)
      if (!row || !table.tree) return
      const moved = moveRow(rows, table.tree.index, move)
      if (row.rowType === 'garage') return houses.order(idsOf(moved, 'garage')).catch(toastAndRethrow)
      const changesParent = row.parentId !== move.parentId
      const set: Partial<RecordOf<'floor'>> = { garageId: garageOf(move.parentId) }
      await levels
        .order(idsOf(moved, 'floor'), changesParent ? { id: row.id, set: set as object } : undefined)
        .catch(toastAndRethrow)
    },
    ...(mayWrite ? {} : { locked: t('parking.reader') }),
  })
}
