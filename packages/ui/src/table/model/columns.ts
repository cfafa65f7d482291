// Data types of columns, cell values and sorting.

import type { ColumnFilter } from './column-filter'

/** Value of a cell for sorting, searching and copying, independent of its markup. */
export type CellValue = string | number | boolean | Date | null | undefined

/** A column without markup, for sorting, searching and filtering rows. */
export interface ColumnModel<Row> {
  id: string
  /** Text of the column header. */
  header: string
  value: (row: Row) => CellValue
  /** `true` compares values in the locale's order; a function compares two rows in ascending order. @default true */
  sort?: boolean | ((a: Row, b: Row) => number)
  /** Whether the search includes this column. @default true for text */
  search?: boolean
  /** Whether this column names the row in lists, checkboxes and menus. @default the first */
  rowHeader?: boolean
  /** Filter in the column's menu and among the filters above the table. @default none */
  filterBy?: ColumnFilter
  /** Whether a row matches a filter value. @default by `filterBy`, otherwise the text must be equal */
  filter?: (row: Row, filterValue: string) => boolean
  /** Text for copying and export. @default the value: moments in the mall's time, plain numbers */
  text?: (row: Row) => string
}

export interface SortRule {
  id: string
  desc: boolean
}

/** Filter values by column, a range as one value (`rangeToText`); an empty list filters nothing. */
export type TableFilters = Readonly<Partial<Record<string, readonly string[]>>>

/** The column that names the row. */
export const rowHeaderOf = <C extends ColumnModel<never>>(columns: readonly C[]): C | undefined =>
  columns.find(({ rowHeader }) => rowHeader) ?? columns[0]

export const rowName = <Row>(columns: readonly ColumnModel<Row>[], row: Row): string =>
  textOf(rowHeaderOf(columns)?.value(row))

export function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}
