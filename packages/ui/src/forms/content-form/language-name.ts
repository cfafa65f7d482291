import { tagOf } from '../../internal/language'
import { languageInWords } from '../../theme/intl'

/** The name of a language code in the interface language: `se` → Swedish, svenska. */
export const languageName = (code: string, locale: string): string => languageInWords(tagOf(code), locale) ?? code
