import { check, type FieldError, type LanguageCode } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import { HttpError } from '../http-error'

/** Throws when there are errors. */
export function refuseIfWrong(errors: FieldError[]): void {
  if (errors.length > 0) throw new HttpError('validation', { errors })
}

/** Validates fields that are not the body of a call, such as an imported row or a copy. */
export function checkFields<S extends z.ZodMiniType>(
  schema: S,
  fields: unknown,
  languages: readonly LanguageCode[] = [],
): z.output<S> {
  const checked = check(schema, fields, { languages })
  if (!checked.ok) throw new HttpError('validation', { errors: checked.errors })
  return checked.value
}

export const unknownField = (path: string) => ({ path, rule: 'invalid' as const, message: 'Invalid value' })
