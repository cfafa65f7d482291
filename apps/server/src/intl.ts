// Formats of pages that the server renders. Node has all languages.

import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'

/** Formats calendar days with their weekday, "måndag 30 nov.". */
export const dayFormat = (language: LanguageCode): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageTags[language], { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'short' })
