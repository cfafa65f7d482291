import {
  createSortedRowModel,
  functionalUpdate,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useKioskUi } from '../internal/context'
import { useControllable } from '../internal/use-controllable'
import { rowName, type SortRule, type TableFilters } from './columns'
import { createComparer, sortValue } from './compare'
import type { DataTableColumn } from './data-table-column'
import { createSearch, hasFilters, passesFilters, searchWords } from './search'
import { useRowSelection } from './use-row-selection'

// Only what is in use: each further feature of TanStack Table costs bytes.
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), rowSelectionFeature })

const NO_SORT: readonly SortRule[] = []
const NO_FILTERS: TableFilters = {}

export interface UseDataTableProps<Row> {
  /** Keep the array stable between renders: a new one is searched and sorted anew. */
  rows: readonly Row[]
  /** Keep the array stable between renders. The first column names the row. */
  columns: readonly DataTableColumn<Row>[]
  rowId: (row: Row) => string
  sort?: readonly SortRule[]
  defaultSort?: readonly SortRule[]
  onSortChange?: (sort: readonly SortRule[]) => void
  search?: string
  defaultSearch?: string
  onSearchChange?: (search: string) => void
  filters?: TableFilters
  defaultFilters?: TableFilters
  onFiltersChange?: (filters: TableFilters) => void
  /** Which rows may be selected. @default false */
  selectable?: boolean | ((row: Row) => boolean)
  /** The ids of the selected rows; rows that the search hides stay selected. */
  selection?: readonly string[]
  defaultSelection?: readonly string[]
  onSelectionChange?: (selection: readonly string[]) => void
}

/** A table without markup: searched, filtered and sorted rows, and which of them are selected. */
export type DataTableState<Row extends RowData> = ReturnType<typeof useDataTable<Row>>

export function useDataTable<Row extends RowData>({
  rows,
  columns,
  rowId,
  selectable = false,
  ...props
}: UseDataTableProps<Row>) {
  const { locale } = useKioskUi()
  const [sort, setSort] = useControllable(props.sort, props.defaultSort ?? NO_SORT, props.onSortChange)
  const [search, setSearch] = useControllable(props.search, props.defaultSearch ?? '', props.onSearchChange)
  const [filters, setFilters] = useControllable(
    props.filters,
    props.defaultFilters ?? NO_FILTERS,
    props.onFiltersChange,
  )
  const { selection, setSelection, rowSelection } = useRowSelection(props)

  const filtered = search.trim() !== '' || hasFilters(filters)
  const fits = useMemo(() => createSearch(columns), [columns])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language must sort anew, and only new data does
  const found = useMemo(() => {
    const words = searchWords(search)
    return rows.filter((row) => !filtered || (passesFilters(columns, filters, row) && fits(row, words)))
  }, [rows, columns, locale, search, filters, filtered, fits])

  const tableColumns = useMemo(() => {
    const compare = createComparer(locale)
    return columns.map((column) => ({
      id: column.id,
      accessorFn: (row: Row) => sortValue(column, row),
      enableSorting: column.sort !== false,
      sortDescFirst: false,
      sortUndefined: 'last' as const,
      sortFn: (a: TableRow<typeof features, Row>, b: TableRow<typeof features, Row>, id: string) =>
        typeof column.sort === 'function'
          ? column.sort(a.original, b.original)
          : compare(a.getValue(id), b.getValue(id)),
    }))
  }, [columns, locale])

  const table = useTable({
    features,
    columns: tableColumns,
    data: found,
    getRowId: rowId,
    enableRowSelection: typeof selectable === 'function' ? ({ original }) => selectable(original) : selectable,
    state: { sorting: sort as SortingState, rowSelection },
    onSortingChange: (update) => setSort(functionalUpdate(update, sort as SortingState)),
    onRowSelectionChange: (update) =>
      setSelection(Object.keys(functionalUpdate<RowSelectionState>(update, rowSelection))),
  })
  const tableRows = table.getRowModel().rows
  const shown = useMemo(() => tableRows.map(({ original }) => original), [tableRows])
  const all = table.getIsAllRowsSelected()

  return {
    columns,
    /** The rows to show, in order. */
    rows: shown,
    /** How many there are without search and filters. */
    total: rows.length,
    rowId,
    rowName: (row: Row) => rowName(columns, row),
    sort,
    /** Ascending, then descending, then not; with `more`, beside the columns that sort already. */
    toggleSort: (id: string, more = false) => table.getColumn(id)?.toggleSorting(undefined, more),
    search,
    setSearch,
    filters,
    setFilter: (id: string, wanted: readonly string[]) => setFilters({ ...filters, [id]: wanted }),
    /** Whether a search or a filter may hide rows. */
    filtered,
    clearFilters: () => {
      setSearch('')
      setFilters(NO_FILTERS)
    },
    selectable: selectable !== false,
    selection,
    setSelection,
    isSelected: (id: string) => rowSelection[id] === true,
    canSelect: (row: Row) => (typeof selectable === 'function' ? selectable(row) : selectable),
    /** With `range`, every row from the one toggled before to this one follows it. */
    toggleSelected: (id: string, range = false) => {
      const row = table.getRow(id)
      row.getToggleSelectedHandler()({ shiftKey: range, target: { checked: !row.getIsSelected() } })
    },
    allSelected: all || (tableRows.some((row) => rowSelection[row.id]) ? ('mixed' as const) : false),
    toggleAll: () => table.toggleAllRowsSelected(!all),
  }
}
