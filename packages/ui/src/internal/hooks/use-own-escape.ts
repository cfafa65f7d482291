import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps Escape from what is around a part that has a use for it there. Dialogs hear it on the document, before any
 * handler of React's, and would close; the window comes before the document.
 */
export function useOwnEscape(box: RefObject<Element | null>, wants: (target: Element) => boolean) {
  const latest = useRef(wants)
  latest.current = wants
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Escape' || !(target instanceof Element) || !box.current?.contains(target)) return
      if (latest.current(target)) event.preventDefault()
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [box])
}
