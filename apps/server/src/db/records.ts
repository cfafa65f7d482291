import type { LanguageCode } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import type { RawBuilder, Selectable } from 'kysely'
import { json } from './json'
import type { Author, ContentTable } from './schema'

export type ContentRow = Selectable<ContentTable>
export type Data = Record<string, unknown>

/** The name of a record; the information page has a title instead. */
export const nameOf = (data: Data): unknown => data.name ?? data.title ?? null

/** A name in one of the languages, or in any. */
export function nameIn(name: unknown, languages: readonly LanguageCode[]): string {
  if (typeof name !== 'object' || name === null) return String(name ?? '')
  const texts = name as Partial<Record<LanguageCode, string>>
  return languages.map((code) => texts[code]).find(Boolean) ?? Object.values(texts).find(Boolean) ?? ''
}

/** Appends a mark to a name, and shortens the name to the longest length. */
export const markedName = (name: string, mark: string, longest: number): string =>
  name.slice(0, longest - mark.length) + mark

/** The columns that all records have. */
export type StoredRow = {
  id: string
  version: number
  created_at: Date
  updated_at: Date
  updated_by: Author
  created_by?: Author | null
  deleted_at?: Date | null
}

/** The fields that all records have, as the contract answers them. */
export const commonOf = (row: StoredRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
})

/** The record as the contract answers it. */
export const recordOf = (row: StoredRow & Pick<ContentRow, 'mall_id' | 'data'>) => ({
  ...row.data,
  ...commonOf(row),
  mallId: row.mall_id,
})

/** A record that was set back, and as it was before. */
export const revertedOf = ({ before, after }: { before: ContentRow; after: ContentRow }) => ({
  record: recordOf(after),
  before: recordOf(before),
})

/** A field's column: `categoryId` is `category_id`. */
type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Column<Rest>}`
  : ''
type Row<F> = { [Name in keyof F & string as Column<Name>]: F[Name] }
type Columns<F> = { [Name in keyof F & string as Column<Name>]: F[Name] | RawBuilder<F[Name]> }

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Reads the fields of a schema from the columns of a row. */
export function fieldsFrom<S extends z.ZodMiniObject>(schema: S, row: Row<z.output<S>>): z.output<S> {
  const columns = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, columns.get(columnOf(name))])) as z.output<S>
}

/** The columns of fields; objects and lists are stored as JSON. */
export const columnsFrom = <F extends Data>(fields: F): Columns<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      columnOf(name),
      typeof value === 'object' && value !== null ? json(value) : value,
    ]),
  ) as Columns<F>

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
