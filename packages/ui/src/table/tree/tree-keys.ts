import type { KeyboardEvent } from 'react'
import type { GridSpot } from '../grid/grid-feature'
import type { TreePlace } from './tree-rows'

interface TreeTable<Row> {
  tree: { placeOf: (id: string) => TreePlace | undefined; toggle: (id: string) => void } | undefined
  rows: readonly Row[]
  rowId: (row: Row) => string
  rowHeader: { id: string } | undefined
}

/**
 * Arrow keys of the treegrid pattern (WAI-ARIA APG), on the row header: the forward arrow expands a row, the backward arrow
 * collapses it or moves to its parent. Otherwise they move between cells.
 */
export function treeKeys<Row>(
  { tree, rows, rowId, rowHeader }: TreeTable<Row>,
  event: KeyboardEvent<HTMLElement>,
  { row, column, go }: GridSpot<Row>,
) {
  if (!tree || row === undefined || column !== rowHeader?.id) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const onwards = event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')
  const back = event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')
  const place = tree.placeOf(rowId(row))
  if ((onwards && place?.expanded === false) || (back && place?.expanded)) {
    event.preventDefault()
    tree.toggle(rowId(row))
  } else if (back && place && place.parentId !== null) {
    event.preventDefault()
    go({ row: rows.findIndex((one) => rowId(one) === place.parentId) })
  }
}
