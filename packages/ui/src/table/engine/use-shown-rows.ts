// Searches, filters and sorts the rows of a table in time slices.

import { startTransition, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { inSlices, type Job, SLICE, type Steps, startJob } from '../../internal/slices'
import { useKioskUi } from '../../theme/context'
import type { ColumnModel } from '../model/columns'
import type { TableState } from '../model/table-state'
import { createFilter, hasFilters } from './filters'
import { createSearch, searchWords } from './search'
import { createComparer, sortSteps } from './sort-rows'

export const isFiltered = ({ search, filters }: Pick<TableState, 'search' | 'filters'>) =>
  search.trim() !== '' || hasFilters(filters)

interface UseShownRowsProps<Row> {
  rows: readonly Row[]
  columns: readonly ColumnModel<Row>[]
  rowId: (row: Row) => string
  state: Pick<TableState, 'sort' | 'search' | 'filters'>
}

/** Rows and the list from which they were taken. */
interface FoundRows<Row> {
  from: readonly Row[]
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
  const fits = useMemo(() => createSearch(columns), [columns])

  // All rows are sorted, not only the found ones, so that each key press needs a search only.
  const sorting = useCallback(
    function* (): Steps<FoundRows<Row>> {
      return { from: rows, rows: yield* sortSteps(rows, columns, sort, createComparer(locale)) }
    },
    [rows, columns, sort, locale],
  )
  const sorted = useSlices(sorting)
  const finding = useCallback(
    function* (): Steps<FoundRows<Row>> {
      const { from, rows } = sorted.value
      if (!isFiltered({ search, filters })) return sorted.value
      const words = searchWords(search)
      const passes = createFilter(columns, filters, timeZone)
      return { from, rows: yield* filterSteps(rows, (row) => passes(row) && fits(row, words)) }
    },
    [sorted.value, columns, search, filters, fits, timeZone],
  )
  const found = useSlices(finding)
  const { value } = found
  return {
    shown: useMemo(
      () => (value.from === rows ? value.rows : refreshRows(value.rows, rows, rowId)),
      [value, rows, rowId],
    ),
    /** All rows in order, found or not. */
    sorted: sorted.value.rows,
    working: deferred || sorted.working || found.working,
  }
}

/** The current versions of the same rows without deleted ones, so that edits show immediately. */
function refreshRows<Row>(before: readonly Row[], now: readonly Row[], rowId: (row: Row) => string): readonly Row[] {
  if (before.length === 0) return before
  const byId = new Map(now.map((row) => [rowId(row), row]))
  return before.flatMap((row) => byId.get(rowId(row)) ?? [])
}

function* filterSteps<Row>(rows: readonly Row[], passes: (row: Row) => boolean): Steps<readonly Row[]> {
  const found: Row[] = []
  for (const [index, row] of rows.entries()) {
    if (passes(row)) found.push(row)
    if (index % 64 === 0) yield
  }
  return found
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
  if (!result) throw new Error('The first result is always waited for')
  return { value: result.value, working: job.result === undefined }
}

/** The same object as long as its content is equal: state parsed from a URL is new on each rendering. */
function useByContent<T>(value: T): T {
  const content = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content
  return useMemo(() => value, [content])
}
