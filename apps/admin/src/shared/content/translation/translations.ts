import { type ContentType, type LanguageCode, walk } from '@kiosk-admin/api-client'

type Written = { writtenIn?: Readonly<Record<string, readonly LanguageCode[]>> | undefined }

/**
 * The languages in which something of a record is still to be written. A text that is there in one language is wanted in
 * all of them; one that nobody has written is wanted in none.
 */
export function untranslatedIn(
  type: Pick<ContentType, 'body'>,
  row: Written,
  languages: readonly LanguageCode[],
): LanguageCode[] {
  const missing = new Set<LanguageCode>()
  const look = (has: (code: LanguageCode) => boolean) => {
    if (languages.some(has)) for (const code of languages) if (!has(code)) missing.add(code)
  }
  walk(type.body, row, ({ localised }, value) => {
    if (!localised || typeof value !== 'object' || value === null) return
    const texts = value as Partial<Record<LanguageCode, unknown>>
    look((code) => String(texts[code] ?? '').trim() !== '')
  })
  // what a list leaves out, it only says the languages of
  for (const codes of Object.values(row.writtenIn ?? {})) look((code) => codes.includes(code))
  return languages.filter((code) => missing.has(code))
}
