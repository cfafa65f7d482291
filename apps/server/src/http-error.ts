// Errors that handlers throw to answer a call.

import { errorCatalogue, type FieldError, fieldErrorOf, type Usage } from '@kiosk-admin/api-client'
import type { FailedRecord, Reason, ServerErrorCode } from '@kiosk-admin/api-client/internal'

type Details = {
  errors?: FieldError[]
  /** With the code `conflict`: the current record. */
  current?: unknown
  usedBy?: Usage[]
  /** With the code `in_use`: the number of further uses that the caller may not read. */
  hiddenUses?: number
  /** The records that failed, in calls for many records. */
  records?: FailedRecord[]
  /** With the codes `rate_limited` and `unavailable`: seconds until a retry. */
  retryAfter?: number
}

/** An error from the catalogue, thrown to answer a call. Other exceptions are answered as `internal`. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: ServerErrorCode
  readonly details: Details

  constructor(code: ServerErrorCode, details: Details = {}) {
    super(errorCatalogue[code].message)
    this.code = code
    this.details = details
  }
}

/** An error of a field beyond the schema; `reason` is shown to users. */
export const invalidField = (path: string, reason: Reason): FieldError =>
  fieldErrorOf(path, 'invalid', undefined, reason)

/** A validation error beyond the schema. */
export const invalid = (path: string, reason: Reason): HttpError =>
  new HttpError('validation', { errors: [invalidField(path, reason)] })
