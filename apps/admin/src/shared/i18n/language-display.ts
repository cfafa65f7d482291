import type { LanguageCode } from '@kiosk-admin/api-client'

type Display = {
  /** Its own name. */
  label: string
  /** BCP 47 tag. */
  tag: string
  /** How dates and numbers are written: plain English would mean American order. */
  locale: string
}

/** Display data of the server's languages. */
export const languageDisplay: Record<LanguageCode, Display> = {
  en: { label: 'English', tag: 'en', locale: 'en-GB' },
  se: { label: 'Svenska', tag: 'sv', locale: 'sv' },
  no: { label: 'Norsk', tag: 'nb', locale: 'nb' },
  is: { label: 'Íslenska', tag: 'is', locale: 'is' },
}

export const allLanguages = Object.keys(languageDisplay) as LanguageCode[]
