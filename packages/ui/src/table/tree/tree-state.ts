import type { TreeCell, treeRowProps } from './tree-cell'
import type { treeKeys } from './tree-keys'
import type { TreeIndex, TreePlace } from './tree-rows'

/** Hierarchy of rows and their expansion. */
export interface TreeState<Row> {
  index: TreeIndex<Row>
  isExpanded: (id: string) => boolean
  setExpanded: (id: string, open: boolean) => void
  expandAll: () => void
  collapseAll: () => void
  /** A hook: the visible rows in order. Passed along so that tables without a tree do not load it. */
  useShown: (props: ShownTreeProps<Row>) => { rows: readonly Row[]; tree: ShownTreeState<Row> }
}

export interface ShownTreeProps<Row> {
  /** Found rows, in any order. */
  found: readonly Row[]
  /** All rows in the order for siblings. */
  sorted: readonly Row[]
  rowId: (row: Row) => string
  /** Whether search or filters may hide rows; ancestors of found rows are then expanded. */
  filtered: boolean
}

/** Position and expansion of rows, for rendering. */
export interface ShownTreeState<Row> {
  index: TreeIndex<Row>
  placeOf: (id: string) => TreePlace | undefined
  toggle: (id: string) => void
  /** Expands a row, even without children. */
  open: (id: string) => void
  /** Passed along so that tables without a tree do not load them. */
  functions: TreeFunctions
}

interface TreeFunctions {
  treeKeys: typeof treeKeys
  treeRowProps: typeof treeRowProps
  TreeCell: typeof TreeCell
}
