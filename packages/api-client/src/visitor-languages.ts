// The languages in which visitors read a text that is missing in their own.

import type { LanguageCode } from './contract/base/fields'

const readInstead: Readonly<Record<LanguageCode, readonly LanguageCode[]>> = {
  en: [],
  se: ['no', 'en'],
  no: ['se', 'en'],
  is: ['en'],
}

/**
 * Languages of visitors' texts, best first: the visitor's, those that the visitor reads instead, the mall's first, which
 * required texts have, and its others.
 */
export const visitorLanguages = (language: LanguageCode, ofMall: readonly LanguageCode[]): LanguageCode[] => [
  ...new Set([language, ...readInstead[language], ...ofMall]),
]
