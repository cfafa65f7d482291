import { type Call, errorStatuses } from '@kiosk-admin/api-client'
import type { ServerErrorCode } from '@kiosk-admin/api-client/internal'
import { errorMessages } from '../http-error'
import type { Json } from './schemas'

const errorCodes = Object.keys(errorStatuses) as ServerErrorCode[]

export const takesBody = (call: Call) => call.method !== 'GET' && call.method !== 'DELETE'

/** The errors that are a call's own. */
const failuresOf = (call: Call) =>
  errorCodes.filter((code) => {
    if (call.fails?.some((own) => own === code)) return true
    if (code === 'password_required') return call.confirm !== undefined
    if (code === 'conflict') return call.ifMatch === true
    if (code === 'in_use') return call.method === 'DELETE'
    return code === 'too_large' && call.files !== undefined
  })

const pascalCase = (code: string) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
}

const failureResponse = (codes: ServerErrorCode[], description: string): Json => ({
  description,
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

/**
 * Failures that every call may have, or that follow from its access, header and body. Ranges have all of them, without
 * descriptions, since generators repeat each status with its description for each operation.
 */
const general: ServerErrorCode[] = [
  'validation',
  'not_found',
  'rate_limited',
  'unauthenticated',
  'access_denied',
  'body_too_large',
  'unsupported_type',
  'precondition_required',
  'internal',
  'unavailable',
]

const rangeOf = (code: ServerErrorCode) => `${String(errorStatuses[code]).charAt(0)}XX`
const inRange = (range: string) => general.filter((code) => rangeOf(code) === range)

/** Collects the responses of failures, which operations share. */
export function failureResponses() {
  const components: Record<string, Json> = {
    ClientFailure: failureResponse(inRange('4XX'), ''),
    ServerFailure: failureResponse(inRange('5XX'), ''),
  }
  return {
    components,
    /** The failures of an operation by status. */
    of(calls: Call[]): Json {
      const codes = errorCodes.filter(
        (code) => !general.includes(code) && calls.some((call) => failuresOf(call).includes(code)),
      )
      const own = [...Map.groupBy(codes, (code) => errorStatuses[code])].map(([status, some]) => {
        const name = some.map(pascalCase).join('Or')
        components[name] ??= failureResponse(some, some.join(', '))
        return [status, { $ref: `#/components/responses/${name}` }]
      })
      return {
        ...Object.fromEntries(own),
        '4XX': { $ref: '#/components/responses/ClientFailure' },
        '5XX': { $ref: '#/components/responses/ServerFailure' },
      }
    },
  }
}
