import {
  functionalUpdate,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useDeferredValue, useMemo } from 'react'
import { useKioskUi } from '../internal/context'
import { useControllable } from '../internal/use-controllable'
import { rowHeaderOf, rowName, type SortRule, type TableFilters } from './columns'
import type { DataTableColumn } from './data-table-column'
import { createSearch, hasFilters, passesFilters, searchWords } from './search'
import { createComparer, sortRows } from './sort-rows'
import { useRowSelection } from './use-row-selection'

// Only what is in use: each further feature of TanStack Table costs bytes.
const features = tableFeatures({ rowSortingFeature, rowSelectionFeature })

const NO_SORT: readonly SortRule[] = []
const NO_FILTERS: TableFilters = {}

export interface UseDataTableProps<Row> {
  /** Keep the array stable between renders: a new one is searched and sorted anew. */
  rows: readonly Row[]
  /** Keep the array stable between renders. The first one names the row, unless another says so. */
  columns: readonly DataTableColumn<Row>[]
  rowId: (row: Row) => string
  sort?: readonly SortRule[]
  /** @default none */
  defaultSort?: readonly SortRule[]
  onSortChange?: (sort: readonly SortRule[]) => void
  search?: string
  /** @default '' */
  defaultSearch?: string
  onSearchChange?: (search: string) => void
  filters?: TableFilters
  /** @default none */
  defaultFilters?: TableFilters
  onFiltersChange?: (filters: TableFilters) => void
  /** Which rows may be selected. @default false */
  selectable?: boolean | ((row: Row) => boolean)
  /** The ids of the selected rows; rows that the search hides stay selected. */
  selection?: readonly string[]
  /** @default none */
  defaultSelection?: readonly string[]
  onSelectionChange?: (selection: readonly string[]) => void
}

/** A table without markup: searched, filtered and sorted rows, and which of them are selected. */
export type DataTableState<Row extends RowData> = ReturnType<typeof useDataTable<Row>>

export function useDataTable<Row extends RowData>(props: UseDataTableProps<Row>) {
  const { rows, columns, rowId, selectable = false } = props
  const [sort, setSort] = useControllable(props.sort, props.defaultSort ?? NO_SORT, props.onSortChange)
  const [search, setSearch] = useControllable(props.search, props.defaultSearch ?? '', props.onSearchChange)
  const [filters, setFilters] = useControllable(
    props.filters,
    props.defaultFilters ?? NO_FILTERS,
    props.onFiltersChange,
  )
  const { selection, setSelection, rowSelection } = useRowSelection(props)
  const shown = useShownRows(rows, columns, { sort, search, filters })

  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => tableColumn(column)), [columns]),
    data: shown,
    getRowId: rowId,
    enableRowSelection: typeof selectable === 'function' ? ({ original }) => selectable(original) : selectable,
    manualSorting: true, // by sortRows: in the language's order, and each cell read once
    state: { sorting: sort as SortingState, rowSelection },
    onSortingChange: (update) => setSort(functionalUpdate(update, sort as SortingState)),
    onRowSelectionChange: (update) => setSelection(Object.keys(functionalUpdate(update, rowSelection))),
  })
  const all = selection.length > 0 && table.getIsAllRowsSelected()
  const some = selection.length > 0 && !all && shown.some((row) => rowSelection[rowId(row)])

  return {
    columns,
    /** The rows to show, in order. */
    rows: shown,
    /** How many there are without search and filters. */
    total: rows.length,
    rowId,
    /** The column that rows are called by. */
    rowHeader: rowHeaderOf(columns),
    rowName: (row: Row) => rowName(columns, row),
    sort,
    /** Ascending, then descending, then not; with `more`, beside the columns that sort already. */
    toggleSort: (id: string, more = false) => table.getColumn(id)?.toggleSorting(undefined, more),
    search,
    setSearch,
    filters,
    setFilter: (id: string, wanted: readonly string[]) => setFilters({ ...filters, [id]: wanted }),
    /** Whether a search or a filter may hide rows. */
    filtered: isFiltered({ search, filters }),
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
    allSelected: some ? ('mixed' as const) : all,
    toggleAll: () => table.toggleAllRowsSelected(!all),
  }
}

interface Wanted {
  sort: readonly SortRule[]
  search: string
  filters: TableFilters
}

const isFiltered = ({ search, filters }: Pick<Wanted, 'search' | 'filters'>) =>
  search.trim() !== '' || hasFilters(filters)

/** Deferred, so that typing and sort marks answer at once, however many rows there are. */
function useShownRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  wanted: Wanted,
): readonly Row[] {
  const { locale } = useKioskUi()
  const sort = useDeferredValue(useByContent(wanted.sort))
  const search = useDeferredValue(wanted.search)
  const filters = useDeferredValue(useByContent(wanted.filters))
  const fits = useMemo(() => createSearch(columns), [columns])
  const found = useMemo(() => {
    if (!isFiltered({ search, filters })) return rows
    const words = searchWords(search)
    return rows.filter((row) => passesFilters(columns, filters, row) && fits(row, words))
  }, [rows, columns, search, filters, fits])
  return useMemo(() => sortRows(found, columns, sort, createComparer(locale)), [found, columns, sort, locale])
}

/** The same object as long as it says the same: what is read from an address is new at every render. */
function useByContent<T>(value: T): T {
  const content = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its content stands for it
  return useMemo(() => value, [content])
}

const tableColumn = <Row extends RowData>({ id, value, sort }: DataTableColumn<Row>) => ({
  id,
  accessorFn: value,
  enableSorting: sort !== false,
  sortDescFirst: false,
})
