// Language codes are country codes in the product, and BCP 47 tags on the web.
const TAGS: Readonly<Record<string, string>> = { se: 'sv', no: 'nb' }

/** BCP 47 tag of a language code: se → sv. */
export const tagOf = (code: string): string => TAGS[code] ?? code

/** Language code of a tag: sv, sv-SE → se. */
export function languageOf(tag: string): string {
  const language = tag.toLowerCase().split('-')[0] ?? tag
  if (language === 'nn') return 'no'
  return Object.keys(TAGS).find((code) => TAGS[code] === language) ?? language
}
