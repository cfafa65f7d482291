import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { useDataTableContext } from '../grid/data-table-context'
import { type ColumnLayout, type PinSide, PLAIN_LAYOUT } from '../model/table-state'
import {
  canMoveColumn,
  moveColumn,
  pinColumn,
  placeColumn,
  resizeColumn,
  showColumn,
  shownColumns,
} from './column-layout'

/** Actions on a table's columns, announced to screen readers. */
export function useColumnLayout<Row>() {
  const { table, t, announce } = useDataTableContext<Row>()
  const { locale } = useKioskUi()
  const { allColumns, layout, setLayout } = table
  const text = (count: number) => numberFormat(locale).format(count)
  const headerOf = (id: string) => allColumns.find((column) => column.id === id)?.header ?? id

  function change(next: ColumnLayout, announcement: string) {
    if (next === layout) return
    setLayout(next)
    announce(announcement)
  }
  function announcePosition(id: string, next: ColumnLayout) {
    const shown = shownColumns(allColumns, next)
    const place = shown.findIndex((column) => column.id === id) + 1
    change(next, t.columnMoved(headerOf(id), text(place), text(shown.length)))
  }
  function widthText(id: string, { widths }: ColumnLayout) {
    const pixels = widths[id]
    return pixels === undefined ? t.standardWidth : t.columnWidth(headerOf(id), text(pixels))
  }
  return {
    /** Moves past a visible neighbour. */
    move: (id: string, by: -1 | 1) => announcePosition(id, moveColumn(allColumns, layout, id, by)),
    canMove: (id: string, by: -1 | 1) => canMoveColumn(allColumns, layout, id, by),
    place: (id: string, beside: string, after: boolean) =>
      announcePosition(id, placeColumn(allColumns, layout, id, beside, after)),
    /** Pins a column, which keeps its current `width`. */
    pin: (id: string, side: PinSide | undefined, width?: number, rtl = false) => {
      const left = (side === 'start') !== rtl
      const announcement = side === undefined ? t.columnUnpinned : left ? t.columnPinnedLeft : t.columnPinnedRight
      const sized = side && width !== undefined ? resizeColumn(layout, id, width) : layout
      change(pinColumn(sized, id, side), announcement(headerOf(id)))
    },
    resize: (id: string, width: number | undefined) => {
      const next = resizeColumn(layout, id, width)
      change(next, widthText(id, next))
    },
    /** Resizes during a drag without announcements. */
    dragTo: (id: string, width: number) => setLayout(resizeColumn(layout, id, width)),
    /** Announces the width at the end of a drag. */
    dragged: (id: string, width: number) => announce(widthText(id, resizeColumn(layout, id, width))),
    show: (id: string, shown: boolean) =>
      change(showColumn(layout, id, shown), shown ? t.columnShown(headerOf(id)) : t.columnHidden(headerOf(id))),
    reset: () => change(PLAIN_LAYOUT, t.standardColumns),
  }
}
