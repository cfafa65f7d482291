import type { FieldError, LanguageCode } from '@kiosk-admin/api-client'
import type { StoredRow } from '../../../data/content/import-export-store'
import type { Column } from './columns'

export type Body = Record<string, unknown>

/** What is imported and exported, as planning sees it. */
export type Subject = {
  columns: readonly Column[]
  /** The fields that a form writes. */
  fieldNames: readonly string[]
  /** The field that names a record which the file gives no id for, and its head in the mall's first language. */
  naming: { field: string; head: (first: LanguageCode | undefined) => string }
  /** What a new record has before the file says more. */
  initial: () => Body
  /** The contract's own check. */
  check: (body: Body, fresh: boolean, languages: readonly LanguageCode[]) => readonly FieldError[]
}

/** The head of the column that says which record a row is about. */
export const ID = 'id'

/** What a record is called in a file: in the mall's first language. */
export function nameIn(record: StoredRow | Body, { naming }: Subject, first: LanguageCode | undefined): string {
  const value = (record as Body)[naming.field]
  if (typeof value === 'string') return value
  return (value as Partial<Record<string, string>> | undefined)?.[first ?? ''] ?? ''
}

/** The columns of a file, by their heads. */
export const headsOf = ({ columns }: Pick<Subject, 'columns'>, languages: readonly LanguageCode[]) => [
  ID,
  ...columns.filter(({ secret }) => !secret).flatMap(({ heads }) => heads(languages)),
]
