import { type ContentType, type LanguageCode, walk } from '@kiosk-admin/api-client'

type TranslatedRow = { writtenIn?: Readonly<Record<string, readonly LanguageCode[]>> | undefined }

/** Returns the languages in which a localised field lacks a text that it has in another language. */
export function untranslatedIn(
  type: Pick<ContentType, 'body'>,
  row: TranslatedRow,
  languages: readonly LanguageCode[],
): LanguageCode[] {
  const missing = new Set<LanguageCode>()
  const addMissing = (has: (code: LanguageCode) => boolean) => {
    if (languages.some(has)) for (const code of languages) if (!has(code)) missing.add(code)
  }
  walk(type.body, row, ['localised'], ({ localised }, value) => {
    if (!localised || typeof value !== 'object' || value === null) return
    const texts = value as Partial<Record<LanguageCode, unknown>>
    addMissing((code) => String(texts[code] ?? '').trim() !== '')
  })
  // lists omit long texts and name their languages in `writtenIn` instead
  for (const codes of Object.values(row.writtenIn ?? {})) addMissing((code) => codes.includes(code))
  return languages.filter((code) => missing.has(code))
}
