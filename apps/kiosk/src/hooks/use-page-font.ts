import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useFonts } from '@kiosk-admin/ui/rich-text'
import { useEffect, useMemo } from 'react'
import { fontsOf } from '../model/page'

/** Loads the fonts of texts, and shows everything in the mall's font. Until it has loaded, the kiosk's own is shown. */
export function usePageFont(publication: MallSnapshot | null) {
  useFonts(useMemo(() => (publication ? fontsOf(publication) : []), [publication]))
  const fontId = publication?.mall.fontId
  useEffect(() => {
    const { documentElement } = document
    const own = getComputedStyle(documentElement).getPropertyValue('--k-font')
    if (fontId) documentElement.style.setProperty('--k-font', `"font-${fontId}", ${own}`)
    return () => void documentElement.style.removeProperty('--k-font')
  }, [fontId])
}
