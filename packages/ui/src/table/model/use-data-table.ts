import { useMemo, useRef } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { shownColumns } from '../columns/column-layout'
import { isFiltered, useShownRows } from '../engine/use-shown-rows'
import { useShownTree } from '../tree/use-shown-tree'
import type { TreeState } from '../tree/use-tree'
import { rowHeaderOf, rowName } from './columns'
import type { DataTableColumn } from './data-table-column'
import { selectedShare, selectRows, toggleRow } from './row-selection'
import { toggleSort } from './sort-state'
import { type ColumnLayout, knownState } from './table-state'
import { type UseTableStateProps, useTableState } from './use-table-state'

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

const NONE: readonly string[] = []

/** A table without markup: searched, filtered and sorted rows, and which of them are selected. */
export type DataTableState<Row> = ReturnType<typeof useDataTable<Row>>

export function useDataTable<Row>(props: UseDataTableProps<Row>) {
  const { rows, columns, rowId, selectable = false } = props
  const [state, setState] = useTableState(props)
  const { search, layout } = state
  const { sort, filters } = useMemo(() => knownState(state, columns), [state, columns])
  const { defaultSelection = NONE, onSelectionChange } = props
  const [selection, setSelection] = useControllable(props.selection, defaultSelection, onSelectionChange)
  const selected = useMemo(() => new Set(selection), [selection])
  /** The row that was toggled last, where a range begins. */
  const anchor = useRef<string>(undefined)
  const { shown: found, sorted, working } = useShownRows({ rows, columns, rowId, wanted: { sort, search, filters } })
  const filtered = isFiltered({ search, filters })
  const { rows: shown, tree } = useShownTree({ tree: props.tree, found, sorted, rowId, filtered })

  const canSelect = (row: Row) => (typeof selectable === 'function' ? selectable(row) : selectable)
  const selectableRows = { rows: shown, rowId, canSelect }
  const allSelected = selectedShare(selectableRows, selected)

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
    toggleSort: (id: string, more = false) => setState({ sort: toggleSort(sort, id, more) }),
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
    isSelected: (id: string) => selected.has(id),
    canSelect,
    /** With `range`, every row from the one toggled before to this one follows it. */
    toggleSelected: (id: string, range = false) => {
      setSelection(toggleRow(selectableRows, selected, id, range ? anchor.current : undefined))
      anchor.current = id
    },
    allSelected,
    toggleAll: () => {
      setSelection(selectRows(selectableRows, selected, allSelected !== true))
      anchor.current = undefined
    },
  }
}
