import type { LanguageCode } from './contract/base/fields'

const marks: Readonly<Record<LanguageCode, string>> = { en: ' (copy)', se: ' (kopia)', no: ' (kopi)', is: ' (afrit)' }

/** The name of a copy in a language: "Skor (kopia)". A name that is too long with its mark is cut before it. */
export const copyName = (name: string, language: LanguageCode, longest = 120): string =>
  name.slice(0, longest - marks[language].length) + marks[language]
