import { ApiError, type ContentType, describeFields, type FieldError } from '@kiosk-admin/api-client'
import type { Stored } from '../../../data/cache/kind'
import { failureText } from '../../failures/failures'
import { withReasons } from '../../failures/reasons'
import { newId } from '../../new-id'

/** What a form needs to know of a kind, be it content or what a mall has one of. */
type Written = { fieldNames: readonly string[] }

/** A form's values: the record's own fields, and the id that a new one will have, so that sending it twice makes one. */
export type Values = { id: string; [field: string]: unknown }

/** What a form starts from, or goes on from after a save. */
export function valuesOf(type: Written, record: { id: string }): Values {
  const fields = record as { [field: string]: unknown }
  return { id: record.id, ...Object.fromEntries(type.fieldNames.map((name) => [name, fields[name]])) }
}

/** What a new record starts with; `given` is known where it is made. */
export function emptyValues(type: ContentType, given: object): Values {
  const fields = describeFields(type).map(({ name, initial, format }) => [
    name,
    initial ?? (format === 'date' ? '' : null),
  ])
  return { id: newId(), ...Object.fromEntries(fields), ...given }
}

export type SaveOutcome =
  | { issues: readonly FieldError[] }
  | { conflict: { theirs: Values; version: number; by: string } }
  | { failed: string }

/** What a failed save means for the form: fields to mend, someone else's change, or a sentence. */
export function outcomeOf(type: Written, error: unknown): SaveOutcome {
  if (error instanceof ApiError) {
    if (error.code === 'validation' && error.errors.length > 0) return { issues: withReasons(error.errors) }
    // without `current` the id is taken by a record that this user did not make
    const current = error.current as Stored | undefined
    if (error.code === 'conflict' && current) {
      return { conflict: { theirs: valuesOf(type, current), version: current.version, by: current.updatedBy.name } }
    }
  }
  return { failed: failureText(error) ?? '' }
}
