import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import type { Language } from '@kiosk-admin/ui'
import { en, type Messages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const languageNames: Record<LanguageCode, string> = { en: 'English', se: 'Svenska', no: 'Norsk', is: 'Íslenska' }

/** The mall's languages for parts of the kit. */
export const kitLanguages = (codes: readonly LanguageCode[]): Language[] =>
  codes.map((code) => ({ code, tag: languageTags[code], label: languageNames[code] }))

export const messages: Record<LanguageCode, Messages> = { en, se, no, is }
