import { useCallback, useRef } from 'react'

/**
 * Synchronises horizontal scrolling of the sticky header, the rows and the scrollbar below them. Scrolls focused cells
 * out from under pinned ones.
 */
export function useColumnScroll() {
  const parts = useRef(new Set<HTMLElement>())
  // stored, because reading the scroll position forces a layout before the rows are rendered
  const place = useRef(0)
  const ref = useCallback((part: HTMLElement | null) => {
    if (!part) return
    const all = parts.current
    const follow = () => {
      place.current = part.scrollLeft
      for (const other of all) if (other.scrollLeft !== place.current) other.scrollLeft = place.current
    }
    const show = (event: FocusEvent) => reveal(part, event.target as HTMLElement)
    if (place.current !== 0) part.scrollLeft = place.current
    all.add(part)
    part.addEventListener('scroll', follow, { passive: true })
    part.addEventListener('focusin', show)
    return () => {
      all.delete(part)
      part.removeEventListener('scroll', follow)
      part.removeEventListener('focusin', show)
    }
  }, [])
  return { ref }
}

function reveal(part: HTMLElement, target: HTMLElement) {
  const cell = target.closest<HTMLElement>('[data-column-id]')
  if (!cell || cell.dataset.pinned || part.scrollWidth <= part.clientWidth) return
  let { left, right } = part.getBoundingClientRect()
  const row = cell.parentElement?.querySelectorAll<HTMLElement>('[data-pinned]') ?? []
  const middle = (left + right) / 2
  for (const pinned of row) {
    const box = pinned.getBoundingClientRect()
    if (box.left < middle) left = Math.max(left, box.right)
    else right = Math.min(right, box.left)
  }
  const box = cell.getBoundingClientRect()
  if (box.left < left) part.scrollLeft -= left - box.left
  else if (box.right > right) part.scrollLeft += Math.min(box.right - right, box.left - left)
}
