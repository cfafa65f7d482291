import type { Localised } from './model'

/** The text in the first of the languages that has one, else in any. */
export const textIn = (text: Localised, languages: readonly string[]): string =>
  languages.map((language) => text[language]).find(Boolean) ?? Object.values(text).find(Boolean) ?? ''
