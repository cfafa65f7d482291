import type { ReactNode } from 'react'
import type { ColumnModel } from './columns'

/** A column by description: what its cells mean, and how they are drawn. */
export interface DataTableColumn<Row> extends ColumnModel<Row> {
  /** @default the value as text */
  cell?: (row: Row) => ReactNode
  /** A track of the grid, in fixed lengths or fractions, so that every row falls alike. @default 'minmax(0, 1fr)' */
  width?: string
  /** @default 'start' */
  align?: 'start' | 'end'
  /** Left out on tablets (≤ 1100 px). @default false */
  wide?: boolean
  /** Its place in a phone's row of two lines. @default 'title' for the column that rows are called by, 'hidden' for the others */
  phone?: 'title' | 'second' | 'end' | 'hidden'
  /** Its cells hold controls of their own, each with the props of `useGridStop`. @default false */
  interactive?: boolean
}
