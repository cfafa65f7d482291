// Errors that handlers throw to answer a call.

import { type FieldError, fieldErrorOf, type Usage } from '@kiosk-admin/api-client'
import type { FailedRecord, Reason, ServerErrorCode } from '@kiosk-admin/api-client/internal'

/** The messages of errors, in English; clients show their own by the code. */
export const errorMessages: Record<ServerErrorCode, string> = {
  validation: 'Some fields need your attention',
  unauthenticated: 'Not Authenticated',
  password_required: 'Enter your password to confirm this',
  login_failed: 'Username or password is incorrect',
  access_denied: 'access denied',
  not_found: 'Not found',
  conflict: 'Someone else changed this',
  in_use: 'This is in use elsewhere',
  too_large: 'File must be at most 40 MB',
  body_too_large: 'This is too much at once. Send it in smaller parts',
  unsupported_type: 'File type is not allowed',
  content_mismatch: 'File content doesn’t match its extension',
  too_many_pixels: 'The picture has more than 64 million pixels',
  quota_full: 'This mall’s media library is full',
  storage_full: 'There’s no room left for files',
  precondition_required: 'If-Match is missing: send the version you started from',
  rate_limited: 'Too many attempts. Wait a moment',
  unavailable: 'The server can’t do this right now. Wait a moment',
  internal: 'Something goes wrong',
}

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
    super(errorMessages[code])
    this.code = code
    this.details = details
  }
}

/** An error of a field beyond the schema; `reason` is shown to users. */
export const invalidField = (path: string, reason: Reason): FieldError =>
  fieldErrorOf(path, 'invalid', undefined, reason)

/** A refusal of an uploaded file with its reason. */
export const refusedFile = (code: 'content_mismatch' | 'unsupported_type', reason: Reason): HttpError =>
  new HttpError(code, { errors: [invalidField('file', reason)] })

/** A validation error beyond the schema. */
export const invalid = (path: string, reason: Reason): HttpError =>
  new HttpError('validation', { errors: [invalidField(path, reason)] })
