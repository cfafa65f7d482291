import type { SortRule, TableFilters } from '../model/columns'
import type { RowList } from '../model/row-list'

/** Which rows, in which order. */
export interface RowsQuery {
  sort: readonly SortRule[]
  search: string
  filters: TableFilters
}

/** A range of the rows of a query. */
export interface RowsRequest extends RowsQuery {
  /** Index of the first row. */
  start: number
  /** Index after the last row. */
  end: number
}

export interface RowsAnswer<Row> {
  /** The rows of the range; fewer at the end. */
  rows: readonly Row[]
  /** Number of rows that match search and filters. */
  rowCount: number
  /** Number of rows without search and filters. @default the row count */
  total?: number
}

export interface RowPagesProps<Row> {
  query: RowsQuery
  load: (request: RowsRequest, signal: AbortSignal) => Promise<RowsAnswer<Row>>
  pageSize: number
  maxPages: number
  /** Called after each answer and each failure. */
  onChange: () => void
}

type Page<Row> =
  | { state: 'loading'; controller: AbortController }
  | { state: 'loaded'; rows: readonly Row[] }
  | { state: 'failed'; error: unknown }

/** Loaded rows at a moment, with what is missing. */
export interface LoadedRows<Row> extends RowList<Row> {
  /** Number of rows without search and filters. */
  total: number
  /** Why a row could not be loaded. */
  errorAt: (index: number) => unknown
  /** Why some row could not be loaded. */
  error: unknown
}

/** The pages of one query: loaded on demand, the least recently used dropped beyond `maxPages`. */
export type RowPages<Row> = ReturnType<typeof createRowPages<Row>>

export function createRowPages<Row>({ query, load, pageSize, maxPages, onChange }: RowPagesProps<Row>) {
  // the most recently needed last
  const pages = new Map<number, Page<Row>>()
  let counts: { rowCount: number; total: number } | undefined
  let wanted = { from: 0, to: 0 }

  async function ask(index: number) {
    const controller = new AbortController()
    pages.set(index, { state: 'loading', controller })
    const range = { start: index * pageSize, end: (index + 1) * pageSize }
    let page: Page<Row>
    try {
      const { rows, rowCount, total = rowCount } = await load({ ...query, ...range }, controller.signal)
      page = { state: 'loaded', rows }
      if (!controller.signal.aborted) counts = { rowCount, total }
    } catch (error) {
      page = { state: 'failed', error }
    }
    if (controller.signal.aborted) return
    pages.set(index, page)
    drop()
    onChange()
  }

  /** Aborts requests for pages out of sight. */
  function stop(isNeeded: (index: number) => boolean = () => false) {
    for (const [index, page] of pages) {
      if (page.state !== 'loading' || isNeeded(index)) continue
      page.controller.abort()
      pages.delete(index)
    }
  }

  const isWanted = (index: number) => index >= wanted.from && index <= wanted.to

  function drop() {
    for (const index of pages.keys()) {
      if (pages.size <= maxPages) return
      if (!isWanted(index)) pages.delete(index)
    }
  }

  return {
    query,
    /** Loads the missing pages of a range and half a page around it. `retry` reloads failed ones. */
    want(first: number, last: number) {
      const end = counts ? Math.max(0, counts.rowCount - 1) : last
      // half a page before and after, for the next step
      const pageOf = (index: number) => Math.floor(Math.min(Math.max(0, index), end) / pageSize)
      wanted = { from: pageOf(first - pageSize / 2), to: pageOf(last + pageSize / 2) }
      stop(isWanted)
      for (let index = wanted.from; index <= wanted.to; index++) {
        const page = pages.get(index)
        if (!page) {
          void ask(index)
          continue
        }
        pages.delete(index)
        pages.set(index, page)
      }
      drop()
    },
    /** Asks again for the pages that failed. */
    retry() {
      for (const [index, { state }] of pages) if (state === 'failed') pages.delete(index)
      for (let index = wanted.from; index <= wanted.to; index++) if (!pages.has(index)) void ask(index)
      onChange()
    },
    stop: () => stop(),
    isLoading: () => [...pages.values()].some(({ state }) => state === 'loading'),
    rowCount: () => counts?.rowCount,
    read: (): LoadedRows<Row> => readPages({ pages: new Map(pages), pageSize, counts, order: pages }),
  }
}

// a rejection without a reason is an error, too
const errorOf = (page: Page<unknown> | undefined) => (page?.state === 'failed' ? (page.error ?? true) : undefined)

interface ReadPagesProps<Row> {
  pages: ReadonlyMap<number, Page<Row>>
  pageSize: number
  counts: { rowCount: number; total: number } | undefined
  order: unknown
}

function readPages<Row>({ pages, pageSize, counts, order }: ReadPagesProps<Row>): LoadedRows<Row> {
  const loaded = [...pages]
    .flatMap(([index, page]) => (page.state === 'loaded' ? { start: index * pageSize, rows: page.rows } : []))
    .sort((a, b) => a.start - b.start)
  const pageAt = (index: number) => pages.get(Math.floor(index / pageSize))
  return {
    rows: loaded.flatMap(({ rows }) => rows),
    order,
    count: counts?.rowCount ?? 0,
    total: counts?.total ?? 0,
    at(index) {
      const page = pageAt(index)
      return page?.state === 'loaded' ? page.rows[index % pageSize] : undefined
    },
    findIndex(fits) {
      for (const { start, rows } of loaded) {
        const index = rows.findIndex(fits)
        if (index >= 0) return start + index
      }
      return -1
    },
    errorAt(index) {
      return errorOf(pageAt(index))
    },
    error: [...pages.values()].map(errorOf).find((error) => error !== undefined),
  }
}
