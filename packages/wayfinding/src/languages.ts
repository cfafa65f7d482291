import type { Localised } from './model'

const locales: { readonly [language: string]: string | undefined } = { en: 'en-GB', se: 'sv', no: 'nb', is: 'is' }

/** The tag of BCP 47 of a language code of the product; other codes are such tags. */
export const localeOf = (language: string): string => locales[language] ?? language

/** The text in the first of the languages that has one, else in any. */
export const textIn = (text: Localised, languages: readonly string[]): string =>
  languages.map((language) => text[language]).find(Boolean) ?? Object.values(text).find(Boolean) ?? ''
