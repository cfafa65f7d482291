import { mediaKinds, typeNumber } from './contract/base/fields'
import { type FieldError, fieldError } from './contract/base/rules'
import { z } from './contract/base/zod'

/** All error codes of the server, with HTTP status and message. */
export const errorCatalogue = {
  validation: { status: 422, message: 'Some fields need your attention' },
  unauthenticated: { status: 401, message: 'Not Authenticated' },
  password_required: { status: 422, message: 'Enter your password to confirm this' },
  login_failed: { status: 401, message: 'Username or password is incorrect' },
  access_denied: { status: 403, message: 'access denied' },
  not_found: { status: 404, message: 'Not found' },
  conflict: { status: 409, message: 'Someone else changed this' },
  in_use: { status: 409, message: 'This is in use elsewhere' },
  too_large: { status: 413, message: 'File must be at most 40 MB' },
  body_too_large: { status: 413, message: 'This is too much at once. Send it in smaller parts' },
  unsupported_type: { status: 415, message: 'File type is not allowed' },
  content_mismatch: { status: 415, message: 'File content doesn’t match its extension' },
  too_many_pixels: { status: 413, message: 'The picture has more than 64 million pixels' },
  quota_full: { status: 507, message: 'This mall’s media library is full' },
  storage_full: { status: 507, message: 'There’s no room left for files' },
  precondition_required: { status: 428, message: 'If-Match is missing: send the version you started from' },
  rate_limited: { status: 429, message: 'Too many attempts. Wait a moment' },
  unavailable: { status: 503, message: 'The server can’t do this right now. Wait a moment' },
  internal: { status: 500, message: 'Something goes wrong' },
} as const

export type ServerErrorCode = keyof typeof errorCatalogue

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
  kind: z.optional(z.enum(mediaKinds)),
})
/** A use of a record by another one. */
export type Usage = z.infer<typeof usage>

/** A record of a bulk call for which nothing was done. */
export const failedRecord = z.object({ id: z.string(), name: z.unknown() })
/** A record of a bulk call for which nothing was done. */
export type FailedRecord = z.infer<typeof failedRecord>

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
