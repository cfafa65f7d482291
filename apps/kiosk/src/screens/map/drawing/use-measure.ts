import type { Measure } from '@kiosk-admin/wayfinding/drawing'
import { useEffect, useMemo, useState } from 'react'

/** The weight of names on the map. */
const weight = 600

/** Measures texts in the font of an element, again once fonts are loaded. */
export function useMeasure(element: HTMLElement | null): Measure {
  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    const onDone = () => setLoaded((count) => count + 1)
    document.fonts.addEventListener('loadingdone', onDone)
    return () => document.fonts.removeEventListener('loadingdone', onDone)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded font has other widths
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    const family = element ? getComputedStyle(element).fontFamily : 'sans-serif'
    return (text, size) => {
      if (!context) return text.length * size
      context.font = `${weight} ${size}px ${family}`
      return context.measureText(text).width
    }
  }, [element, loaded])
}
