import type { ReactNode } from 'react'
import type { DataTableColumnMenuProps } from './columns/column-menu'
import * as parts from './grid/data-table.parts'
import type { DataTableGridProps } from './grid/data-table-grid'
import type { DataTableRootProps } from './grid/data-table-root'
import type { DataTableFilterProps } from './grid/data-table-toolbar'
import type { SortRule } from './model/columns'
import type { DataTableColumn } from './model/data-table-column'
import { type DataTableState, type UseDataTableProps, useDataTable } from './model/use-data-table'

type OfColumn<Id> = { column: Id }

type Without<Props, Name extends string> = Props extends unknown ? Omit<Props, Name> : never
type Sort<Id> = readonly (SortRule & { id: Id })[]
type Filters<Id extends string> = Readonly<Partial<Record<Id, readonly string[]>>>

type TypedDataTableProps<Row, ColumnId extends string> = Without<
  UseDataTableProps<Row>,
  'columns' | 'sort' | 'defaultSort' | 'filters' | 'defaultFilters'
> & {
  columns: readonly (DataTableColumn<Row> & { id: ColumnId })[]
  sort?: Sort<ColumnId>
  defaultSort?: Sort<ColumnId>
  filters?: Filters<ColumnId>
  defaultFilters?: Filters<ColumnId>
}

/** The parts of `DataTable` and its hook for rows of one type. */
export type DataTableOf<Row, ColumnId extends string> = Omit<
  typeof parts,
  'Root' | 'Grid' | 'Filter' | 'ColumnMenu'
> & {
  useDataTable: (props: TypedDataTableProps<Row, ColumnId>) => DataTableState<Row>
  Root: (props: DataTableRootProps<Row>) => ReactNode
  Grid: (props: Omit<DataTableGridProps<Row>, 'columnMenu'> & { columnMenu?(column: ColumnId): ReactNode }) => ReactNode
  Filter: (props: DataTableFilterProps & OfColumn<ColumnId>) => ReactNode
  ColumnMenu: (props: DataTableColumnMenuProps & OfColumn<ColumnId>) => ReactNode
}

/**
 * The parts of `DataTable` and its hook for rows of type `Row`, so that rows, actions and columns fit each other; with
 * the ids of the columns as second type, filters, menus and sorting are checked, too. Call it once, outside of components.
 */
export const createDataTable = <Row, ColumnId extends string = string>(): DataTableOf<Row, ColumnId> => ({
  ...parts,
  useDataTable,
})
