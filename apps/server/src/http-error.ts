import {
  errorCatalogue,
  type FailedRecord,
  type FieldError,
  fieldErrorOf,
  type Reason,
  type ServerErrorCode,
  type Usage,
} from '@kiosk-admin/api-client'

type Details = {
  errors?: FieldError[]
  /** With `conflict`: the record as it stands now. */
  current?: unknown
  usedBy?: Usage[]
  /** With `in_use`: in how many other places that the caller may not read. */
  hiddenUses?: number
  /** Of a call about many records: those that kept it from being done. */
  records?: FailedRecord[]
  /** Seconds, with `rate_limited` and `unavailable`. */
  retryAfter?: number
}

/** A call that is answered with one of the catalogue's failures; anything else that is thrown is `internal`. */
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

/** A value that fits its schema and still cannot be; `why` is a sentence for people. */
export const invalid = (path: string, why: Reason): HttpError =>
  new HttpError('validation', { errors: [fieldErrorOf(path, 'invalid', undefined, why)] })
