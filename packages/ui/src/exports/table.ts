'use client'

export {
  DateCell,
  type DateCellProps,
  EditedCell,
  type EditedCellProps,
  LocalisedCell,
  type LocalisedCellProps,
  PendingMark,
  type PendingMarkProps,
  TitleCell,
  type TitleCellProps,
} from '../table/cells'
export * as DataTable from '../table/data-table.parts'
export type { DataTableColumn } from '../table/data-table-column'
export type { DataTableGridProps } from '../table/data-table-grid'
export type { DataTableRootProps } from '../table/data-table-root'
export type { DataTableFilterProps } from '../table/data-table-toolbar'
export { useGridStop } from '../table/grid-stop'
export type { RowAction } from '../table/row-action'
export { type DataTableState, type UseDataTableProps, useDataTable } from '../table/use-data-table'
