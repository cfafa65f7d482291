import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { TreeCell, treeRowProps } from './tree-cell'
import { treeKeys } from './tree-keys'
import { type ShownTree, shownTree } from './tree-rows'
import type { ShownTreeProps, ShownTreeState, TreeState } from './tree-state'

const NONE: readonly string[] = []

const functions = { treeKeys, treeRowProps, TreeCell }

interface UseShownTreeProps<Row> extends ShownTreeProps<Row> {
  tree: Omit<TreeState<Row>, 'useShown'>
}

/** Visible rows of a tree in order. */
export function useShownTree<Row>({ tree, found, sorted, rowId, filtered }: UseShownTreeProps<Row>) {
  // deferred, because found rows lag behind the input
  const searching = useDeferredValue(filtered)
  const [closed, setClosed] = useState({ found, ids: NONE })
  const closedHere = closed.found === found ? closed.ids : NONE
  // memoised separately from expansion, which changes more often
  const rank = useMemo(() => new Map(sorted.map((row, index) => [rowId(row), index])), [sorted, rowId])
  const shown = useMemo((): ShownTree<Row> => {
    const rankOf = (row: Row) => rank.get(rowId(row)) ?? rank.size
    return shownTree(tree.index, {
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
      if (!searching) tree.setExpanded(id, !open)
      // rows expanded by a search stay collapsed while its result is the same
      else setClosed({ found, ids: open ? [...closedHere, id] : closedHere.filter((one) => one !== id) })
    },
    [places, searching, tree, found, closedHere],
  )
  const state = useMemo(
    (): ShownTreeState<Row> => ({
      index: tree.index,
      placeOf: (id) => places.get(id),
      toggle,
      open: (id) => tree.setExpanded(id, true),
      functions,
    }),
    [tree, places, toggle],
  )
  return { rows: shown.rows, tree: state }
}
