export { DataTableColumns as Columns } from './column-chooser'
export { DataTableColumnMenu as ColumnMenu } from './column-menu'
export { DataTableBulk as Bulk } from './data-table-bulk'
export { DataTableGrid as Grid } from './data-table-grid'
export { DataTableRoot as Root } from './data-table-root'
export {
  DataTableCount as Count,
  DataTableFilter as Filter,
  DataTableSearch as Search,
  DataTableToolbar as Toolbar,
} from './data-table-toolbar'
export { DataTableCopy as Copy } from './export-copy'
export { DataTableExport as Export } from './export-csv'
export { DataTableFilters as Filters } from './filter-chips'
export { DataTableViews as Views } from './saved-views'
