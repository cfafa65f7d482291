import { tagOf } from '../internal/language'

/** A language code in the words of the interface: `se` → Swedish, svenska. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tagOf(code)) ?? code
