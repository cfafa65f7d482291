import { useEffect, useId, useState } from 'react'

export type FontState = 'loading' | 'shown' | 'failed'

/** Loads a font under a unique name while it is shown. */
export function useFontSpecimen(url: string): { family: string; state: FontState } {
  const family = `kui-specimen-${useId().replaceAll(/\W/g, '')}`
  const [loaded, setLoaded] = useState<{ url: string; state: FontState }>()
  useEffect(() => {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`)
    let cancelled = false
    const tell = (state: FontState) => {
      if (!cancelled) setLoaded({ url, state })
    }
    document.fonts.add(face)
    face.load().then(
      () => tell('shown'),
      () => tell('failed'),
    )
    return () => {
      cancelled = true
      document.fonts.delete(face)
    }
  }, [family, url])
  return { family, state: loaded?.url === url ? loaded.state : 'loading' }
}
