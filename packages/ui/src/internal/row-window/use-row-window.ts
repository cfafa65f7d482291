import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrating } from '../hooks/use-hydrating'
import type { RowLayout } from './row-layout'
import type { ScrollOffset, ScrollScale } from './scroll-scale'
import { visibleRows } from './visible-rows'

const OVERSCAN = 8

/** Rows that a server draws. */
const ON_SERVER = 30

/** Milliseconds without a scroll event after which scrolling has ended. */
const SCROLL_END = 150

/** Events that end a press. When a touch scrolls or a drag starts, there is no `pointerup`. */
const RELEASES = ['pointerup', 'pointercancel', 'dragend'] as const

export interface UseRowWindowProps {
  count: number
  /** Index of a row that stays drawn outside the window: the one with the focus. Negative for none. */
  keep: number
  /** A CSS length, the height of a row, by which a server draws the first rows. @default it draws none */
  serverHeight?: string
  /** `createScrollScale`, for lists that may be higher than an element can be. */
  createScale?: ((total: number) => ScrollScale | undefined) | undefined
  /** Positions of rows of a height, for lists with space between rows. @default rows follow each other */
  createLayout?: ((rowHeight: number) => RowLayout) | undefined
}

/**
 * The kit's virtualiser: returns the rows to draw in the nearest scroll container, or the page. All rows have one height,
 * set by CSS: put `probeRef` on an element of that height. Nothing else is measured here (docs/decisions/0016).
 */
