import type { ReactNode } from 'react'
import { columns, type Shop, shops } from './grid/data-table.fixture'
import * as DataTable from './grid/data-table.parts'
import type { DataTableColumn } from './model/data-table-column'
import { type OwnRowsProps, useDataTable } from './model/use-data-table'

const filterBy: Record<string, DataTableColumn<Shop>['filterBy']> = {
  name: { kind: 'text' },
  categories: { kind: 'text' },
  status: { kind: 'choice', options: ['Active', 'InActive'] },
  lastEdited: { kind: 'date' },
}

const floor: DataTableColumn<Shop> = {
  id: 'floor',
  header: 'Floor',
  value: ({ name }) => name.length % 4,
  width: '5.5rem',
  align: 'end',
  filterBy: { kind: 'number' },
}

export const toolColumns: DataTableColumn<Shop>[] = columns
  .map((column): DataTableColumn<Shop> => ({ ...column, wide: false, filterBy: filterBy[column.id] }))
  .toSpliced(3, 0, floor)

export type ToolTableProps = Partial<OwnRowsProps<Shop>> & {
  width?: number
  density?: 'comfortable' | 'compact'
  /** Content of the toolbar beside the search. */
  toolbar?: ReactNode
  children?: ReactNode
}

const noAction = () => {}

/** The shops table with all optional parts. */
export function ToolTable({ rows = shops, width = 1104, density, toolbar, children, ...props }: ToolTableProps) {
  const table = useDataTable<Shop>({
    columns: toolColumns,
    rowId: ({ id }) => id,
    selectable: true,
    defaultSort: [{ id: 'name', desc: false }],
    ...props,
    rows,
  })
  return (
    <div style={{ width, position: 'relative' }}>
      <DataTable.Root table={table} label="Shops" density={density}>
        <DataTable.Toolbar>
          <DataTable.Search />
          <DataTable.Filters />
          <DataTable.Columns />
          {toolbar}
        </DataTable.Toolbar>
        <DataTable.Grid
          columnMenu={(column) => <DataTable.ColumnMenu column={column} />}
          actions={() => [{ id: 'edit', label: 'Edit', icon: null, onSelect: noAction }]}
        />
        <DataTable.Count />
        {children}
      </DataTable.Root>
    </div>
  )
}
