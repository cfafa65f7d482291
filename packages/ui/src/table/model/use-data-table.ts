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
  /** Keep the array stable between renderings: a new one is searched and sorted again. */
  rows: readonly Row[]
  /** Keep the array stable between renderings. The first column names the row, unless another one is set to. */
  columns: readonly DataTableColumn<Row>[]
  rowId: (row: Row) => string
  /** The result of `useTree` for the same rows, for trees. */
  tree?: TreeState<Row>
  /** Whether rows can be selected. @default false */
  selectable?: boolean | ((row: Row) => boolean)
  /** Ids of selected rows; rows hidden by search stay selected. */
  selection?: readonly string[]
  /** @default none */
  defaultSelection?: readonly string[]
  onSelectionChange?: (selection: readonly string[]) => void
}

const NONE: readonly string[] = []

/** Headless state of a table: searched, filtered and sorted rows, selection and actions. */
export type DataTableState<Row> = ReturnType<typeof useDataTable<Row>>

export function useDataTable<Row>(props: UseDataTableProps<Row>) {
  const { rows, columns, rowId, selectable = false } = props
  const [state, setState] = useTableState(props)
  const { search, layout } = state
  const { sort, filters } = useMemo(() => knownState(state, columns), [state, columns])
  const { defaultSelection = NONE, onSelectionChange } = props
  const [selection, setSelection] = useControllable(props.selection, defaultSelection, onSelectionChange)
  const selected = useMemo(() => new Set(selection), [selection])
  /** The last toggled row, anchor of a range. */
  const anchor = useRef<string>(undefined)
  const { shown: found, sorted, working } = useShownRows({ rows, columns, rowId, state: { sort, search, filters } })
  const filtered = isFiltered({ search, filters })
  const { rows: shown, tree } = useShownTree({ tree: props.tree, found, sorted, rowId, filtered })

  const canSelect = (row: Row) => (typeof selectable === 'function' ? selectable(row) : selectable)
  const selectableRows = { rows: shown, rowId, canSelect }
  const allSelected = selectedShare(selectableRows, selected)

  return {
    /** Visible columns in order. */
    columns: useMemo(() => shownColumns(columns, layout), [columns, layout]),
    /** All columns, as given. */
    allColumns: columns,
    /** Visible rows in order. */
    rows: shown,
    /** Rows matched by search and filters, including collapsed ones, but without mere ancestors in a tree. */
    found,
    /** Whether sorting, search or filters are still being computed, and `rows` are the previous ones. */
    working,
    /** All rows, as given. */
    allRows: rows,
    /** Number of rows without search and filters. */
    total: rows.length,
    rowId,
    /** State of the tree, if rows are one. */
    tree,
    /** The column that names the row. */
    rowHeader: rowHeaderOf(columns),
    rowName: (row: Row) => rowName(columns, row),
    sort,
    /** Cycles ascending, descending, none; with `more`, in addition to other columns. */
    toggleSort: (id: string, more = false) => setState({ sort: toggleSort(sort, id, more) }),
    search,
    setSearch: (search: string) => setState({ search }),
    filters,
    setFilter: (id: string, filterValues: readonly string[]) =>
      setState((before) => ({ filters: { ...before.filters, [id]: filterValues } })),
    /** Whether search or filters may hide rows. */
    filtered,
    clearFilters: () => setState({ search: '', filters: {} }),
    layout,
    setLayout: (layout: ColumnLayout) => setState({ layout }),
    /** The whole state as plain data, for a saved view or a URL. */
    state,
    setState,
    selectable: selectable !== false,
    selection,
    setSelection,
    isSelected: (id: string) => selected.has(id),
    canSelect,
    /** Toggles a row; with `range`, all rows from the previously toggled one get its state. */
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
