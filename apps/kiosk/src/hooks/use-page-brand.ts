import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useEffect } from 'react'

/** Sets the document's title and the brand colour, from which the other brand colours are computed. */
export function usePageBrand(mall: MallSnapshot['mall'] | undefined) {
  const { name, brandColor } = mall ?? {}
  useEffect(() => {
    if (name) document.title = name
  }, [name])
  useEffect(() => {
    const { style } = document.documentElement
    if (brandColor) style.setProperty('--k-brand', brandColor)
    return () => void style.removeProperty('--k-brand')
  }, [brandColor])
}
