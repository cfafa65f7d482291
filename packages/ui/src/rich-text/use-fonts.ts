import { useEffect } from 'react'
import { richTextRules } from './rules'

/** A font of the media library. */
export type LibraryFont = { id: string; url: string }

/**
 * Loads fonts for texts with their classes, while mounted. Until a font has loaded, and if it fails, the text shows in the
 * product's.
 */
export function useFonts(fonts: readonly LibraryFont[], { fontClass = '' } = richTextRules): void {
  const key = fonts.map(({ id, url }) => `${fontClass}${id} ${url}`).join('\n')
  useEffect(() => {
    const faces = key
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [family = '', url = ''] = line.split(' ')
        return new FontFace(family, `url(${JSON.stringify(url)})`, { display: 'swap' })
      })
    for (const face of faces) {
      // a font that fails is not used
      face.loaded.catch(() => undefined)
      document.fonts.add(face)
    }
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [key])
}
