import { DataTable, type DataTableColumn, useDataTable } from '@kiosk-admin/ui/table'
import { type Order, someOrders } from './orders'

const columns: DataTableColumn<Order>[] = [
  { id: 'customer', header: 'Customer', value: ({ customer }) => customer },
  { id: 'city', header: 'City', value: ({ city }) => city },
  { id: 'total', header: 'Total', value: ({ total }) => total, align: 'end' },
]

export function OrderList() {
  const table = useDataTable({ rows: someOrders, columns, rowId: ({ id }) => id })
  return (
    <DataTable.Root table={table} label="Orders">
      <DataTable.Grid />
    </DataTable.Root>
  )
}
