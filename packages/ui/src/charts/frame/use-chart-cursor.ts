import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export interface UseChartCursorProps {
  /** Number of categories. */
  count: number
  /** Returns the category at a position in px from the element's top left corner; -1 for none. */
  indexAt: (x: number, y: number) => number
  /** Start position of the keyboard. @default the last category */
  start?: number
  /** Step of the up and down arrow keys, for grids. @default 1 */
  row?: number
  /** Returns where an arrow key leads from a category, for points; undefined to stay. @default to the next one */
  indexAfter?: (key: string, at: number) => number | undefined
  /** Called when a range is selected by dragging or with Shift; without it, ranges cannot be selected. */
  onZoom?: (first: number, last: number) => void
}

interface Cursor {
  at: number
  shown: boolean
  /** Start of the selected range. */
  anchor: number | undefined
}

/** The position of an unfinished press. */
type Press = { x: number; index: number } | undefined

/** A smaller movement counts as a press, not a drag. */
const DRAG = 4

/**
 * The position in a chart, by pointer and keys (WAI-ARIA slider): arrow keys move by one, Page keys by a tenth, Home
 * and End to the ends. Dragging, or Shift with these keys, selects a range; Enter zooms into it, Escape clears it.
 */
export function useChartCursor({ count, start = count - 1, indexAt, row, indexAfter, onZoom }: UseChartCursorProps) {
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
    const next = indexAfter && event.key.startsWith('Arrow') ? (indexAfter(event.key, at) ?? at) : steps[event.key]
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
    /** The shown category; undefined for none. */
    active: cursor.shown && count > 0 ? at : undefined,
    /** Position from which keys move. */
    at,
    /** The selected range, in order. */
    marked:
      cursor.anchor === undefined
        ? undefined
        : ([Math.min(within(cursor.anchor), at), Math.max(within(cursor.anchor), at)] as const),
    /** Props for the element that covers the chart. */
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
      // touch pointers leave when lifted; the tooltip stays until the next press
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch' || press.current) return
        put(event.currentTarget.matches(':focus-visible') ? {} : { shown: false })
      },
    },
  }
}
