import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState } from 'react'

const OVERSCAN = 8

export interface UseRowWindowProps {
  count: number
  /** A row that stays drawn wherever the window is, as the one with focus must. */
  keep: number
}

/**
 * Which rows to draw. The page scrolls, or the nearest part of it that does (a sheet, a dialog).
 * All rows are of one height, which CSS decides: `probeRef` belongs on an element of that height.
 */
export function useRowWindow({ count, keep }: UseRowWindowProps) {
  const [body, bodyRef] = useState<HTMLElement | null>(null)
  const [probe, probeRef] = useState<HTMLElement | null>(null)
  const rowHeight = useHeight(probe) || 48
  const scroller = body && scrollParent(body)
  const margin = useTopWithin(body, scroller)

  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (keep < 0 || keep >= range.count || indexes.includes(keep)) return indexes
      return keep < (indexes[0] ?? 0) ? [keep, ...indexes] : [...indexes, keep]
    },
    [keep],
  )
  const options = { count, estimateSize: () => rowHeight, scrollMargin: margin, overscan: OVERSCAN, rangeExtractor }
  const inPage = useWindowVirtualizer({ ...options, enabled: body !== null && scroller === null })
  const inPart = useVirtualizer({ ...options, getScrollElement: () => scroller, enabled: scroller !== null })
  const virtualizer = scroller ? inPart : inPage

  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualiser keeps old heights until it is told
  useLayoutEffect(() => virtualizer.measure(), [rowHeight, virtualizer])

  return {
    bodyRef,
    probeRef,
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - margin })),
    /** How many whole rows fit on the screen. */
    page: () => Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight) - 1),
  }
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
function useTopWithin(body: HTMLElement | null, scroller: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  const measure = useCallback(() => {
    if (!body) return
    const from = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY
    setTop(Math.round(body.getBoundingClientRect().top - from))
  }, [body, scroller])
  useLayoutEffect(measure)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(scroller?.firstElementChild ?? document.body)
    return () => observer.disconnect()
  }, [measure, scroller])
  return top
}
