import { Badge } from '@kiosk-admin/ui'
import { Cell, DataTable, type DataTableColumn, useDataTable } from '@kiosk-admin/ui/table'
import { type Order, someOrders, states } from './orders'

const badges = {
  New: { tone: 'info', mark: 'dot' },
  Packed: { tone: 'warning', mark: 'half' },
  Sent: { tone: 'success', mark: 'dot' },
  Returned: { tone: 'neutral', mark: 'ring' },
} as const

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const

export const columns: DataTableColumn<Order>[] = [
  {
    id: 'customer',
    header: 'Customer',
    value: ({ customer }) => customer,
    cell: ({ customer }) => <Cell.Title>{customer}</Cell.Title>,
  },
  { id: 'city', header: 'City', value: ({ city }) => city, phone: 'second' },
  {
    id: 'placedOn',
    header: 'Placed on',
    value: ({ placedOn }) => placedOn,
    cell: ({ placedOn }) => <Cell.Date date={placedOn} />,
    wide: true,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge {...badges[state]}>{state}</Badge>,
    width: '8rem',
    phone: 'end',
  },
  {
    id: 'total',
    header: 'Total',
    value: ({ total }) => total,
    cell: ({ total }) => <Cell.Number value={total} format={euros} />,
    width: '7rem',
    align: 'end',
  },
]

export function OrderList() {
  const table = useDataTable({ rows: someOrders, columns, rowId: ({ id }) => id })
  return (
    <DataTable.Root table={table} label="Orders">
      <DataTable.Toolbar>
        <DataTable.Search />
        <DataTable.Filter column="state" options={states.map((state) => ({ value: state, label: state }))} />
        <DataTable.Count />
      </DataTable.Toolbar>
      <DataTable.Grid />
    </DataTable.Root>
  )
}
