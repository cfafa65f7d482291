import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Step } from '@kiosk-admin/wayfinding'
import { useEffect, useState } from 'react'

type Phrases = (steps: readonly Step[], languages?: readonly string[]) => string[]

const loads: Record<LanguageCode, () => Promise<{ phrases: Phrases }>> = {
  en: () => import('@kiosk-admin/wayfinding/phrases/en'),
  se: () => import('@kiosk-admin/wayfinding/phrases/se'),
  no: () => import('@kiosk-admin/wayfinding/phrases/no'),
  is: () => import('@kiosk-admin/wayfinding/phrases/is'),
}

/** Loads the sentences of all languages, for use without a network. */
export const loadPhrases = () => Promise.all(Object.values(loads).map((load) => load()))

/** The sentences of a language; `undefined` until they are loaded. */
export function usePhrases(language: LanguageCode): Phrases | undefined {
  const [loaded, setLoaded] = useState<{ language: LanguageCode; phrases: Phrases }>()
  useEffect(() => {
    let isCurrent = true
    loads[language]().then(
      ({ phrases }) => isCurrent && setLoaded({ language, phrases }),
      (error: unknown) => console.info('The sentences of a language could not be loaded', error),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded?.language === language ? loaded.phrases : undefined
}
