import type { ReactNode } from 'react'
import * as kit from '../exports/table'
import type { Probe, Recipes } from './probe'

type Row = { id: string; name: string }

const rows: Row[] = [{ id: '1', name: 'Havn & Co' }]
const columns: kit.DataTableColumn<Row>[] = [{ id: 'name', header: 'Name', value: (row) => row.name }]

function Table({ probe = {}, children }: { probe?: Probe | object; children?: ReactNode }) {
  const table = kit.useDataTable({ rows, columns, rowId: (row) => row.id, selectable: true, defaultSelection: ['1'] })
  return (
    <kit.DataTable.Root table={table} label="Shops" {...probe}>
      {children}
    </kit.DataTable.Root>
  )
}

export const table: Recipes = {
  DateCell: (probe) => <kit.DateCell date="2026-11-21" {...probe} />,
  EditedCell: (probe) => <kit.EditedCell at={new Date('2026-11-21T13:58:00Z')} {...probe} />,
  'DataTable.Bulk': (probe) => (
    <Table>
      <kit.DataTable.Bulk {...probe} />
    </Table>
  ),
  'DataTable.Count': (probe) => (
    <Table>
      <kit.DataTable.Count {...probe} />
    </Table>
  ),
  'DataTable.Filter': (probe) => (
    <Table>
      <kit.DataTable.Filter column="name" options={[]} {...probe} />
    </Table>
  ),
  'DataTable.Grid': (probe) => (
    <Table>
      <kit.DataTable.Grid {...probe} />
    </Table>
  ),
  'DataTable.Root': (probe) => <Table probe={probe} />,
  'DataTable.Search': (probe) => (
    <Table>
      <kit.DataTable.Search {...probe} />
    </Table>
  ),
}
