import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export interface UseChartCursorProps {
  /** How many places there are. */
  count: number
  /** The place under the pointer, by its distance from the element's left and upper edge in px; -1 for none. */
  indexAt: (x: number, y: number) => number
  /** Where keys begin. @default the last */
  start?: number
  /** How many places the up and down arrow keys go, where the places are a grid. @default 1 back with down, as sliders do */
  row?: number
  /** A range was marked, by dragging or with Shift; without it none can be. */
  onZoom?: (first: number, last: number) => void
}

interface Cursor {
  at: number
  shown: boolean
  /** Where the marked range began. */
  anchor: number | undefined
}

/** What is pressed and not let go yet. */
type Press = { x: number; index: number } | undefined

/** Less is a press that trembled. */
const DRAG = 4

/**
 * A place in a chart, by pointer and by keys (WAI-ARIA slider): the arrow keys go to the next, the Page keys by a tenth,
 * Home and End to the ends. A drag, or Shift with these, marks a range; Enter zooms in on it, Escape lets go.
 */
export function useChartCursor({ count, start = count - 1, indexAt, row, onZoom }: UseChartCursorProps) {
  const [cursor, setCursor] = useState<Cursor>({ at: start, shown: false, anchor: undefined })
  const press = useRef<Press>(undefined)
  const within = (index: number) => Math.max(0, Math.min(count - 1, index))
  const at = within(cursor.at)

  const put = (next: Partial<Cursor>) =>
    setCursor((last) => {
      const one = { ...last, ...next }
      return one.at === last.at && one.shown === last.shown && one.anchor === last.anchor ? last : one
    })

  function zoom(anchor: number, head: number) {
    const [first, last] = anchor < head ? [anchor, head] : [head, anchor]
    put({ at: head - first, anchor: undefined })
    onZoom?.(first, last)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (count === 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.round(count / 10))
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: row ? (at - row >= 0 ? at - row : at) : at + 1,
      ArrowDown: row ? (at + row < count ? at + row : at) : at - 1,
      PageUp: at + page,
      PageDown: at - page,
      Home: 0,
      End: count - 1,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      put({ at: within(next), shown: true, anchor: event.shiftKey && onZoom ? (cursor.anchor ?? at) : undefined })
    } else if (event.key === 'Enter' && cursor.anchor !== undefined && cursor.anchor !== at) {
      event.preventDefault()
      zoom(cursor.anchor, at)
    } else if (event.key === 'Escape' && cursor.shown) {
      event.stopPropagation()
      put(cursor.anchor === undefined ? { shown: false } : { anchor: undefined })
    }
  }

  const pointed = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const index = indexAt(event.clientX - left, event.clientY - top)
    return index < 0 ? undefined : within(index)
  }

  return {
    /** The place that is shown; undefined while none is. */
    active: cursor.shown && count > 0 ? at : undefined,
    /** Where keys go on from. */
    at,
    /** The marked range, in order. */
    marked:
      cursor.anchor === undefined
        ? undefined
        : ([Math.min(within(cursor.anchor), at), Math.max(within(cursor.anchor), at)] as const),
    /** For the element that is as large as the chart. */
    cursorProps: {
      role: 'slider' as const,
      tabIndex: 0,
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(1, count),
      'aria-valuenow': at + 1,
      onKeyDown,
      onFocus: (event: { currentTarget: HTMLElement }) => {
        if (event.currentTarget.matches(':focus-visible')) put({ shown: true })
      },
      onBlur: () => put({ shown: false, anchor: undefined }),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const index = pointed(event)
        press.current = index === undefined ? undefined : { x: event.clientX, index }
        put(index === undefined ? { shown: false, anchor: undefined } : { at: index, shown: true, anchor: undefined })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const start = press.current
        const dragged = start && onZoom && Math.abs(event.clientX - start.x) > DRAG
        const index = pointed(event)
        if (index === undefined) put({ shown: false })
        else put({ at: index, shown: true, ...(dragged ? { anchor: start.index } : {}) })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const start = press.current
        press.current = undefined
        const head = pointed(event)
        const dragged = start && head !== undefined && Math.abs(event.clientX - start.x) > DRAG
        if (dragged && onZoom && start.index !== head) zoom(start.index, head)
        else put({ anchor: undefined })
      },
      onPointerCancel: () => {
        press.current = undefined
        put({ shown: false, anchor: undefined })
      },
      // a finger leaves when it is lifted; what it pressed stays until it presses elsewhere
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch' || press.current) return
        put(event.currentTarget.matches(':focus-visible') ? {} : { shown: false })
      },
    },
  }
}
