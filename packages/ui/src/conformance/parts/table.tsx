import type { ReactNode } from 'react'
import * as kit from '../../exports/table'
import type { Probe, Recipes } from '../probe'

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

/** Renders the table parts for the conformance tests. */
export const tableParts: Recipes = {
  'Cell.Date': (probe) => <kit.Cell.Date date="2026-11-21" {...probe} />,
  'Cell.HoursToday': (probe) => <kit.Cell.HoursToday hours={[]} {...probe} />,
  'Cell.Image': (probe) => <kit.Cell.Image src={undefined} {...probe} />,
  'Cell.Links': (probe) => <kit.Cell.Links links={[]} {...probe} />,
  'Cell.Number': (probe) => <kit.Cell.Number value={1200} {...probe} />,
  'Cell.User': (probe) => <kit.Cell.User name="Ingrid Solheim" {...probe} />,
  'Cell.Edited': (probe) => <kit.Cell.Edited at={new Date('2026-11-21T13:58:00Z')} {...probe} />,
  'DataTable.Bulk': (probe) => (
    <Table>
      <kit.DataTable.Bulk {...probe} />
    </Table>
  ),
  'DataTable.ColumnMenu': (probe) => (
    <Table>
      <kit.DataTable.ColumnMenu column="name" {...probe} />
    </Table>
  ),
  'DataTable.Columns': (probe) => (
    <Table>
      <kit.DataTable.Columns {...probe} />
    </Table>
  ),
  'DataTable.Copy': (probe) => (
    <Table>
      <kit.DataTable.Copy {...probe} />
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
  'DataTable.Export': (probe) => (
    <Table>
      <kit.DataTable.Export {...probe} />
    </Table>
  ),
  'DataTable.Filters': (probe) => (
    <Table>
      <kit.DataTable.Filters {...probe} />
    </Table>
  ),
  'DataTable.Grid': (probe) => (
    <Table>
      <kit.DataTable.Grid {...probe} />
    </Table>
  ),
  'DataTable.Views': (probe) => (
    <Table>
      <kit.DataTable.Views {...probe} />
    </Table>
  ),
  'DataTable.Root': (probe) => <Table probe={probe} />,
  'DataTable.Search': (probe) => (
    <Table>
      <kit.DataTable.Search {...probe} />
    </Table>
  ),
}
