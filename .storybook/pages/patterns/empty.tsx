import { Button, EmptyState } from '@kiosk-admin/ui'
import { DataTable, useDataTable } from '@kiosk-admin/ui/table'
import { ShoppingBag } from 'lucide-react'
import { columns } from '../orders/2-find'
import type { Order } from '../orders/orders'

export function EmptyExample({ orders, onCreate }: { orders: readonly Order[]; onCreate: () => void }) {
  const table = useDataTable({ rows: orders, columns, rowId: ({ id }) => id })
  return (
    <DataTable.Root table={table} label="Orders">
      <DataTable.Toolbar>
        <DataTable.Search />
        <DataTable.Count />
      </DataTable.Toolbar>
      <DataTable.Grid
        empty={
          <EmptyState
            icon={<ShoppingBag />}
            title="No orders yet"
            action={
              <Button variant="primary" onClick={onCreate}>
                New order
              </Button>
            }
          >
            Orders of your web shop appear here, the newest first.
          </EmptyState>
        }
      />
    </DataTable.Root>
  )
}
