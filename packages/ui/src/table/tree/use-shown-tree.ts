import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ShownTree, TreeIndex, TreePlace } from './tree-rows'
import type { TreeState } from './use-tree'

const NONE: readonly string[] = []

interface UseShownTreeProps<Row> {
  tree: TreeState<Row> | undefined
  /** The rows that were found, in any order. */
  found: readonly Row[]
  /** All rows, in the order that is wanted among those of one parent. */
  sorted: readonly Row[]
  rowId: (row: Row) => string
  /** Whether a search or a filter may hide rows: then all that leads to what is found is open. */
  filtered: boolean
}

/** A row's place and whether it is open, for the parts that draw it. */
export interface ShownTreeState<Row> {
  index: TreeIndex<Row>
  placeOf: (id: string) => TreePlace | undefined
  toggle: (id: string) => void
  /** Opens a row, even one that has nothing below it yet. */
  open: (id: string) => void
  keys: TreeState<Row>['doing']['treeKeys']
}

const NO_PLACES: ReadonlyMap<string, TreePlace> = new Map()

/** The rows of a tree that are shown, in order; without a tree, those that were found. */
export function useShownTree<Row>({ tree, found, sorted, rowId, filtered }: UseShownTreeProps<Row>) {
  // Along with what was found, which comes later than what was typed.
  const searching = useDeferredValue(filtered)
  const [closed, setClosed] = useState({ found, ids: NONE })
  const closedHere = closed.found === found ? closed.ids : NONE
  const isTree = tree !== undefined
  // Apart from what is open, which changes far more often than the order does.
  const rank = useMemo(
    () => new Map(isTree ? sorted.map((row, index) => [rowId(row), index]) : []),
    [isTree, sorted, rowId],
  )
  const shown = useMemo((): ShownTree<Row> => {
    if (!tree) return { rows: found, places: NO_PLACES }
    const rankOf = (row: Row) => rank.get(rowId(row)) ?? rank.size
    return tree.doing.shownTree(tree.index, {
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
      // What a search has opened is closed for as long as it finds the same.
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
        keys: tree.doing.treeKeys,
      },
    [tree, places, toggle],
  )
  return { rows: shown.rows, tree: state }
}
