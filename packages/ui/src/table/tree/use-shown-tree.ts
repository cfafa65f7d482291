import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ShownTree, TreeIndex, TreePlace } from './tree-rows'
import type { TreeState } from './use-tree'

const NONE: readonly string[] = []

interface UseShownTreeProps<Row> {
  tree: TreeState<Row> | undefined
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
  functions: TreeState<Row>['functions']
}

const NO_PLACES: ReadonlyMap<string, TreePlace> = new Map()

/** Visible rows of a tree in order; without a tree, the found rows. */
export function useShownTree<Row>({ tree, found, sorted, rowId, filtered }: UseShownTreeProps<Row>) {
  // deferred, because found rows lag behind the input
  const searching = useDeferredValue(filtered)
  const [closed, setClosed] = useState({ found, ids: NONE })
  const closedHere = closed.found === found ? closed.ids : NONE
  const isTree = tree !== undefined
  // memoised separately from expansion, which changes more often
  const rank = useMemo(
    () => new Map(isTree ? sorted.map((row, index) => [rowId(row), index]) : []),
    [isTree, sorted, rowId],
  )
  const shown = useMemo((): ShownTree<Row> => {
    if (!tree) return { rows: found, places: NO_PLACES }
    const rankOf = (row: Row) => rank.get(rowId(row)) ?? rank.size
    return tree.functions.shownTree(tree.index, {
      isExpanded: searching ? (id) => !closedHere.includes(id) : tree.isExpanded,
      ...(searching ? { found } : {}),
      order: (rows) => rows.toSorted((a, b) => rankOf(a) - rankOf(b)),
    })
  }, [tree, found, rank, rowId, searching, closedHere])

  const { places } = shown
  const toggle = useCallback(
    (id: string) => {
      const open = places.get(id)?.expanded
      if (open === undefined) return
      if (!searching) tree?.setExpanded(id, !open)
      // rows expanded by a search stay collapsed while its result is the same
      else setClosed({ found, ids: open ? [...closedHere, id] : closedHere.filter((one) => one !== id) })
    },
    [places, searching, tree, found, closedHere],
  )
  const state = useMemo(
    (): ShownTreeState<Row> | undefined =>
      tree && {
        index: tree.index,
        placeOf: (id) => places.get(id),
        toggle,
        open: (id) => tree.setExpanded(id, true),
        functions: tree.functions,
      },
    [tree, places, toggle],
  )
  return { rows: shown.rows, tree: state }
}