export function useRowWindow({ count, keep, serverHeight, createScale, createLayout }: UseRowWindowProps) {
  const [onServer] = useState(useHydrating())
  const [body, bodyRef] = useState<HTMLElement | null>(null)
  const [probe, probeRef] = useState<HTMLElement | null>(null)
  const rowHeight = useHeight(probe)
  const scroller = useMemo(() => body && scrollParent(body), [body])
  const top = useTopWithin(body, scroller, count)
  const margin = top ?? 0
  // A change of either lays out all rows again, so the first layout waits for both.
  const ready = rowHeight > 0 && top !== undefined
  const overscan = useOverscan(ready)
  const layout = useMemo(() => createLayout?.(rowHeight), [createLayout, rowHeight])
  const total = ready ? (layout?.height ?? count * rowHeight) : 0
  const scale = useMemo(() => createScale?.(total), [createScale, total])
  const height = scale?.height ?? total
  const { range, jump } = useVisibleRange({ scroller, rowHeight, margin, ready, scale, layout })

  /** Scrolls as little as possible to show a row. */
  const scrollToRow = useCallback(
    (index: number) => {
      const start = layout?.topOf(index) ?? index * rowHeight
      const above = scrollTopOf(scroller) - margin + range.offset
      const height = scroller?.clientHeight ?? window.innerHeight
      const by = start < above ? start - above : Math.max(0, start + rowHeight - above - height)
      if (scale && Math.abs(by) > height) jump(above + by)
      else if (by !== 0) scrollBy(scroller, by)
    },
    [scroller, rowHeight, margin, scale, layout, range.offset, jump],
  )
  // a row outside of the window, the one with the focus, may lie beyond what an element can hold
  const topOf = (index: number) =>
    Math.min(Math.max((layout?.topOf(index) ?? index * rowHeight) - range.offset, 0), height - rowHeight)

  const unmeasured = onServer && !ready && serverHeight !== undefined

  return {
    bodyRef,
    probeRef,
    rowHeight,
    height: unmeasured ? `calc(${count} * ${serverHeight})` : height,
    /** Whether the rows are higher than an element can be, and far ones are not where they are scrolled to. */
    scaled: scale !== undefined,
    /** Indexes to draw, each with its distance from the top of the list: pixels or a CSS length. */
    items: unmeasured
      ? Array.from({ length: Math.min(count, ON_SERVER) }, (_, index) => ({
          index,
          top: `calc(${index} * ${serverHeight})`,
        }))
      : visibleRows({ ...range, count, overscan, keep }).map((index) => ({ index, top: `${topOf(index)}px` })),
    /** Indexes of the first and last visible row, not limited to the row count. */
    first: range.first,
    last: range.last,
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
  scale: ScrollScale | undefined
  layout: RowLayout | undefined
}

/** Indexes of the first and last visible row, not limited to the row count. */
interface VisibleRange {
  first: number
  last: number
  scrolling: boolean
  /** Pixels by which the rows are further than the scroll position, see `ScrollScale`. */
  offset: number
}

const UNSCALED: ScrollOffset = { offset: 0 }

const NOTHING: VisibleRange = { first: 0, last: -1, scrolling: false, offset: 0 }

/** Renders again only when other rows become visible, and when scrolling begins or ends. */
function useVisibleRange({ scroller, rowHeight, margin, ready, scale, layout }: UseVisibleRangeProps) {
  const [range, setRange] = useState(NOTHING)
  const latest = useRef(NOTHING)
  /** The last scroll position. */
  const at = useRef<number>(undefined)
  const measure = useCallback(
    (scrolling: boolean): boolean => {
      const before = latest.current
      let scrolled = scrollTopOf(scroller) - margin
      const by = at.current === undefined ? undefined : scrolled - at.current
      const step = { scrolled, by, view: heightOf(scroller), offset: before.offset }
      const { offset, scrollTo } = scale?.step(step) ?? UNSCALED
      if (scrollTo !== undefined) {
        scrollBy(scroller, scrollTo - scrolled)
        scrolled = scrollTopOf(scroller) - margin
      }
      at.current = scrolled
      const above = scrolled + offset
      const below = above + heightOf(scroller)
      const first = layout?.indexAt(above) ?? Math.floor(above / rowHeight)
      const last = layout?.indexAt(below) ?? Math.ceil(below / rowHeight) - 1
      const same = before.first === first && before.last === last && before.offset === offset
      if (same && before.scrolling === scrolling) return false
      latest.current = { first, last, scrolling, offset }
      return true
    },
    [scroller, rowHeight, margin, scale, layout],
  )

  /** Shows a position in the rows at once, where scrolling would be in proportion. */
  const jump = useCallback(
    (position: number) => {
      if (!scale) return
      scrollBy(scroller, scale.scrollOf(position) - (scrollTopOf(scroller) - margin))
      // browsers round scroll positions
      at.current = scrollTopOf(scroller) - margin
      latest.current = { ...latest.current, offset: position - at.current }
      measure(true)
      flushSync(() => setRange(latest.current))
    },
    [scroller, margin, scale, measure],
  )

  useLayoutEffect(() => {
    if (!ready) return
    const show = () => setRange(latest.current)
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    // Browsers send no click if its element is moved in the document between pointerdown and pointerup.
    const scrollEnd = () => void (!pressed && measure(false) && show())
    const scrollEndLater = () => {
      clearTimeout(timer)
      timer = setTimeout(scrollEnd, SCROLL_END)
    }
    const scroll = () => {
      scrollEndLater()
      // A render in the next frame would show a gap.
      if (measure(true)) flushSync(show)
    }
    const press = ({ button }: PointerEvent) => {
      pressed = button === 0
    }
    const release = () => {
      pressed = false
      if (latest.current.scrolling) scrollEndLater()
    }
    const resize = () => void (measure(latest.current.scrolling) && show())
    scrollEnd()
    const target = scroller ?? window
    const observer = scroller && new ResizeObserver(resize)
    if (scroller) observer?.observe(scroller)
    else window.addEventListener('resize', resize, { passive: true })
    target.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('pointerdown', press, true)
    for (const end of RELEASES) window.addEventListener(end, release, true)
    return () => {
      clearTimeout(timer)
      observer?.disconnect()
      window.removeEventListener('resize', resize)
      target.removeEventListener('scroll', scroll)
      window.removeEventListener('pointerdown', press, true)
      for (const end of RELEASES) window.removeEventListener(end, release, true)
    }
  }, [scroller, ready, measure])
  return { range, jump }
}

const scrollBy = (scroller: HTMLElement | null, top: number) =>
  (scroller ?? window).scrollBy({ top, behavior: 'instant' })

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

export function scrollParent(element: HTMLElement): HTMLElement | null {
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
