// Visibility, order, width and pinning of columns.

import { rowHeaderOf } from '../model/columns'
import type { DataTableColumn } from '../model/data-table-column'
import type { ColumnLayout, PinSide } from '../model/table-state'

/** Minimum width of a column in pixels, with room for the menu button. */
export const LEAST_WIDTH = 72
const MOST_WIDTH = 960
/** Step of resizing by keyboard or menu, in pixels. */
export const WIDTH_STEP = 16

type Columns<Row> = readonly DataTableColumn<Row>[]

/** All columns in order: pinned to the start, unpinned, pinned to the end. */
export function orderColumns<Row>(columns: Columns<Row>, { order, pinned }: ColumnLayout): Columns<Row> {
  if (order.length === 0 && Object.keys(pinned).length === 0) return columns
  const place = new Map(order.map((id, index) => [id, index]))
  const sides: (PinSide | undefined)[] = ['start', undefined, 'end']
  const rank = ({ id }: { id: string }) => [sides.indexOf(pinned[id]), place.get(id) ?? order.length] as const
  return [...columns].sort((a, b) => {
    const [[sideA, placeA], [sideB, placeB]] = [rank(a), rank(b)]
    return sideA - sideB || placeA - placeB
  })
}

/** The visible columns; the row header is always visible. */
export function shownColumns<Row>(columns: Columns<Row>, layout: ColumnLayout): Columns<Row> {
  const named = rowHeaderOf(columns)
  const ordered = orderColumns(columns, layout)
  if (layout.hidden.length === 0) return ordered
  return ordered.filter((column) => column === named || !layout.hidden.includes(column.id))
}

/** Moves a column past its visible neighbour, `by` -1 or 1, among columns with the same pinning. */
export function moveColumn<Row>(columns: Columns<Row>, layout: ColumnLayout, id: string, by: -1 | 1): ColumnLayout {
  const shown = shownColumns(columns, layout)
  const neighbour = shown[shown.findIndex((column) => column.id === id) + by]
  if (!neighbour || !canMoveColumn(columns, layout, id, by)) return layout
  return placeColumn(columns, layout, id, neighbour.id, by === 1)
}

export function canMoveColumn<Row>(columns: Columns<Row>, layout: ColumnLayout, id: string, by: -1 | 1): boolean {
  const shown = shownColumns(columns, layout)
  const at = shown.findIndex((column) => column.id === id)
  const neighbour = shown[at + by]
  return at >= 0 && neighbour !== undefined && layout.pinned[id] === layout.pinned[neighbour.id]
}

/** Moves a column before or after another and adopts its pinning. */
export function placeColumn<Row>(
  columns: Columns<Row>,
  layout: ColumnLayout,
  id: string,
  beside: string,
  after: boolean,
): ColumnLayout {
  if (id === beside) return layout
  const ids = orderColumns(columns, layout).flatMap((column) => (column.id === id ? [] : [column.id]))
  const at = ids.indexOf(beside) + (after ? 1 : 0)
  const pinned = { ...layout.pinned }
  const side = pinned[beside]
  if (side) pinned[id] = side
  else delete pinned[id]
  return { ...layout, order: ids.toSpliced(at, 0, id), pinned }
}

export function pinColumn(layout: ColumnLayout, id: string, side: PinSide | undefined): ColumnLayout {
  const pinned = { ...layout.pinned }
  if (side) pinned[id] = side
  else delete pinned[id]
  return { ...layout, pinned }
}

/** Sets the width; undefined restores the column's default. */
export function resizeColumn(layout: ColumnLayout, id: string, width: number | undefined): ColumnLayout {
  const widths = { ...layout.widths }
  if (width === undefined) delete widths[id]
  else widths[id] = Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width)))
  return { ...layout, widths }
}

export function showColumn(layout: ColumnLayout, id: string, shown: boolean): ColumnLayout {
  const hidden = layout.hidden.filter((one) => one !== id)
  return { ...layout, hidden: shown ? hidden : [...hidden, id] }
}
