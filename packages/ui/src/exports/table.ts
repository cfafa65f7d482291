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
} from '../table/cells/cells'
export { type CellLink, LinksCell, type LinksCellProps } from '../table/cells/cells-links'
export { ImageCell, type ImageCellProps, UserCell, type UserCellProps } from '../table/cells/cells-media'
export { HoursTodayCell, type HoursTodayCellProps, NumberCell, type NumberCellProps } from '../table/cells/cells-values'
export type { OpenSpan } from '../table/cells/hours-today'
export type { DataTableColumnMenuProps } from '../table/columns/column-menu'
export type { ColumnFilter, FilterOption } from '../table/engine/filters'
export type { DataTableExportProps } from '../table/export/export-csv'
export * as DataTable from '../table/grid/data-table.parts'
export type { DataTableGridProps } from '../table/grid/data-table-grid'
export type { DataTableRootProps } from '../table/grid/data-table-root'
export type { DataTableFilterProps } from '../table/grid/data-table-toolbar'
export type { FeatureProps, GridFeature, GridSpot } from '../table/grid/grid-feature'
export { useGridStop } from '../table/grid/grid-stop'
export type { SortRule, TableFilters } from '../table/model/columns'
export type { DataTableColumn } from '../table/model/data-table-column'
export type { RowAction } from '../table/model/row-action'
export { sortToText, textToSort } from '../table/model/sort-text'
export { filterKey, type TableQueryOptions, tableStateFromQuery, tableStateToQuery } from '../table/model/table-query'
export type { ColumnLayout, PinSide, TableState } from '../table/model/table-state'
export { type DataTableState, type UseDataTableProps, useDataTable } from '../table/model/use-data-table'
export { moveRow, type RowMove } from '../table/order/row-order'
export { type Expanded, type TreeState, type UseTreeProps, useTree } from '../table/tree/use-tree'
export type { DataTableViewsProps } from '../table/views/saved-views'
export { useStoredViews } from '../table/views/use-stored-views'
export { firstViewState, type TableView, type ViewOptions } from '../table/views/views'
