import { MantineProvider } from '@mantine/core'
import { DataTable } from 'mantine-datatable'
import { useState } from 'react'
import '@mantine/core/styles.css'
import 'mantine-datatable/styles.css'
import { all, fromTop, type Measured, only } from './grid'
import { columns, type Row } from './rows'

const PAGE = 100

/** It draws all rows that it is given, so it pages as in its documentation. */
function Table({ rows }: { rows: readonly Row[] }) {
  const [page, setPage] = useState(1)
  return (
    <MantineProvider>
      <DataTable
        height={800}
        records={rows.slice((page - 1) * PAGE, page * PAGE)}
        columns={columns.map(([accessor, title]) => ({ accessor, title, cellsClassName: accessor }))}
        totalRecords={rows.length}
        recordsPerPage={PAGE}
        page={page}
        onPageChange={setPage}
      />
    </MantineProvider>
  )
}

export const measured: Measured = {
  Grid: Table,
  scroller: () => only('.mantine-datatable'),
  names: () => fromTop(all('td.name')),
}
