// Rows of a table on a server.

import { createElement } from 'react'
import { createScrollScale } from '../../internal/row-window/scroll-scale'
import { same } from '../../internal/same'
import { DataTableMissingRow, NotSelected } from '../grid/data-table-missing-row'
import { copyRows } from './copy-rows'
import {
  createRowPages,
  type LoadedRows,
  type RowPages,
  type RowsAnswer,
  type RowsQuery,
  type RowsRequest,
} from './row-pages'
import type { RowSource, SourceState } from './source'
import { useSourceRows } from './use-source-rows'

export interface RowSourceProps<Row> {
  /**
   * Loads a range of the rows that match a search and filters, in an order. The signal is aborted when nobody looks at
   * them any more. A rejection is shown in the place of these rows, with a button to try again.
   */
  load: (request: RowsRequest, signal: AbortSignal) => Promise<RowsAnswer<Row>>
  /** Loads the ids of a range, of rows that can be selected. @default the ids of the rows that `load` answers */
  loadIds?: (request: RowsRequest, signal: AbortSignal) => Promise<readonly string[]>
  /** Rows of a request. @default 100 */
  pageSize?: number
  /** Requests whose rows are kept in memory. @default 50 */
  maxPages?: number
}

/** Milliseconds from the last key press in a search or filter to its request. */
const TYPING = 200

/** Milliseconds between requests while a scrollbar is dragged. */
const SCROLLING = 60

/** Rows of a request for all rows. */
const BATCH = 1000

/** What only tables with a source need, passed along so that others do not load it. */
const functions = { createScrollScale, MissingRow: DataTableMissingRow }

const NOTHING: LoadedRows<never> = {
  rows: [],
  count: 0,
  total: 0,
  at: () => undefined,
  findIndex: () => -1,
  errorAt: () => undefined,
  error: undefined,
  order: undefined,
}

/**
 * Creates a source of rows. Create it once, outside of components or in `useState`: it keeps what it has loaded.
 * `refresh` loads the shown rows again, for example after a change.
 */
