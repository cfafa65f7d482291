import { languageName as nameOfTag } from '../../theme/intl'
import { type Language, tagOf } from '../../theme/language'

/** The name of a language in the interface language: Swedish, svenska; its label where that is unknown. */
export const languageName = (code: string, languages: readonly Language[], locale: string): string =>
  nameOfTag(tagOf(code, languages), locale) ?? languages.find((language) => language.code === code)?.label ?? code
