import type { ComponentType } from 'react'
import type { ScrollScale } from '../../internal/row-window/scroll-scale'
import type { ColumnModel, SortRule } from '../model/columns'
import type { ListProblem } from '../model/list-problem'
import type { LoadedRows, RowsQuery } from './row-pages'

/** What a table shows of a source at a moment. */
export interface SourceState<Row> {
  list: LoadedRows<Row>
  /** What is not loaded, and how to try again. */
  problem: ListProblem
  /** Rows of another query, or newer ones, are on their way. */
  working: boolean
  /** Ids of rows that are not loaded are on their way, to be selected. */
  selecting: boolean
}

/** The selection of a table. */
export interface SelectedRows<Row> {
  sort: readonly SortRule[]
  columns: readonly ColumnModel<Row>[]
  rowId: (row: Row) => string
  isSelected: (id: string) => boolean
}

export interface MissingRowProps {
  index: number
  /** Distance from the top of the first row, a CSS length. */
  top: string
  /** Whether it has the focus of the grid. */
  active: boolean
}

/** Rows that a table asks for as they are needed: `useDataTable({ source })`. */
export interface RowSource<Row> {
  subscribe: (listener: () => void) => () => void
  state: () => SourceState<Row>
  /** Shows the rows of a query; the present ones stay until its visible rows are there. */
  show: (query: RowsQuery) => void
  /** A hook: shows the rows of a query and returns the state. */
  useRows: (query: RowsQuery) => SourceState<Row>
  /** Tells which rows are visible. */
  want: (first: number, last: number) => void
  /** Asks again for rows that could not be loaded. */
  retry: () => void
  /** Loads the shown rows again, for example after a change; the present ones stay until then. Resolves afterwards. */
  refresh: () => Promise<void>
  /**
   * Shows rows as a function changes them, until its result is called: for changes that the server is asked to make. Rows
   * that it does not change are returned as they are.
   */
  change: (update: (row: Row) => Row) => () => void
  /** Loads all rows of a query, in the order of its pages. Rejects if a request fails. */
  loadAll: (query: RowsQuery, signal: AbortSignal) => Promise<readonly Row[]>
  /** Loads the selected rows, also those hidden by search and filters. Rejects if a request fails. */
  loadSelected: (table: SelectedRows<Row>, signal: AbortSignal) => Promise<readonly Row[]>
  /** Copies the selected rows. Returns their number; 0 if that failed or is denied. */
  copyRows: (table: SelectedRows<Row>, timeZone: string) => Promise<number>
  /** Passes the ids of a range of the shown rows to `use`, once they are there. A later call replaces an earlier one. */
  withIds: (
    first: number,
    last: number,
    idOf: (row: Row) => string | undefined,
    use: (ids: readonly string[]) => void,
  ) => void
  /** Passed along so that tables without a source do not load them. */
  functions: {
    createScrollScale: (total: number) => ScrollScale | undefined
    MissingRow: ComponentType<MissingRowProps>
  }
}
