import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Language } from '@kiosk-admin/ui'
import { en, type Messages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

/** BCP 47 tags of the four languages, for dates and the page. */
export const tags: Record<LanguageCode, string> = { en: 'en-GB', se: 'sv', no: 'nb', is: 'is' }

export const languageNames: Record<LanguageCode, string> = { en: 'English', se: 'Svenska', no: 'Norsk', is: 'Íslenska' }

/** The mall's languages for parts of the kit. */
export const kitLanguages = (codes: readonly LanguageCode[]): Language[] =>
  codes.map((code) => ({ code, tag: tags[code], label: languageNames[code] }))

export const messages: Record<LanguageCode, Messages> = { en, se, no, is }
