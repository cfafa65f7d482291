import type { FieldError, LanguageCode } from '@kiosk-admin/api-client'
import type { StoredRow } from '../../../data/content/import-export-store'
import type { Column } from './columns'

export type Body = Record<string, unknown>

/** Describes the records of an import or export. */
export type Subject = {
  columns: readonly Column[]
  /** Editable fields. */
  fieldNames: readonly string[]
  /** Field that identifies records without an id, and its header in the mall's first language. */
  naming: { field: string; head: (first: LanguageCode | undefined) => string }
  /** Initial values of a new record. */
  initial: () => Body
  /** Validates with the contract. */
  check: (body: Body, fresh: boolean, languages: readonly LanguageCode[]) => readonly FieldError[]
}

/** Header of the id column. */
export const ID = 'id'

/** Returns the record's name in the mall's first language. */
export function nameIn(record: StoredRow | Body, { naming }: Subject, first: LanguageCode | undefined): string {
  const value = (record as Body)[naming.field]
  if (typeof value === 'string') return value
  return (value as Partial<Record<string, string>> | undefined)?.[first ?? ''] ?? ''
}

/** Returns the headers of a file. */
export const headsOf = ({ columns }: Pick<Subject, 'columns'>, languages: readonly LanguageCode[]) => [
  ID,
  ...columns.filter(({ secret }) => !secret).flatMap(({ heads }) => heads(languages)),
]
