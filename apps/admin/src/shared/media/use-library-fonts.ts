import { useFonts } from '@kiosk-admin/ui/rich-text'
import { useEffect } from 'react'
import { useMall } from '../../data/malls/use-mall'
import { useFiles } from '../../data/media/use-files'

/** The fonts of the library, loaded for texts that have them. */
export function useLibraryFonts() {
  const { data: fonts = [] } = useFiles('Font')
  useFonts(fonts)
  return fonts
}

/** Shows slides in the mall's font, as the kiosks do. */
export function useSlideFont(): void {
  const fontId = useMall()?.fontId
  useEffect(() => {
    const { style } = document.documentElement
    if (fontId) style.setProperty('--k-slide-font', `"font-${fontId}", var(--k-font)`)
    return () => void style.removeProperty('--k-slide-font')
  }, [fontId])
}
