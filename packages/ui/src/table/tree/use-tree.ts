import { useMemo } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { treeIndex } from './tree-rows'
import type { TreeState } from './tree-state'
import { useShownTree } from './use-shown-tree'

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

const NONE: readonly string[] = []

const createTree = <Row>(tree: Omit<TreeState<Row>, 'useShown'>): TreeState<Row> => ({
  ...tree,
  useShown: (shown) => useShownTree({ ...shown, tree }),
})

/** Turns rows into a tree for `useDataTable`, which then renders a treegrid. A table always or never has one. */
export function useTree<Row>({ rows, rowId, parentId, ...props }: UseTreeProps<Row>): TreeState<Row> {
  const [expanded, setExpanded] = useControllable<Expanded>(
    props.expanded,
    props.defaultExpanded ?? NONE,
    props.onExpandedChange,
  )
  const index = useMemo(() => treeIndex(rows, rowId, parentId), [rows, rowId, parentId])
  return useMemo(() => {
    const open = new Set(expanded === 'all' ? rows.map(rowId) : expanded)
    return createTree({
      index,
      isExpanded: (id) => open.has(id),
      setExpanded: (id, expand) =>
        setExpanded(expand ? [...new Set(open).add(id)] : [...open].filter((one) => one !== id)),
      expandAll: () => setExpanded('all'),
      collapseAll: () => setExpanded(NONE),
    })
  }, [index, expanded, setExpanded, rows, rowId])
}
