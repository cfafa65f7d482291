/** Localised text by language code. */
export type TextByLanguage = Readonly<Record<string, string | undefined>>

/** The text and language to show: the requested one, else the first available. */
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

/** Languages without a text. */
export const missingLanguages = (text: TextByLanguage | undefined, languages: readonly string[] = []): string[] =>
  languages.filter((code) => !text?.[code]?.trim())
