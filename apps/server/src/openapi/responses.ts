import { type Call, errorStatuses } from '@kiosk-admin/api-client'
import type { ServerErrorCode } from '@kiosk-admin/api-client/internal'
import { errorMessages } from '../http-error'
import type { Json } from './schemas'

const explicitErrors = ['login_failed', 'content_mismatch', 'too_many_pixels', 'storage_full', 'quota_full']

const errorCodes = Object.keys(errorStatuses) as ServerErrorCode[]

export const takesBody = (call: Call) => call.method !== 'GET' && call.method !== 'DELETE'

/** The errors that a call can return. */
const failuresOf = (call: Call) =>
  errorCodes.filter((code) => {
    if (call.fails?.some((own) => own === code)) return true
    if (explicitErrors.includes(code)) return false
    if (code === 'precondition_required') return call.ifMatch === true
    if (code === 'password_required') return call.confirm !== undefined
    if (code === 'unauthenticated') return call.access !== 'open'
    if (code === 'access_denied') return !['open', 'session', 'station'].includes(call.access as string)
    if (code === 'conflict') return call.ifMatch === true
    if (code === 'in_use') return call.method === 'DELETE'
    if (code === 'too_large') return call.files !== undefined
    if (code === 'body_too_large') return takesBody(call) && !call.files
    if (code === 'unsupported_type') return takesBody(call)
    return true
  })

const rangeNames: Record<string, string> = { '4XX': 'ClientFailure', '5XX': 'ServerFailure' }

const pascalCase = (code: string) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
}

/** The failures with these codes, which have one status. */
const failureResponse = (codes: ServerErrorCode[]): Json => ({
  description: codes.map((code) => `${errorStatuses[code]} ${code}`).join(', '),
  ...(codes.some((code) => code === 'rate_limited' || code === 'unavailable') ? { headers: retryAfter } : {}),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { success: false, message: errorMessages[code], code } }]),
      ),
    },
  },
})

/** Failures that every call may have; ranges say them once, so that generated clients stay small. */
const everywhere = ['validation', 'not_found', 'rate_limited', 'internal', 'unavailable']

/** A status that only some calls answer, or the range of the statuses that all calls do. */
const responseKey = (code: ServerErrorCode) => {
  const status = String(errorStatuses[code])
  return everywhere.includes(code) ? `${status.charAt(0)}XX` : status
}

/** Collects the responses of failures, which operations share. */
export function failureResponses() {
  const components: Record<string, Json> = {}
  return {
    components,
    /** The failures of an operation by status. */
    of(calls: Call[]): Json {
      const codes = errorCodes.filter((code) => calls.some((call) => failuresOf(call).includes(code)))
      return Object.fromEntries(
        [...Map.groupBy(codes, responseKey)].map(([status, some]) => {
          const name = rangeNames[status] ?? some.map(pascalCase).join('Or')
          components[name] ??= failureResponse(some)
          return [status, { $ref: `#/components/responses/${name}` }]
        }),
      )
    },
  }
}
