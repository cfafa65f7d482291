import type { ReactNode } from 'react'
import type { ColumnModel } from './columns'

/** A column with its markup. */
export interface DataTableColumn<Row> extends ColumnModel<Row> {
  /** @default the value as text */
  cell?: (row: Row) => ReactNode
  /** A CSS grid track with fixed or fractional size, so that all rows align. @default 'minmax(0, 1fr)' */
  width?: string
  /** @default 'start' */
  align?: 'start' | 'end'
  /** Hidden on tablets (≤ 1100 px). @default false */
  wide?: boolean
  /** Position in a phone's two-line row. @default 'title' for the row header, 'hidden' for others */
  phone?: 'title' | 'second' | 'end' | 'hidden'
  /** Whether the header stands before the value in a phone's row, which has no head: for dates and numbers. @default false */
  phoneLabel?: boolean
  /** Whether its cells contain controls, each with the props of `useGridStop`. @default false */
  interactive?: boolean
}
