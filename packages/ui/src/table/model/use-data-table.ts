import { useCallback, useMemo, useRef } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { shownColumns } from '../columns/column-layout'
import { isFiltered, useShownRows } from '../engine/use-shown-rows'
import type { GroupsState } from '../group/groups'
import type { RowSource } from '../source/source'
import type { TreeState } from '../tree/tree-state'
import { rowHeaderOf, rowName } from './columns'
import type { DataTableColumn } from './data-table-column'
import { listOf } from './row-list'
import { changeIds, selectedShare } from './row-selection'
import { toggleSort } from './sort-state'
import { type ColumnLayout, knownState } from './table-state'
import { type UseTableStateProps, useTableState } from './use-table-state'

interface TableProps<Row> extends UseTableStateProps {
  /** Keep the array stable between renderings. The first column names the row, unless another one is set to. */
  columns: readonly DataTableColumn<Row>[]
  rowId: (row: Row) => string
  /** Whether rows can be selected. @default false */
  selectable?: boolean | ((row: Row) => boolean)
  /** Ids of selected rows; rows hidden by search stay selected. */
  selection?: readonly string[]
  /** @default none */
  defaultSelection?: readonly string[]
  onSelectionChange?: (selection: readonly string[]) => void
}

/** A table of rows that the caller has, or of a source. */
export type UseDataTableProps<Row> = OwnRowsProps<Row> | SourceRowsProps<Row>

export interface OwnRowsProps<Row> extends TableProps<Row> {
  /** Keep the array stable between renderings: a new one is searched and sorted again. */
  rows: readonly Row[]
  /** The result of `useTree` for the same rows, for trees. */
  tree?: TreeState<Row> | undefined
  /** The result of `useGroups`, for groups with aggregated values; not with `tree`. */
  groups?: GroupsState<Row> | undefined
  source?: undefined
}

export interface SourceRowsProps<Row> extends TableProps<Row> {
  /** Rows that are loaded as they are needed, in the order and with the filters of the table: `createRowSource`. */
  source: RowSource<Row>
  rows?: undefined
  tree?: undefined
  /** Not for rows of a server, which are not all there: let it answer grouped rows. */
  groups?: undefined
}

const NONE: readonly string[] = []

const NO_ROWS: readonly never[] = []

const useNothing = () => undefined

/** Headless state of a table: searched, filtered and sorted rows, selection and actions. */
export type DataTableState<Row> = ReturnType<typeof useDataTable<Row>>

export function useDataTable<Row>(props: UseDataTableProps<Row>) {
  const { rows = NO_ROWS, source, columns, rowId, selectable = false } = props
  const [state, setState] = useTableState(props)
  const { search, layout } = state
  const { sort, filters } = useMemo(() => knownState(state, columns), [state, columns])
  const { defaultSelection = NONE, onSelectionChange } = props
  const [selection, setSelection] = useControllable(props.selection, defaultSelection, onSelectionChange)
  const selected = useMemo(() => new Set(selection), [selection])
  /** The last toggled row, anchor of a range. */
  const anchor = useRef<{ id: string; index: number; order: unknown }>(undefined)
  const { shown: found, sorted, working } = useShownRows({ rows, columns, rowId, state: { sort, search, filters } })
  const filtered = isFiltered({ search, filters })
  const ofTree = (props.tree?.useShown ?? useNothing)({ found, sorted, rowId, filtered })
  const shown = ofTree?.rows ?? found
  const groups = (props.groups?.useShown ?? useNothing)({ rows: found, columns, rowId, sort })
  const asked = (source?.useRows ?? useNothing)({ sort, search, filters })
  const own = useMemo(() => listOf(shown), [shown])
  const list = asked?.list ?? groups?.list ?? own
  const latest = useRef({ selected, list })
  latest.current = { selected, list }

  const canSelect = useCallback(
    (row: Row) => (typeof selectable === 'function' ? selectable(row) : selectable),
    [selectable],
  )
  const idOf = (row: Row) => (canSelect(row) ? rowId(row) : undefined)
  const allSelected = selectedShare(groups ? listOf(list.rows) : list, selected, { rowId, canSelect })

  // these may be called by rows that were drawn with other rows and another selection
  const indexOf = (id: string) => latest.current.list.findIndex((row) => idOf(row) === id)
  function anchorIndex() {
    const { id, index, order } = anchor.current ?? { id: '', index: -1, order: undefined }
    const now = indexOf(id)
    const { list } = latest.current
    // rows of a source may have been dropped since
    return now < 0 && order === list.order && list.at(index) === undefined ? index : now
  }
  /** Passes the ids of the selectable rows in a range, at once unless some are not loaded. */
  function withIds(first: number, last: number, use: (ids: readonly string[]) => void) {
    const range = Array.from({ length: last - first + 1 }, (_, at) => latest.current.list.at(first + at))
    if (source && range.includes(undefined)) source.withIds(first, last, idOf, use)
    else use(range.flatMap((row) => (row === undefined ? [] : (idOf(row) ?? []))))
  }
  const change = (ids: readonly string[], on: boolean) => setSelection(changeIds(latest.current.selected, ids, on))

  return {
    /** Visible columns in order. */
    columns: useMemo(() => shownColumns(columns, layout), [columns, layout]),
    /** All columns, as given. */
    allColumns: columns,
    /** Visible rows in order; of a source, those that are loaded. */
    rows: list.rows,
    /** Visible rows by their position, loaded or not. */
    list,
    /** Rows matched by search and filters, including collapsed ones, but without mere ancestors in a tree. */
    found: asked ? list.rows : (groups?.rows ?? found),
    /** Number of rows matched by search and filters. */
    foundCount: asked ? list.count : found.length,
    /** Whether sorting, search or filters are still being computed, and `rows` are the previous ones. */
    working: working || asked?.working === true,
    /** All rows, as given; of a source, those that are loaded. */
    allRows: asked ? list.rows : rows,
    /** Number of rows without search and filters. */
    total: asked ? asked.list.total : rows.length,
    /** Where rows are loaded from as they are needed, and its state. */
    source,
    sourceState: asked,
    rowId,
    /** State of the tree, if rows are one or grouped. */
    tree: groups?.tree ?? ofTree?.tree,
    /** Groups with their values, if rows are grouped. */
    groups,
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
    /** Ends the selection of these rows, as after an action has changed them. */
    deselect: (ids: readonly string[]) => change(ids, false),
    isSelected: (id: string) => selected.has(id),
    canSelect,
    withIds,
    /** Toggles a row; with `range`, all rows from the previously toggled one get its state. */
    toggleSelected: (id: string, range = false) => {
      const index = indexOf(id)
      if (index < 0) return
      const on = !latest.current.selected.has(id)
      const from = range ? anchorIndex() : -1
      if (from < 0) change([id], on)
      else withIds(Math.min(from, index), Math.max(from, index), (ids) => change(ids, on))
      anchor.current = { id, index, order: latest.current.list.order }
    },
    allSelected,
    toggleAll: () => {
      withIds(0, list.count - 1, (ids) => change(ids, allSelected !== true))
      anchor.current = undefined
    },
  }
}
