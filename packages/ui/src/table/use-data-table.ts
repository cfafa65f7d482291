import type { RowData, SortingState, Updater } from '@tanstack/table-core'
import { useMemo } from 'react'
import { shownColumns } from './column-layout'
import { rowHeaderOf, rowName } from './columns'
import type { DataTableColumn } from './data-table-column'
import { type ColumnLayout, knownState } from './table-state'
import { useLazyTable } from './use-lazy-table'
import { shareSelected, useRowSelection } from './use-row-selection'
import { isFiltered, useShownRows } from './use-shown-rows'
import { useShownTree } from './use-shown-tree'
import { type UseTableStateProps, useTableState } from './use-table-state'
import type { TreeState } from './use-tree'

export interface UseDataTableProps<Row> extends UseTableStateProps {
  /** Keep the array stable between renders: a new one is searched and sorted anew. */
  rows: readonly Row[]
  /** Keep the array stable between renders. The first one names the row, unless another says so. */
  columns: readonly DataTableColumn<Row>[]
  rowId: (row: Row) => string
  /** What `useTree` answers for the same rows, when they belong to each other. */
  tree?: TreeState<Row>
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
  const [state, setState] = useTableState(props)
  const { search, layout } = state
  const { sort, filters } = useMemo(() => knownState(state, columns), [state, columns])
  const { selection, setSelection, rowSelection } = useRowSelection(props)
  const { shown: found, sorted, working } = useShownRows({ rows, columns, rowId, wanted: { sort, search, filters } })
  const filtered = isFiltered({ search, filters })
  const { rows: shown, tree } = useShownTree({ tree: props.tree, found, sorted, rowId, filtered })

  const table = useLazyTable<Row>({
    columns: useMemo(() => columns.map((column) => tableColumn(column)), [columns]),
    data: shown,
    getRowId: rowId,
    enableRowSelection: typeof selectable === 'function' ? ({ original }) => selectable(original) : selectable,
    manualSorting: true, // by sortRows: in the language's order, and each cell read once
    state: { sorting: sort as SortingState, rowSelection },
    onSortingChange: (update) => setState({ sort: updated(update, sort as SortingState) }),
    onRowSelectionChange: (update) => setSelection(Object.keys(updated(update, rowSelection))),
  })
  const canSelect = (row: Row) => (typeof selectable === 'function' ? selectable(row) : selectable)
  // Not asked of TanStack Table, which would build all of its rows anew for each letter of a search.
  const allSelected =
    selection.length > 0 && shareSelected(shown, canSelect, (row) => rowSelection[rowId(row)] === true)

  return {
    /** The columns to draw, in order. */
    columns: useMemo(() => shownColumns(columns, layout), [columns, layout]),
    /** Every column that there is, as described. */
    allColumns: columns,
    /** The rows to show, in order. */
    rows: shown,
    /** Those that search and filters find: in a tree without the rows that only lead there, and with what is folded away. */
    found,
    /** Whether sorting, search or filters are still at work, and `rows` are those of before. */
    working,
    /** Every row, as given. */
    allRows: rows,
    /** How many there are without search and filters. */
    total: rows.length,
    rowId,
    /** Where rows stand in their tree, if they are one. */
    tree,
    /** The column that rows are called by. */
    rowHeader: rowHeaderOf(columns),
    rowName: (row: Row) => rowName(columns, row),
    sort,
    /** Ascending, then descending, then not; with `more`, beside the columns that sort already. */
    toggleSort: (id: string, more = false) => table((made) => made.getColumn(id)?.toggleSorting(undefined, more)),
    search,
    setSearch: (search: string) => setState({ search }),
    filters,
    setFilter: (id: string, wanted: readonly string[]) =>
      setState((before) => ({ filters: { ...before.filters, [id]: wanted } })),
    /** Whether a search or a filter may hide rows. */
    filtered,
    clearFilters: () => setState({ search: '', filters: {} }),
    layout,
    setLayout: (layout: ColumnLayout) => setState({ layout }),
    /** All of the above as plain data, for a saved view or an address. */
    state,
    setState,
    selectable: selectable !== false,
    selection,
    setSelection,
    isSelected: (id: string) => rowSelection[id] === true,
    canSelect,
    /** With `range`, every row from the one toggled before to this one follows it. */
    toggleSelected: (id: string, range = false) =>
      table((made) => {
        // a row may be gone by the time that the table is there
        const row = made.getCoreRowModel().rowsById[id]
        row?.getToggleSelectedHandler()({ shiftKey: range, target: { checked: !row.getIsSelected() } })
      }),
    allSelected,
    toggleAll: () => table((made) => made.toggleAllRowsSelected(allSelected !== true)),
  }
}

const updated = <T>(update: Updater<T>, before: T): T =>
  typeof update === 'function' ? (update as (before: T) => T)(before) : update

const tableColumn = <Row extends RowData>({ id, value, sort }: DataTableColumn<Row>) => ({
  id,
  accessorFn: value,
  enableSorting: sort !== false,
  sortDescFirst: false,
})
