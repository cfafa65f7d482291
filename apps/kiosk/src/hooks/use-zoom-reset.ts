import { useEffect } from 'react'
import { useDependencies } from '../dependencies'

/** Time after the last change of the zoom, in milliseconds: fingers may still be on their way back. */
const settleMs = 1000

/**
 * Loads the page anew when the browser has zoomed it: a page cannot end that zoom otherwise. Chromium lets a pinch through
 * now and then in spite of `touch-action`, while the page still glides.
 */
export function useZoomReset() {
  const { restart } = useDependencies()
  useEffect(() => {
    const viewport = window.visualViewport
    // a browser that restores the zoom would load it again and again
    if (viewport?.scale !== 1) return
    let timer: ReturnType<typeof setTimeout>
    const onResize = () => {
      clearTimeout(timer)
      if (viewport.scale !== 1) timer = setTimeout(restart, settleMs)
    }
    viewport.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      viewport.removeEventListener('resize', onResize)
    }
  }, [restart])
}
