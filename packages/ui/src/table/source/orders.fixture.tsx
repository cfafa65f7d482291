import * as DataTable from '../grid/data-table.parts'
import type { DataTableGridProps } from '../grid/data-table-grid'
import type { DataTableColumn } from '../model/data-table-column'
import { useDataTable } from '../model/use-data-table'
import type { Order } from './order-server.fixture'
import type { RowSource } from './source'

const columns: DataTableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    value: ({ number }) => number,
    cell: ({ number }) => number.toLocaleString('en'),
  },
  { id: 'customer', header: 'Customer', value: ({ customer }) => customer, sort: false, phone: 'second' },
  {
    id: 'sum',
    header: 'Sum',
    value: ({ sum }) => sum,
    cell: ({ sum }) => `${sum.toLocaleString('en')} kr`,
    align: 'end',
    phone: 'end',
  },
]

const rowId = ({ id }: Order) => id

export interface OrderTableProps extends Omit<DataTableGridProps<Order>, 'columnMenu'> {
  source: RowSource<Order>
  onSelectionChange?: (selection: readonly string[]) => void
}

/** Orders in a frame that scrolls. */
export function OrderTable({ source, onSelectionChange, ...rest }: OrderTableProps) {
  const table = useDataTable<Order>({
    source,
    columns,
    rowId,
    selectable: true,
    ...(onSelectionChange ? { onSelectionChange } : {}),
  })
  return (
    <DataTable.Root table={table} label="Orders">
      <DataTable.Toolbar>
        <DataTable.Search />
        <DataTable.Export />
      </DataTable.Toolbar>
      <div data-testid="frame" style={{ height: 420, overflow: 'auto' }}>
        <DataTable.Grid {...rest} />
      </div>
      <DataTable.Count />
      <DataTable.Bulk>
        <DataTable.Copy />
      </DataTable.Bulk>
    </DataTable.Root>
  )
}
