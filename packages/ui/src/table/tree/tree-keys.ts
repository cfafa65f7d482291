import type { KeyboardEvent } from 'react'
import type { GridSpot } from '../grid/grid-feature'
import type { DataTableState } from '../model/use-data-table'

/**
 * The treegrid pattern's own keys, on the cell that a row is called by: the arrow onwards opens a row, the arrow back
 * closes it or goes to its parent. Where there is nothing to do they move between cells, as in any grid.
 */
export function treeKeys<Row>(
  { tree, rows, rowId, rowHeader }: Pick<DataTableState<Row>, 'tree' | 'rows' | 'rowId' | 'rowHeader'>,
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
