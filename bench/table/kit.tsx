import { KioskUiProvider } from '@kiosk-admin/ui'
import { DataTable, type DataTableColumn, useDataTable } from '@kiosk-admin/ui/table'
import { all, fromTop, type Measured, only } from './grid'
import { columns, type Row } from './rows'

const kitColumns: DataTableColumn<Row>[] = columns.map(([id, header]) => ({ id, header, value: (row) => row[id] }))
const rowId = ({ id }: Row) => id

function Table({ rows }: { rows: readonly Row[] }) {
  const table = useDataTable({ rows, columns: kitColumns, rowId })
  return (
    <DataTable.Root table={table} label="Shops">
      <DataTable.Toolbar>
        <DataTable.Search />
      </DataTable.Toolbar>
      <DataTable.Grid />
    </DataTable.Root>
  )
}

export const measured: Measured = {
  Grid: ({ rows, language }) => (
    <KioskUiProvider locale={language}>
      <div id="scroller" style={{ height: 800, overflow: 'auto' }}>
        <Table rows={rows} />
      </div>
    </KioskUiProvider>
  ),
  scroller: () => only('#scroller'),
  names: () => fromTop(all('[role="rowheader"]')),
  count: () => Number(only('[role="grid"]').ariaRowCount) - 1,
  sort: () => only('[role="columnheader"] button'),
  search: () => only('input[type="search"], [role="searchbox"]'),
}
