export { DataTableColumns as Columns } from '../columns/column-chooser'
export { DataTableColumnMenu as ColumnMenu } from '../columns/column-menu'
export { DataTableCopy as Copy } from '../export/export-copy'
export { DataTableExport as Export } from '../export/export-csv'
export { DataTableFilters as Filters } from '../filters/filter-chips'
export { DataTableViews as Views } from '../views/saved-views'
export { DataTableBulk as Bulk } from './data-table-bulk'
export { DataTableGrid as Grid } from './data-table-grid'
export { DataTableRoot as Root } from './data-table-root'
export {
  DataTableCount as Count,
  DataTableFilter as Filter,
  DataTableSearch as Search,
  DataTableToolbar as Toolbar,
} from './data-table-toolbar'
