// The product's language codes are those of its four countries; the web's are those of the languages.
const TAGS: Readonly<Record<string, string>> = { se: 'sv', no: 'nb' }

/** The web's tag of a language code: se → sv. */
export const tagOf = (code: string): string => TAGS[code] ?? code

/** The language code of a tag: sv, sv-SE → se. */
export function languageOf(tag: string): string {
  const language = tag.toLowerCase().split('-')[0] ?? tag
  if (language === 'nn') return 'no'
  return Object.keys(TAGS).find((code) => TAGS[code] === language) ?? language
}
