import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { visibleRows } from './visible-rows'

const OVERSCAN = 8

/** Milliseconds without a scroll event after which scrolling has ended. */
const SCROLL_END = 150

export interface UseRowWindowProps {
  count: number
  /** Index of a row that stays drawn outside the window: the one with the focus. Negative for none. */
  keep: number
}

/**
 * The kit's virtualiser: returns the rows to draw in the nearest scroll container, or the page. All rows have one height,
 * set by CSS: put `probeRef` on an element of that height. Nothing else is measured (docs/decisions/0016).
 */
export function useRowWindow({ count, keep }: UseRowWindowProps) {
  const [body, bodyRef] = useState<HTMLElement | null>(null)
  const [probe, probeRef] = useState<HTMLElement | null>(null)
  const rowHeight = useHeight(probe)
  const scroller = useMemo(() => body && scrollParent(body), [body])
  const top = useTopWithin(body, scroller, count)
  const margin = top ?? 0
  // A change of either lays out all rows again, so the first layout waits for both.
  const ready = rowHeight > 0 && top !== undefined
  const overscan = useOverscan(ready)
  const range = useVisibleRange({ scroller, rowHeight, margin, ready })

  /** Scrolls as little as possible to show a row. */
  const scrollToRow = useCallback(
    (index: number) => {
      const start = index * rowHeight
      const above = scrollTopOf(scroller) - margin
      const below = above + (scroller?.clientHeight ?? window.innerHeight)
      const by = start < above ? start - above : Math.max(0, start + rowHeight - below)
      if (by !== 0) (scroller ?? window).scrollBy({ top: by, behavior: 'instant' })
    },
    [scroller, rowHeight, margin],
  )

  return {
    bodyRef,
    probeRef,
    rowHeight,
    height: ready ? count * rowHeight : 0,
    items: visibleRows({ ...range, count, overscan, keep }).map((index) => ({ index, top: index * rowHeight })),
    scrolling: range.scrolling,
    scrollToRow,
    /** How many whole rows fit into the window. */
    page: () => Math.max(1, Math.floor(heightOf(scroller) / rowHeight) - 1),
  }
}

interface UseVisibleRangeProps {
  scroller: HTMLElement | null
  rowHeight: number
  margin: number
  ready: boolean
}

/** Indexes of the first and last visible row, not limited to the row count. */
interface VisibleRange {
  first: number
  last: number
  scrolling: boolean
}

const NOTHING: VisibleRange = { first: 0, last: -1, scrolling: false }

/** Renders again only when other rows become visible, and when scrolling begins or ends. */
function useVisibleRange({ scroller, rowHeight, margin, ready }: UseVisibleRangeProps): VisibleRange {
  const [range, setRange] = useState(NOTHING)
  const latest = useRef(NOTHING)
  useLayoutEffect(() => {
    if (!ready) return
    const measure = (scrolling: boolean): boolean => {
      const above = scrollTopOf(scroller) - margin
      const first = Math.floor(above / rowHeight)
      const last = Math.ceil((above + heightOf(scroller)) / rowHeight) - 1
      const before = latest.current
      if (before.first === first && before.last === last && before.scrolling === scrolling) return false
      latest.current = { first, last, scrolling }
      return true
    }
    const show = () => setRange(latest.current)
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrollEnd = () => void (measure(false) && show())
    const scroll = () => {
      clearTimeout(timer)
      timer = setTimeout(scrollEnd, SCROLL_END)
      // A render in the next frame would show a gap.
      if (measure(true)) flushSync(show)
    }
    const resize = () => void (measure(latest.current.scrolling) && show())
    scrollEnd()
    const target = scroller ?? window
    const observer = scroller && new ResizeObserver(resize)
    if (scroller) observer?.observe(scroller)
    else window.addEventListener('resize', resize, { passive: true })
    target.addEventListener('scroll', scroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer?.disconnect()
      window.removeEventListener('resize', resize)
      target.removeEventListener('scroll', scroll)
    }
  }, [scroller, rowHeight, margin, ready])
  return range
}

const scrollTopOf = (scroller: HTMLElement | null) => scroller?.scrollTop ?? window.scrollY

const heightOf = (scroller: HTMLElement | null) => scroller?.offsetHeight ?? window.innerHeight

/** Draws visible rows first, and the overscan in the next frame. */
function useOverscan(ready: boolean): number {
  const [overscan, setOverscan] = useState(0)
  useEffect(() => {
    if (!ready) return
    const frame = requestAnimationFrame(() => setOverscan(OVERSCAN))
    return () => cancelAnimationFrame(frame)
  }, [ready])
  return overscan
}

function scrollParent(element: HTMLElement): HTMLElement | null {
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node
  }
  return null
}

function useHeight(element: HTMLElement | null): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    setHeight(element.offsetHeight)
    return () => observer.disconnect()
  }, [element])
  return height
}

/** Distance of the body from the top of the scrolled content; content above it can grow. */
function useTopWithin(body: HTMLElement | null, scroller: HTMLElement | null, count: number): number | undefined {
  const [top, setTop] = useState<number>()
  const measure = useCallback(() => {
    if (!body) return
    const from = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY
    setTop(Math.round(body.getBoundingClientRect().top - from))
  }, [body, scroller])
  // Not after each render: measuring while scrolling would lay out the page twice a frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another number of rows, other parts may be above
  useLayoutEffect(measure, [measure, count])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(scroller?.firstElementChild ?? document.body)
    return () => observer.disconnect()
  }, [measure, scroller])
  return top
}
