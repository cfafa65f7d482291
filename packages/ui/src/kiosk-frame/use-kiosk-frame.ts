import { useCallback, useState } from 'react'
import { fitKiosk, type KioskOrientation, type KioskSize, kioskScreens } from './kiosk'

export interface UseKioskFrameProps {
  /** @default 'portrait' */
  orientation?: KioskOrientation
  /** The screen's own pixels. @default 1080 × 1920, or 1920 × 1080 when it lies */
  size?: KioskSize
}

/** Tracks a box and the scale of a kiosk in it. */
export function useKioskFrame({ orientation = 'portrait', size }: UseKioskFrameProps = {}) {
  const [box, setBox] = useState<KioskSize>({ width: 0, height: 0 })
  const boxRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = ({ width, height }: KioskSize) => {
      // keep the device while hidden, or its content would restart
      if (width === 0 && height === 0) return
      setBox((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    // synchronously, so that the first paint has the right size
    measure({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const screen = size ?? kioskScreens[orientation]
  return {
    /** Ref of the box, which must not grow with its content. */
    boxRef,
    /** The screen's own pixels. */
    screen,
    /** Undefined before measuring and without room. */
    fit: fitKiosk(box, screen),
  }
}
