import { useMemo } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { TreeCell, treeRowProps } from './tree-cell'
import { treeKeys } from './tree-keys'
import { shownTree, type TreeIndex, treeIndex } from './tree-rows'

/** Ids of the expanded rows. */
export type Expanded = 'all' | readonly string[]

export interface UseTreeProps<Row> {
  /** All rows as a flat list, the same array as the table's; keep it stable between renderings. */
  rows: readonly Row[]
  /** Keep these functions stable between renderings, too. */
  rowId: (row: Row) => string
  /** Id of the parent; nullish at the top level. */
  parentId: (row: Row) => string | null | undefined
  expanded?: Expanded
  /** @default none */
  defaultExpanded?: Expanded
  onExpandedChange?: (expanded: Expanded) => void
}

/** Hierarchy of rows and their expansion. */
export interface TreeState<Row> {
  index: TreeIndex<Row>
  isExpanded: (id: string) => boolean
  setExpanded: (id: string, open: boolean) => void
  expandAll: () => void
  collapseAll: () => void
  /** Passed along so that tables without a tree do not load them. */
  functions: typeof functions
}

const NONE: readonly string[] = []
const functions = { shownTree, treeKeys, treeRowProps, TreeCell }

/** Turns rows into a tree for `useDataTable`, which then renders a treegrid. */
export function useTree<Row>({ rows, rowId, parentId, ...props }: UseTreeProps<Row>): TreeState<Row> {
  const [expanded, setExpanded] = useControllable<Expanded>(
    props.expanded,
    props.defaultExpanded ?? NONE,
    props.onExpandedChange,
  )
  const index = useMemo(() => treeIndex(rows, rowId, parentId), [rows, rowId, parentId])
  return useMemo(() => {
    const open = new Set(expanded === 'all' ? rows.map(rowId) : expanded)
    return {
      index,
      isExpanded: (id) => open.has(id),
      setExpanded: (id, expand) =>
        setExpanded(expand ? [...new Set(open).add(id)] : [...open].filter((one) => one !== id)),
      expandAll: () => setExpanded('all'),
      collapseAll: () => setExpanded(NONE),
      functions,
    }
  }, [index, expanded, setExpanded, rows, rowId])
}
