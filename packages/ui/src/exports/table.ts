export type { CsvOptions } from '../internal/csv'
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
export { type CellLink, LinksCell, type LinksCellProps } from '../table/cells-links'
export { ImageCell, type ImageCellProps, UserCell, type UserCellProps } from '../table/cells-media'
export { HoursTodayCell, type HoursTodayCellProps, NumberCell, type NumberCellProps } from '../table/cells-values'
export type { DataTableColumnMenuProps } from '../table/column-menu'
export type { SortRule, TableFilters } from '../table/columns'
export * as DataTable from '../table/data-table.parts'
export type { DataTableColumn } from '../table/data-table-column'
export type { DataTableGridProps } from '../table/data-table-grid'
export type { DataTableRootProps } from '../table/data-table-root'
export type { DataTableFilterProps } from '../table/data-table-toolbar'
export type { DataTableExportProps } from '../table/export-csv'
export type { ColumnFilter, FilterOption } from '../table/filters'
export type { FeatureProps, GridFeature, GridSpot } from '../table/grid-feature'
export { useGridStop } from '../table/grid-stop'
export type { OpenSpan } from '../table/hours-today'
export type { RowAction } from '../table/row-action'
export { moveRow, type RowMove } from '../table/row-order'
export type { DataTableViewsProps } from '../table/saved-views'
export { sortToText, textToSort } from '../table/sort-text'
export { filterKey, type TableQueryOptions, tableStateFromQuery, tableStateToQuery } from '../table/table-query'
export type { ColumnLayout, PinSide, TableState } from '../table/table-state'
export { type DataTableState, type UseDataTableProps, useDataTable } from '../table/use-data-table'
export { useStoredViews } from '../table/use-stored-views'
export { type Expanded, type TreeState, type UseTreeProps, useTree } from '../table/use-tree'
export { firstViewState, type TableView, type ViewOptions } from '../table/views'
