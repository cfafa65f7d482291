import type { LanguageCode } from '@kiosk-admin/api-client'

type Display = {
  /** Its own name. */
  displayText: string
  imageName: string
  /** BCP 47 tag. */
  tag: string
  /** How dates and numbers are written: plain English would mean American order. */
  locale: string
}

/** Display data of the server's languages. */
export const languageDisplay: Record<LanguageCode, Display> = {
  en: { displayText: 'English', imageName: 'flag-en', tag: 'en', locale: 'en-GB' },
  se: { displayText: 'Svenska', imageName: 'flag-se', tag: 'sv', locale: 'sv' },
  no: { displayText: 'Norsk', imageName: 'flag-no', tag: 'nb', locale: 'nb' },
  is: { displayText: 'Íslenska', imageName: 'flag-is', tag: 'is', locale: 'is' },
}

export const allLanguages = Object.keys(languageDisplay) as LanguageCode[]
