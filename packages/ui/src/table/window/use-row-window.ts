import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowsInSight } from './rows-in-sight'

const OVERSCAN = 8

/** How long after the last scroll event rows count as scrolling, in milliseconds. */
const RESTS = 150

export interface UseRowWindowProps {
  count: number
  /** A row that stays drawn wherever the window is, as the one with focus must. */
  keep: number
}

/**
 * Which rows to draw. The page scrolls, or the nearest part of it that does (a sheet, a dialog). All rows are of one
 * height, which CSS decides: `probeRef` belongs on an element of that height. That makes it a division, where a library
 * that measures rows is larger than the rest of the table (docs/decisions/0016).
 */
export function useRowWindow({ count, keep }: UseRowWindowProps) {
  const [body, bodyRef] = useState<HTMLElement | null>(null)
  const [probe, probeRef] = useState<HTMLElement | null>(null)
  const rowHeight = useHeight(probe)
  const scroller = useMemo(() => body && scrollParent(body), [body])
  const top = useTopWithin(body, scroller, count)
  // Each change of height or margin lays out all rows anew, so the first time waits for both.
  const ready = rowHeight > 0 && top !== undefined
  const overscan = useOverscan(ready)
  const sight = useSight({ scroller, rowHeight, margin: top ?? 0, ready })

  return {
    bodyRef,
    probeRef,
    height: ready ? count * rowHeight : 0,
    items: rowsInSight({ ...sight, count, overscan, keep }).map((index) => ({ index, top: index * rowHeight })),
    scrolling: sight.scrolling,
    /** How many whole rows fit on the screen. */
    page: () => Math.max(1, Math.floor(heightOf(scroller) / rowHeight) - 1),
  }
}

interface UseSightProps {
  scroller: HTMLElement | null
  rowHeight: number
  margin: number
  ready: boolean
}

/** Where the first and the last row in sight would be, were there enough of them; and whether they move. */
interface Sight {
  first: number
  last: number
  scrolling: boolean
}

const NOTHING: Sight = { first: 0, last: -1, scrolling: false }

/** Draws anew only when other rows come into sight, and when scrolling begins and ends. */
function useSight({ scroller, rowHeight, margin, ready }: UseSightProps): Sight {
  const [sight, setSight] = useState(NOTHING)
  const latest = useRef(NOTHING)
  useLayoutEffect(() => {
    if (!ready) return
    const look = (scrolling: boolean): boolean => {
      const above = (scroller ? scroller.scrollTop : window.scrollY) - margin
      const first = Math.floor(above / rowHeight)
      const last = Math.ceil((above + heightOf(scroller)) / rowHeight) - 1
      const before = latest.current
      if (before.first === first && before.last === last && before.scrolling === scrolling) return false
      latest.current = { first, last, scrolling }
      return true
    }
    const show = () => setSight(latest.current)
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => void (look(false) && show())
    const scroll = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, RESTS)
      // within the event: a frame later there would be a gap where the rows are to be
      if (look(true)) flushSync(show)
    }
    const resize = () => void (look(latest.current.scrolling) && show())
    rest()
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
  return sight
}

const heightOf = (scroller: HTMLElement | null) => scroller?.offsetHeight ?? window.innerHeight

/** Rows in sight come first; those beside them are drawn a frame later, for scrolling. */
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

/** How far the body is from the top of what scrolls; it moves when anything above it grows. */
function useTopWithin(body: HTMLElement | null, scroller: HTMLElement | null, count: number): number | undefined {
  const [top, setTop] = useState<number>()
  const measure = useCallback(() => {
    if (!body) return
    const from = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY
    setTop(Math.round(body.getBoundingClientRect().top - from))
  }, [body, scroller])
  // not after each render: asking for places while scrolling would lay the page out twice a frame
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another number of rows other parts may stand above
  useLayoutEffect(measure, [measure, count])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(scroller?.firstElementChild ?? document.body)
    return () => observer.disconnect()
  }, [measure, scroller])
  return top
}
