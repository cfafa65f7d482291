/** Text by language code, as records carry what visitors read. */
export type TextByLanguage = Readonly<Record<string, string | undefined>>

/** The text to show and its language: the wanted one, else the first language that has any. */
export function localisedText(
  text: TextByLanguage | undefined,
  language: string,
  languages: readonly string[] = Object.keys(text ?? {}),
): { text: string; language: string } | undefined {
  for (const code of [language, ...languages]) {
    const found = text?.[code]
    if (found) return { text: found, language: code }
  }
  return undefined
}

/** The languages that have no text. */
export const missingLanguages = (text: TextByLanguage | undefined, languages: readonly string[] = []): string[] =>
  languages.filter((code) => !text?.[code]?.trim())
