// Interface of grid extensions such as editing in cells.

import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import type { RowLayout } from '../../internal/row-window/row-layout'
import type { DataTableColumn } from '../model/data-table-column'
import type { GridPosition } from './grid-move'

/** The focused position during a key event; `row` is undefined in the header. */
export interface GridSpot<Row> {
  row: Row | undefined
  index: number
  column: string
  /** Focuses another cell, rendering it first if needed. */
  go: (to: Partial<GridPosition>) => void
}

/** Props that a feature adds to rows and cells. */
export type FeatureProps = Omit<ComponentProps<'div'>, 'children' | 'className' | 'style' | 'ref' | 'role'> &
  Partial<Record<`data-${string}`, string | undefined>>

/**
 * An extension of the grid, so that tables load only used features. Created by hooks such as `useCellEdit` and
 * `useRowOrder`.
 */
export interface GridFeature<Row> {
  /** Receives key events before the grid; `preventDefault` stops the grid. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>, at: GridSpot<Row>) => void
  /** A narrow column before all others. */
  lead?: { header: string; cell: (row: Row) => ReactNode }
  /** Wraps the content of a cell. */
  cell?: (content: ReactNode, row: Row, column: DataTableColumn<Row>) => ReactNode
  cellProps?: (row: Row, column: DataTableColumn<Row>) => FeatureProps
  rowProps?: (row: Row) => FeatureProps
  /** Space below rows, and the cell in it, the last one of its row, with the column id `detail`. */
  below?: {
    layout: (rowHeight: number) => RowLayout
    cell: (row: Row, active: boolean) => ReactNode
  }
  /** Rendered over the rows. */
  overlay?: ReactNode
  /** Wraps the whole grid. */
  frame?: (grid: ReactNode) => ReactNode
}

/** Marks an element that handles its own keys while focused, such as an editor in a cell. */
export const OWN_KEYS = { 'data-own-keys': '' }
