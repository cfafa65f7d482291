import { useCallback, useState } from 'react'
import { fitKiosk, type KioskOrientation, type KioskSize, kioskScreens } from './kiosk'

export interface UseKioskFrameProps {
  /** @default 'portrait' */
  orientation?: KioskOrientation
  /** The screen's own pixels. @default 1080 × 1920, or 1920 × 1080 when it lies */
  size?: KioskSize
}

/** Measures a box and says how a kiosk's screen fits into it, as long as the box lives. */
export function useKioskFrame({ orientation = 'portrait', size }: UseKioskFrameProps = {}) {
  const [box, setBox] = useState<KioskSize>({ width: 0, height: 0 })
  const boxRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = ({ width, height }: KioskSize) => {
      // hidden, as in a tab that is not open: what is on the screen would begin anew each time
      if (width === 0 && height === 0) return
      setBox((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    // at once, so that nothing is drawn in another size first
    measure({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const screen = size ?? kioskScreens[orientation]
  return {
    /** For the element that the device has to fit into; it must not grow with its content. */
    boxRef,
    /** The screen's own pixels. */
    screen,
    /** Undefined until the box was measured, and while it has no room. */
    fit: fitKiosk(box, screen),
  }
}