export function createRowSource<Row>({
  load,
  loadIds,
  pageSize = 100,
  maxPages = 50,
}: RowSourceProps<Row>): RowSource<Row> {
  const listeners = new Set<() => void>()
  let shown: RowPages<Row> | undefined
  /** Pages that replace the shown ones once their visible rows are there. */
  let next: RowPages<Row> | undefined
  let visible = { first: 0, last: 0 }
  let typing: { query: RowsQuery; timer: ReturnType<typeof setTimeout> } | undefined
  let scrolling: ReturnType<typeof setTimeout> | undefined
  let selecting: AbortController | undefined
  let selectAgain: (() => void) | undefined
  const changes = new Set<(row: Row) => Row>()
  /** Called once the shown rows are fresh. */
  const waiting: (() => void)[] = []
  let state = read()

  function read(): SourceState<Row> {
    const list = withChanges(shown?.read() ?? NOTHING, changes)
    return {
      list,
      problem: selectAgain
        ? { error: createElement(NotSelected), onRetry: selectAgain }
        : { loading: shown === undefined, error: list.count === 0 && list.error !== undefined, onRetry: retry },
      working: next !== undefined || typing !== undefined,
      selecting: selecting !== undefined,
    }
  }

  function retry() {
    shown?.retry()
  }

  function publish() {
    state = read()
    if (!next) for (const resolve of waiting.splice(0)) resolve()
    for (const listener of listeners) listener()
  }

  function replace(query: RowsQuery) {
    next?.stop()
    const pages = createRowPages<Row>({ query, load, pageSize, maxPages, onChange: () => changed(pages) })
    next = pages
    pages.want(visible.first, visible.last)
    publish()
  }

  function changed(pages: RowPages<Row>) {
    if (pages === next && !next.isLoading()) {
      const { first, last } = visible
      const count = next.rowCount()
      // fewer rows than before: the last ones become visible
      if (count !== undefined && count > 0 && first >= count) {
        visible = { first: Math.max(0, count - 1 - (last - first)), last: count - 1 }
        next.want(visible.first, visible.last)
      }
      if (!next.isLoading()) {
        shown?.stop()
        shown = next
        next = undefined
      }
    }
    publish()
  }

  /** All rows of a query, or those of a range. */
  async function loadRange(query: RowsQuery, signal: AbortSignal, start = 0, end = Number.POSITIVE_INFINITY) {
    const rows: Row[] = []
    for (let to = end; start + rows.length < to; ) {
      const from = start + rows.length
      const answer = await load({ ...query, start: from, end: Math.min(to, from + BATCH) }, signal)
      signal.throwIfAborted()
      rows.push(...answer.rows)
      to = answer.rows.length === 0 ? 0 : Math.min(to, answer.rowCount)
    }
    return rows
  }

  function withIds(
    first: number,
    last: number,
    idOf: (row: Row) => string | undefined,
    use: (ids: readonly string[]) => void,
  ) {
    if (!shown) return
    const { query } = shown
    selecting?.abort()
    const controller = new AbortController()
    selecting = controller
    const { signal } = controller
    const ids = loadIds
      ? loadIds({ ...query, start: first, end: last + 1 }, signal)
      : loadRange(query, signal, first, last + 1).then((rows) => rows.flatMap((row) => idOf(row) ?? []))
    const end = (again?: () => void) => {
      if (selecting !== controller) return false
      selecting = undefined
      selectAgain = again
      publish()
      return true
    }
    ids.then(
      (ids) => end() && use(ids),
      () => end(() => withIds(first, last, idOf, use)),
    )
    selectAgain = undefined
    publish()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(typing?.timer)
      clearTimeout(scrolling)
      typing = scrolling = undefined
      shown?.stop()
      next?.stop()
      next = undefined
      selecting?.abort()
      selecting = undefined
      publish()
    }
  }

  function show(query: RowsQuery) {
    if (typing && same(typing.query, query)) return
    const waited = typing !== undefined
    clearTimeout(typing?.timer)
    typing = undefined
    const before = next ?? shown
    if (before && same(before.query, query)) {
      before.want(visible.first, visible.last)
      if (waited) publish()
      return
    }
    if (!before || (!waited && same(before.query, { ...query, sort: before.query.sort }))) return replace(query)
    const timer = setTimeout(() => {
      typing = undefined
      replace(query)
    }, TYPING)
    typing = { query, timer }
    publish()
  }

  const readState = () => state
  const loadAll = (query: RowsQuery, signal: AbortSignal): Promise<readonly Row[]> => loadRange(query, signal)

  const loadSelected: RowSource<Row>['loadSelected'] = async ({ sort, rowId, isSelected }, signal) => {
    const all = await loadAll({ sort, search: '', filters: {} }, signal)
    return all.filter((row) => isSelected(rowId(row)))
  }

  return {
    subscribe,
    state: readState,
    show,
    useRows: (query) => useSourceRows({ subscribe, state: readState, show }, query),
    want(first, last) {
      const idle = scrolling === undefined
      visible = { first, last }
      if (!idle) return
      shown?.want(first, last)
      scrolling = setTimeout(() => {
        scrolling = undefined
        if (visible.first !== first || visible.last !== last) shown?.want(visible.first, visible.last)
      }, SCROLLING)
    },
    retry,
    refresh: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve)
        const query = (next ?? shown)?.query
        if (query && listeners.size > 0) replace(query)
        else publish()
      }),
    change(update) {
      changes.add(update)
      publish()
      return () => {
        changes.delete(update)
        publish()
      }
    },
    loadAll,
    loadSelected,
    copyRows: (table, timeZone) => copyRows(table, timeZone, loadSelected),
    withIds,
    functions,
  }
}

/** The rows of a list as functions change them. */
function withChanges<Row>(list: LoadedRows<Row>, changes: ReadonlySet<(row: Row) => Row>): LoadedRows<Row> {
  if (changes.size === 0) return list
  const change = (row: Row) => [...changes].reduce((changed, update) => update(changed), row)
  const changed = new Map(list.rows.map((row) => [row, change(row)]))
  return {
    ...list,
    rows: [...changed.values()],
    at(index) {
      const row = list.at(index)
      return row === undefined ? undefined : changed.get(row)
    },
    findIndex: (fits) => list.findIndex((row) => fits(changed.get(row) ?? row)),
  }
}
