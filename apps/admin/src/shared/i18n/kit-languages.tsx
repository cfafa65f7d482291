import type { LanguageCode } from '@kiosk-admin/api-client'
import { Flag, type Language } from '@kiosk-admin/ui'
import { languageDisplay } from './language-display'

/** Languages for parts of the kit: with tag, own name and flag. */
export const kitLanguages = (codes: readonly LanguageCode[]): Language<LanguageCode>[] =>
  codes.map((code) => ({ code, ...languageDisplay[code], picture: <Flag code={code} /> }))
