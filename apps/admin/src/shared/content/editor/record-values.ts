import { ApiError, type ContentType, describeFields, type FieldError } from '@kiosk-admin/api-client'
import type { Stored } from '../../../data/cache/kind'
import { failureText } from '../../failures/failures'
import { withReasons } from '../../failures/reasons'
import { authorName } from '../../i18n/author-name'
import { newId } from '../../new-id'

/** Field names of a content type or settings record. */
type HasFieldNames = { fieldNames: readonly string[] }

/** Form values with the record's id. The client generates the id of a new record, so that a repeated request creates it only once. */
export type Values = { id: string; [field: string]: unknown }

/** Picks the editable fields of a record. */
export function valuesOf(type: HasFieldNames, record: { id: string }): Values {
  const fields = record as { [field: string]: unknown }
  return { id: record.id, ...Object.fromEntries(type.fieldNames.map((name) => [name, fields[name]])) }
}

/** Returns the initial values of a new record; `overrides` take precedence. */
export function emptyValues(type: ContentType, overrides: object): Values {
  const fields = describeFields(type).map(({ name, initial, format }) => [
    name,
    initial ?? (format === 'date' ? '' : null),
  ])
  return { id: newId(), ...Object.fromEntries(fields), ...overrides }
}

export type SaveOutcome =
  | { issues: readonly FieldError[] }
  | { conflict: { theirs: Values; version: number; by: string } }
  | { failed: string }

/** Maps a failed save to field issues, a conflict or a message. */
export function outcomeOf(type: HasFieldNames, error: unknown): SaveOutcome {
  if (error instanceof ApiError) {
    if (error.code === 'validation' && error.errors.length > 0) return { issues: withReasons(error.errors) }
    // a conflict without `current` means that the id belongs to somebody else's record
    const current = error.current as Stored | undefined
    if (error.code === 'conflict' && current) {
      return {
        conflict: { theirs: valuesOf(type, current), version: current.version, by: authorName(current.updatedBy) },
      }
    }
  }
  return { failed: failureText(error) ?? '' }
}
