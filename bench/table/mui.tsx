import { DataGrid } from '@mui/x-data-grid'
import { all, fromTop, type Measured, only } from './grid'
import { columns, type Row } from './rows'

/** The free grid shows at most 100 rows at once and pages through the rest. */
export const measured: Measured = {
  Grid: ({ rows }: { rows: readonly Row[] }) => (
    <div style={{ height: 800 }}>
      <DataGrid
        rows={rows}
        columns={columns.map(([field, headerName]) => ({ field, headerName, flex: 1 }))}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        rowHeight={48}
      />
    </div>
  ),
  scroller: () => only('.MuiDataGrid-virtualScroller'),
  names: () => fromTop(all('[role="gridcell"][data-field="name"]')),
}
