import { tagOf } from '../../internal/language'
import { languageInWords } from '../../theme/intl'

/** A language code in the words of the interface: `se` → Swedish, svenska. */
export const languageName = (code: string, locale: string): string => languageInWords(tagOf(code), locale) ?? code
