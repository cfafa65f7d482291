import { tagOf } from '../../internal/language'
import { languageName as nameOfTag } from '../../theme/intl'

/** The name of a language code in the interface language: `se` → Swedish, svenska. */
export const languageName = (code: string, locale: string): string => nameOfTag(tagOf(code), locale) ?? code
