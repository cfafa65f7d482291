import type { ColumnFilter } from './column-filter'

/** What sorting, searching and copying read from a cell; the markup is drawn apart from it. */
export type CellValue = string | number | boolean | Date | null | undefined

/** A column as data: enough to sort, search and filter rows without drawing them. */
export interface ColumnModel<Row> {
  id: string
  /** The text of the column's head. */
  header: string
  value: (row: Row) => CellValue
  /** `true` compares values in the locale's order; a function compares two rows itself, ascending. @default true */
  sort?: boolean | ((a: Row, b: Row) => number)
  /** Whether the search looks at this column. @default true for text */
  search?: boolean
  /** Rows are called by this column, in lists, checkboxes and menus alike. @default the first */
  rowHeader?: boolean
  /** How staff filter the column, in its menu and among the filters above the table. @default not there */
  filterBy?: ColumnFilter
  /** Whether a row fits one filter value. @default as `filterBy` says, else the value's text equals it */
  filter?: (row: Row, wanted: string) => boolean
  /** What is copied and exported. @default the value: a moment in the mall's own time, a number as a number */
  text?: (row: Row) => string
}

export interface SortRule {
  id: string
  desc: boolean
}

/** Wanted values by column, a range as one value (`rangeToText`); a column with an empty list is not filtered. */
export type TableFilters = Readonly<Record<string, readonly string[]>>

/** The column that rows are called by. */
export const rowHeaderOf = <C extends ColumnModel<never>>(columns: readonly C[]): C | undefined =>
  columns.find(({ rowHeader }) => rowHeader) ?? columns[0]

export const rowName = <Row>(columns: readonly ColumnModel<Row>[], row: Row): string =>
  textOf(rowHeaderOf(columns)?.value(row))

export function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}
