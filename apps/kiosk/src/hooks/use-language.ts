import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useIdle } from './use-idle'

/** The visitor's language; reset to the mall's first language when the visitor is gone. */
export function useLanguage(languages: readonly LanguageCode[], preferred?: LanguageCode | null) {
  const first = languages[0] ?? 'se'
  const [chosen, setChosen] = useState<LanguageCode | null>(preferred ?? null)
  const language = chosen && (languages.length === 0 || languages.includes(chosen)) ? chosen : first

  useEffect(() => {
    document.documentElement.lang = languageTags[language]
  }, [language])

  useIdle(chosen !== null && chosen !== preferred, () => {
    setChosen(preferred ?? null)
    scrollTo({ top: 0 })
  })

  return [language, setChosen] as const
}
