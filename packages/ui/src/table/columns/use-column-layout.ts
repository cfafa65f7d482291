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

/** Changes a table's columns and says each change to screen readers. */
export function useColumnLayout<Row>() {
  const { table, t, announce } = useDataTableContext<Row>()
  const { locale } = useKioskUi()
  const { allColumns, layout, setLayout } = table
  const text = (count: number) => numberFormat(locale).format(count)
  const headerOf = (id: string) => allColumns.find((column) => column.id === id)?.header ?? id

  function change(next: ColumnLayout, news: string) {
    if (next === layout) return
    setLayout(next)
    announce(news)
  }
  function placed(id: string, next: ColumnLayout) {
    const shown = shownColumns(allColumns, next)
    const place = shown.findIndex((column) => column.id === id) + 1
    change(next, t.columnMoved(headerOf(id), text(place), text(shown.length)))
  }
  function widthText(id: string, { widths }: ColumnLayout) {
    const pixels = widths[id]
    return pixels === undefined ? t.standardWidth : t.columnWidth(headerOf(id), text(pixels))
  }
  return {
    /** Past the neighbour before or after it. */
    move: (id: string, by: -1 | 1) => placed(id, moveColumn(allColumns, layout, id, by)),
    canMove: (id: string, by: -1 | 1) => canMoveColumn(allColumns, layout, id, by),
    place: (id: string, beside: string, after: boolean) =>
      placed(id, placeColumn(allColumns, layout, id, beside, after)),
    /** `width` is what it has on the screen now: a pinned column keeps it. */
    pin: (id: string, side: PinSide | undefined, width?: number, rtl = false) => {
      const left = (side === 'start') !== rtl
      const news = side === undefined ? t.columnUnpinned : left ? t.columnPinnedLeft : t.columnPinnedRight
      const sized = side && width !== undefined ? resizeColumn(layout, id, width) : layout
      change(pinColumn(sized, id, side), news(headerOf(id)))
    },
    resize: (id: string, width: number | undefined) => {
      const next = resizeColumn(layout, id, width)
      change(next, widthText(id, next))
    },
    /** While it is dragged: a width for each pixel is not to be heard. */
    dragTo: (id: string, width: number) => setLayout(resizeColumn(layout, id, width)),
    /** Where the drag ended. */
    dragged: (id: string, width: number) => announce(widthText(id, resizeColumn(layout, id, width))),
    show: (id: string, shown: boolean) =>
      change(showColumn(layout, id, shown), shown ? t.columnShown(headerOf(id)) : t.columnHidden(headerOf(id))),
    reset: () => change(PLAIN_LAYOUT, t.standardColumns),
  }
}
