export { DataTableGrid as Grid } from './data-table-grid'
export { DataTableRoot as Root } from './data-table-root'
export {
  DataTableBulk as Bulk,
  DataTableCount as Count,
  DataTableFilter as Filter,
  DataTableSearch as Search,
  DataTableToolbar as Toolbar,
} from './data-table-toolbar'
