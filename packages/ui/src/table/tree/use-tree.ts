import { useMemo } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { treeKeys } from './tree-keys'
import { shownTree, type TreeIndex, treeIndex } from './tree-rows'

/** The ids of the open rows. */
export type Expanded = 'all' | readonly string[]

export interface UseTreeProps<Row> {
  /** All rows as a flat list, the same as the table's; keep the array stable between renders. */
  rows: readonly Row[]
  /** Keep the functions stable between renders as well. */
  rowId: (row: Row) => string
  /** The row that a row belongs to; nothing for those at the top. */
  parentId: (row: Row) => string | null | undefined
  expanded?: Expanded
  /** @default none */
  defaultExpanded?: Expanded
  onExpandedChange?: (expanded: Expanded) => void
}

/** Which rows belong to which, and which of them are open. */
export interface TreeState<Row> {
  index: TreeIndex<Row>
  isExpanded: (id: string) => boolean
  setExpanded: (id: string, open: boolean) => void
  expandAll: () => void
  collapseAll: () => void
  /** What only tables that are trees do: they bring it along, and others are without it. */
  doing: { shownTree: typeof shownTree; treeKeys: typeof treeKeys }
}

const NONE: readonly string[] = []
const doing = { shownTree, treeKeys }

/** Rows as a tree. Give it to `useDataTable`, which then shows a treegrid. */
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
      setExpanded: (id, wanted) =>
        setExpanded(wanted ? [...new Set(open).add(id)] : [...open].filter((one) => one !== id)),
      expandAll: () => setExpanded('all'),
      collapseAll: () => setExpanded(NONE),
      doing,
    }
  }, [index, expanded, setExpanded, rows, rowId])
}
