import { type PointerEvent, useRef } from 'react'
import { useDataTableContext } from '../grid/data-table-context'
import { cellOf, isRtl, widthOf } from './head-cell'
import { useColumnLayout } from './use-column-layout'

/** Draggable edge of a column header; a double click restores the default width. The menu has both for the keyboard. */
export function ColumnResizer({ column }: { column: string }) {
  const { table } = useDataTableContext()
  const layout = useColumnLayout()
  const from = useRef<{ x: number; width: number; dragged: boolean }>(undefined)
  const widthAt = (event: PointerEvent<HTMLElement>) => {
    const start = from.current
    if (!start) return undefined
    return start.width + (event.clientX - start.x) * (isRtl(event.currentTarget) ? -1 : 1)
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    const width = widthAt(event)
    if (from.current?.dragged && width !== undefined) layout.dragged(column, width)
    from.current = undefined
  }
  return (
    <span
      aria-hidden
      data-slot="data-table-resizer"
      className="kui:absolute kui:inset-y-1 kui:-end-1 kui:z-1 kui:w-2 kui:cursor-col-resize kui:touch-none kui:before:absolute kui:before:inset-y-0 kui:before:start-1/2 kui:before:w-px kui:before:bg-line kui:before:opacity-0 kui:before:content-[''] kui:group-hover/head:before:opacity-100 kui:hover:before:w-0.5 kui:hover:before:bg-accent-line kui:pointer-coarse:w-4"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, width: widthOf(cellOf(event.currentTarget)), dragged: false }
      }}
      onPointerMove={(event) => {
        const width = widthAt(event)
        if (!from.current || width === undefined || Math.round(width) === table.layout.widths[column]) return
        from.current.dragged = true
        layout.dragTo(column, width)
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
      onDoubleClick={() => layout.resize(column, undefined)}
    />
  )
}
