import { type RefObject, useEffect, useRef } from 'react'

/**
 * Stops Escape for elements around a part that handles it. Dialogs listen on the document, before React; this listens
 * on the window, before both.
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
