// Searches, filters and sorts the rows of a table in time slices.

import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazy } from '../../internal/lazy'
import { inSlices, type Job, SLICE, type Steps, startJob } from '../../internal/slices'
import { useKioskUi } from '../../theme/context'
import type { ColumnModel } from '../model/columns'
import type { TableState } from '../model/table-state'
import { hasFilters } from './filters'
import { createFinder, takeRows } from './find-rows'
import { createRowIndex, type RowIndex } from './row-index'

export const isFiltered = ({ search, filters }: Pick<TableState, 'search' | 'filters'>) =>
  search.trim() !== '' || hasFilters(filters)

interface UseShownRowsProps<Row> {
  rows: readonly Row[]
  columns: readonly ColumnModel<Row>[]
  rowId: (row: Row) => string
  state: Pick<TableState, 'sort' | 'search' | 'filters'>
}

/** Rows, and the index of the list from which they were taken. */
interface SortedRows<Row> {
  index: RowIndex<Row>
  /** Indexes of the rows in their order; undefined for their own. */
  order: Uint32Array | undefined
  rows: readonly Row[]
}

/**
 * Searched, filtered and sorted rows. Long work is split into slices, meanwhile the previous rows stay, so that typing,
 * sorting and scrolling respond immediately for any number of rows.
 */
export function useShownRows<Row>({ rows, columns, rowId, state }: UseShownRowsProps<Row>) {
  const { locale, timeZone } = useKioskUi()
  const now = { sort: useByContent(state.sort), search: state.search, filters: useByContent(state.filters) }
  const sort = useDeferredValue(now.sort)
  const search = useDeferredValue(now.search)
  const filters = useDeferredValue(now.filters)
  const deferred = sort !== now.sort || search !== now.search || filters !== now.filters
  const index = useRowIndex(rows, columns, locale)

  // All rows are sorted, not only the found ones, so that each key press needs a search only.
  const sorting = useCallback(
    function* (): Steps<SortedRows<Row>> {
      const order = yield* index.orderSteps(sort)
      return { index, order, rows: takeRows(index.rows, order, undefined) }
    },
    [index, sort],
  )
  const sorted = useSlices(sorting)
  const { index: from } = sorted.value
  const find = useMemo(() => createFinder(from, timeZone), [from, timeZone])
  const finding = useCallback(
    function* (): Steps<Pick<SortedRows<Row>, 'index' | 'rows'>> {
      const { index, order, rows } = sorted.value
      const indexes = yield* find({ search, filters })
      return { index, rows: indexes ? takeRows(index.rows, order, indexes) : rows }
    },
    [sorted.value, find, search, filters],
  )
  const found = useSlices(finding)
  const { value } = found
  return {
    shown: useMemo(
      () => (value.index.rows === rows ? value.rows : refreshRows(value.rows, rows, rowId)),
      [value, rows, rowId],
    ),
    /** All rows in order, found or not. */
    sorted: sorted.value.rows,
    working: deferred || sorted.working || found.working,
  }
}

/** Rows above which orders and texts are made ready in idle time; fewer take less than a slice. */
const MANY = 2000

const manyRows = lazy(() => import('./many-rows'))

function useRowIndex<Row>(rows: readonly Row[], columns: readonly ColumnModel<Row>[], locale: string) {
  const index = useMemo(() => createRowIndex(rows, columns, locale), [rows, columns, locale])
  const last = useRef<RowIndex<Row>>(undefined)
  const many = rows.length > MANY
  const ahead = manyRows.use()
  useEffect(() => {
    if (!many) return
    manyRows.load()
    const stop = ahead?.prepare(index, last.current)
    last.current = index
    return stop
  }, [index, many, ahead])
  return index
}

/** The current versions of the same rows without deleted ones, so that edits show immediately. */
function refreshRows<Row>(before: readonly Row[], now: readonly Row[], rowId: (row: Row) => string): readonly Row[] {
  if (before.length === 0) return before
  const byId = new Map(now.map((row) => [rowId(row), row]))
  return before.flatMap((row) => byId.get(rowId(row)) ?? [])
}

/** The latest available result. The first one is computed synchronously, because nothing is shown before. */
function useSlices<T>(steps: () => Steps<T>): { value: T; working: boolean } {
  const last = useRef<{ value: T } | undefined>(undefined)
  const [, setDone] = useState<Job<T>>()
  const job = useMemo(() => {
    const started = startJob(steps())
    started.run(last.current ? SLICE : Infinity)
    return started
  }, [steps])
  useLayoutEffect(() => {
    if (job.result) last.current = job.result
  })
  useLayoutEffect(() => {
    if (job.result) return
    const leaving = new AbortController()
    inSlices(job, leaving.signal).then(
      () => leaving.signal.aborted || startTransition(() => setDone(job)),
      // errors of columns are thrown while rendering, for the error boundary
      (error) =>
        setDone(() => {
          throw error
        }),
    )
    return () => leaving.abort()
  }, [job])
  const result = job.result ?? last.current
  if (!result) throw new Error('No result yet')
  return { value: result.value, working: job.result === undefined }
}

/** The same object as long as its content is equal: state parsed from a URL is new on each rendering. */
function useByContent<T>(value: T): T {
  const content = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content
  return useMemo(() => value, [content])
}
