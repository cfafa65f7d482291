import type { FrozenMall } from '@kiosk-admin/api-client'
import { useEffect } from 'react'

/** Gives the page the mall's name and colour. Every colour of the brand is computed from one variable on the root. */
export function usePage(mall: FrozenMall['mall'] | undefined) {
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
