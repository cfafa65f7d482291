import type { LanguageCode } from '@kiosk-admin/api-client'
import type { SortKind } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { SortColumn } from './page'

/** The language of the reader, and the one in which texts are complete. */
export type Languages = { language: LanguageCode; first: LanguageCode }

/** The languages of a list's texts: the reader's, and the mall's first. */
export function languagesOf(languages: readonly LanguageCode[], language: LanguageCode | undefined): Languages {
  const first = languages[0] ?? 'en'
  return { language: language ?? first, first }
}

/** A text in the order of a language's alphabet, numbers in it by value; empty ones as null. */
export const textColumn = (text: RawBuilder<unknown>, { language }: Pick<Languages, 'language'>): SortColumn => ({
  value: sql`nullif(${text}, '') collate ${sql.ref(`list_${language}`)}`,
})

/** A text by language, as JSON: in the reader's language or in the mall's first. */
export const localisedColumn = (texts: RawBuilder<unknown>, languages: Languages): SortColumn =>
  textColumn(sql`coalesce(${texts} ->> ${languages.language}, ${texts} ->> ${languages.first})`, languages)

/** Codes and days, which need no alphabet. */
export const codeColumn = (code: RawBuilder<unknown>): SortColumn => ({ value: sql`${code} collate "C"` })

export const numberColumn = (number: RawBuilder<unknown>): SortColumn => ({
  value: sql`cast(${number} as numeric)`,
  numeric: true,
})

/** A moment, exact to the microsecond. */
export const timeColumn = (moment: RawBuilder<unknown>): SortColumn => ({
  value: sql`extract(epoch from ${moment})`,
  numeric: true,
})

/** A field of a JSON column. */
export function jsonColumn(
  json: RawBuilder<unknown>,
  name: string,
  kind: Exclude<SortKind, 'hours' | 'name' | 'state' | 'time'>,
  languages: Languages,
): SortColumn {
  if (kind === 'localised') return localisedColumn(sql`(${json} -> ${name})`, languages)
  const value = sql`(${json} ->> ${name})`
  if (kind === 'text') return textColumn(value, languages)
  return kind === 'number' ? numberColumn(value) : codeColumn(value)
}
