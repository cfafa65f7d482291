import type { LanguageCode } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { tags } from './messages'

/** The next visitor begins in the mall's own language. */
const idleMs = 60_000
const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** The visitor's language; back to the mall's first when nobody has touched the station for a while. */
export function useLanguage(languages: readonly LanguageCode[], preferred?: LanguageCode | null) {
  const first = languages[0] ?? 'se'
  const [chosen, setChosen] = useState<LanguageCode | null>(preferred ?? null)
  const language = chosen && (languages.length === 0 || languages.includes(chosen)) ? chosen : first

  useEffect(() => {
    document.documentElement.lang = tags[language]
  }, [language])

  useEffect(() => {
    if (chosen === null || chosen === preferred) return
    const rest = () => {
      setChosen(preferred ?? null)
      scrollTo({ top: 0 })
    }
    let timer = setTimeout(rest, idleMs)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, idleMs)
    }
    for (const sign of signsOfLife) addEventListener(sign, restart, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfLife) removeEventListener(sign, restart)
    }
  }, [chosen, preferred])

  return [language, setChosen] as const
}
