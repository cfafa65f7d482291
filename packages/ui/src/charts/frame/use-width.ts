import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Tracks an element's width in px; 0 before it is mounted. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setWidth(Math.floor(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const controller = new AbortController()
    const { signal } = controller
    // browsers print what is drawn after this event, and report no resizing
    addEventListener('beforeprint', () => flushSync(measure), { signal })
    addEventListener('afterprint', measure, { signal })
    return () => {
      observer.disconnect()
      controller.abort()
    }
  }, [])
  return { width, ref }
}
