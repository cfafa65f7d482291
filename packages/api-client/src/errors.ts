import { mediaKind, typeNumber } from './contract/base/fields'
import { type FieldError, fieldError } from './contract/base/rules'
import * as z from './contract/base/zod'

/** All error codes of the server, with their HTTP status. */
export const errorStatuses = {
  validation: 422,
  unauthenticated: 401,
  password_required: 422,
  login_failed: 401,
  access_denied: 403,
  not_found: 404,
  conflict: 409,
  in_use: 409,
  too_large: 413,
  body_too_large: 413,
  unsupported_type: 415,
  content_mismatch: 415,
  too_many_pixels: 413,
  quota_full: 507,
  storage_full: 507,
  precondition_required: 428,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const

export type ServerErrorCode = keyof typeof errorStatuses

/** Errors without a response of the server. */
export type ClientErrorCode = 'network' | 'timeout' | 'aborted' | 'unexpected_answer'
export type ErrorCode = ServerErrorCode | ClientErrorCode

/** A use of a record, which prevents its deletion. */
export const usage = z.object({
  resource: z.string(),
  id: z.string(),
  name: z.unknown(),
  path: z.string(),
  /** Type of a category or an item (shop, restaurant or company), which decides its screen. */
  type: z.optional(typeNumber),
  /** Kind of a file, which decides its screen. */
  kind: z.optional(mediaKind),
})
/** A use of a record by another one. */
export type Usage = z.output<typeof usage>

/** A record of a bulk call for which nothing was done. */
export const failedRecord = z.object({ id: z.string(), name: z.unknown() })
/** A record of a bulk call for which nothing was done. */
export type FailedRecord = z.output<typeof failedRecord>

/** The failing half of the envelope `{ success, message }`. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  current: z.optional(z.unknown()),
  usedBy: z.optional(z.array(usage)),
  hiddenUses: z.optional(z.number()),
  records: z.optional(z.array(failedRecord)),
  requestId: z.optional(z.string()),
})

type Details = {
  status?: number
  errors?: FieldError[]
  current?: unknown
  usedBy?: Usage[]
  hiddenUses?: number
  records?: FailedRecord[]
  requestId?: string
  retryAfter?: number
  cause?: unknown
}

/** The one error that a call rejects with. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly errors: FieldError[]
  /** With `conflict`: the current record. */
  readonly current: unknown
  /** With `in_use`: the uses that the caller may read. */
  readonly usedBy: Usage[]
  /** With `in_use`: the number of further uses, which the caller may not read. */
  readonly hiddenUses: number
  /** With bulk calls: the failed records. */
  readonly records: FailedRecord[]
  /** The request's id in the server's log; `undefined` where something else answered, such as a proxy. */
  readonly requestId: string | undefined
  /** With `rate_limited` and `unavailable`: seconds to wait. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status ?? 0
    this.errors = details.errors ?? []
    this.current = details.current
    this.usedBy = details.usedBy ?? []
    this.hiddenUses = details.hiddenUses ?? 0
    this.records = details.records ?? []
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
  }
}
