import { BulkBar, createToasts } from '@kiosk-admin/ui'
import { DataTable, useDataTable } from '@kiosk-admin/ui/table'
import { PackageCheck, Pencil, Trash2 } from 'lucide-react'
import { columns } from './2-find'
import { type Order, states } from './orders'

export const toasts = createToasts()

export type OrderListProps = {
  orders: readonly Order[]
  onChange: (orders: readonly Order[]) => void
  onOpen: (order: Order) => void
}

export function OrderList({ orders, onChange, onOpen }: OrderListProps) {
  const table = useDataTable({ rows: orders, columns, rowId: ({ id }) => id, selectable: true })

  /** Changes the orders at once, and offers to undo it. */
  const change = (title: string, changed: readonly Order[]) => {
    onChange(changed)
    table.setSelection([])
    toasts.show({ kind: 'success', title, action: { label: 'Undo', onSelect: () => onChange(orders) } })
  }
  const without = (ids: readonly string[]) => orders.filter(({ id }) => !ids.includes(id))
  const send = (ids: readonly string[]) =>
    orders.map((order) => (ids.includes(order.id) ? { ...order, state: 'Sent' as const } : order))

  return (
    <DataTable.Root table={table} label="Orders">
      <DataTable.Toolbar>
        <DataTable.Search />
        <DataTable.Filter column="state" options={states.map((state) => ({ value: state, label: state }))} />
        <DataTable.Count />
      </DataTable.Toolbar>
      <DataTable.Grid
        onOpen={onOpen}
        actions={(order) => [
          { id: 'edit', label: 'Edit', icon: <Pencil />, inline: true, onSelect: () => onOpen(order) },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            onSelect: () => change('Order deleted', without([order.id])),
          },
        ]}
      />
      <DataTable.Bulk>
        <BulkBar.Action icon={<PackageCheck />} onClick={() => change('Orders sent', send(table.selection))}>
          Mark as sent
        </BulkBar.Action>
        <BulkBar.Action icon={<Trash2 />} onClick={() => change('Orders deleted', without(table.selection))}>
          Delete
        </BulkBar.Action>
      </DataTable.Bulk>
    </DataTable.Root>
  )
}
