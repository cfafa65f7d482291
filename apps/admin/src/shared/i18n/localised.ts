import { type LanguageCode, type Localised, languageCodes } from '@kiosk-admin/api-client'

/** Picks a text in the given language, or else in the first of the mall's languages that has one. */
export function textIn(name: unknown, language: LanguageCode, order: readonly LanguageCode[] = languageCodes): string {
  if (typeof name === 'string') return name
  const texts = (name ?? {}) as Localised
  for (const code of [language, ...order, ...languageCodes]) {
    const text = texts[code]
    if (text) return text
  }
  return ''
}
