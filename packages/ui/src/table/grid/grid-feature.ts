import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import type { DataTableColumn } from '../model/data-table-column'
import type { GridPosition } from './grid-move'

/** Where the keyboard stands as a key is pressed; `row` is nothing in the head. */
export interface GridSpot<Row> {
  row: Row | undefined
  index: number
  column: string
  /** Gives the focus to another cell, which is drawn first if it is out of sight. */
  go: (to: Partial<GridPosition>) => void
}

/** Marks that a feature puts on rows and cells. */
export type FeatureProps = Omit<ComponentProps<'div'>, 'children' | 'className' | 'style' | 'ref' | 'role'> &
  Partial<Record<`data-${string}`, string | undefined>>

/**
 * What a feature adds to the grid, which knows no more of it: so nobody loads what their table does not do. Made by
 * hooks such as `useCellEdit` and `useRowOrder`.
 */
export interface GridFeature<Row> {
  /** Sees keys before the grid does, and prevents what it takes. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>, at: GridSpot<Row>) => void
  /** A narrow column of its own before all others. */
  lead?: { header: string; cell: (row: Row) => ReactNode }
  /** Around what a column draws in a cell. */
  cell?: (content: ReactNode, row: Row, column: DataTableColumn<Row>) => ReactNode
  cellProps?: (row: Row, column: DataTableColumn<Row>) => FeatureProps
  rowProps?: (row: Row) => FeatureProps
  /** Laid over the rows. */
  overlay?: ReactNode
  /** Around the whole grid. */
  frame?: (grid: ReactNode) => ReactNode
}

/** Marks an element whose keys are its own while it has the focus, such as an editor in a cell. */
export const OWN_KEYS = { 'data-own-keys': '' }
