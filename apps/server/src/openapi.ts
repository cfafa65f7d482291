import { type Call, errorStatuses } from '@kiosk-admin/api-client'
import { allCalls, failure, type ServerErrorCode } from '@kiosk-admin/api-client/internal'
import * as z from '@kiosk-admin/api-client/zod'
import { errorMessages } from './http-error'

type Json = Record<string, unknown>

const schemaOf = (schema: Call['body'], io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return json
}

const propertiesOf = (schema: Call['body']) => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({ name, property, required: required.includes(name) }))
}

const parameters = (call: Call): Json[] => [
  ...propertiesOf(call.params).map(({ name, property }) => ({ name, in: 'path', required: true, schema: property })),
  ...propertiesOf(call.query).map(({ name, property, required }) => ({
    name,
    in: 'query',
    required,
    schema: property,
  })),
  ...(call.ifMatch ? [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }] : []),
]

const explicitErrors = ['login_failed', 'content_mismatch', 'too_many_pixels', 'storage_full', 'quota_full']

const errorCodes = Object.keys(errorStatuses) as ServerErrorCode[]

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

const bodyOf = (call: Call): Json => {
  if (!call.files) return { 'application/json': { schema: schemaOf(call.body, 'input') } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const part = call.files === 'one' ? file : { type: 'array', items: file, minItems: 1 }
  return { 'multipart/form-data': { schema: { type: 'object', properties: { file: part }, required: ['file'] } } }
}

const contentOf = ({ produces = ['application/json'] }: Call, schema: Json): Json =>
  Object.fromEntries(produces.map((type) => [type, { schema }]))

const takesBody = (call: Call) => call.method !== 'GET' && call.method !== 'DELETE'

function responses(call: Call, page: Call | undefined): Json {
  const own = schemaOf(call.answer, 'output')
  const answer = page ? { anyOf: [own, schemaOf(page.answer, 'output')] } : own
  const whole = call.raw
    ? answer
    : {
        type: 'object',
        properties: { success: { const: true }, message: answer },
        required: ['success', 'message'],
      }
  const byStatus = Map.groupBy(failuresOf(call), (code) => String(errorStatuses[code]))
  return {
    200: { description: 'Done', content: contentOf(call, whole) },
    ...(call.notModified ? { 304: { description: 'The station has it' } } : {}),
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `${code}: ${errorMessages[code]}`).join('; '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ),
  }
}

const securityOf = ({ access }: Call) => {
  if (access === 'open') return []
  if (access === 'station') return [{ station: [] }]
  return access === 'preview' ? [{ session: [] }, { preview: [] }] : [{ session: [] }]
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

/** The parameters of both, of which those of the list alone are required. */
function withPage(list: Json[], page: Call): Json[] {
  const names = list.map(({ name }) => name)
  const more = parameters(page).filter(({ name }) => !names.includes(name))
  return [...list, ...more.map((parameter) => ({ ...parameter, required: false }))]
}

const descriptionOf = ({ selectedBy = [], summary }: Call) =>
  `With ${selectedBy.map((name) => `\`${name}\``).join(' or ')}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`

/** `page` is the call that shares method and path, and that one of its parameters selects. */
function operation(call: Call, page: Call | undefined): Json {
  const own = parameters(call)
  return {
    operationId: call.name,
    summary: call.summary,
    ...(page ? { description: descriptionOf(page), 'x-page': page.name } : {}),
    tags: [call.path.split('/')[1]],
    security: securityOf(call),
    parameters: page ? withPage(own, page) : own,
    ...(takesBody(call) ? { requestBody: { content: bodyOf(call) } } : {}),
    responses: responses(call, page),
    ...(typeof call.access === 'object' ? { 'x-area': call.access.area, 'x-verb': call.access.verb } : {}),
  }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const call of allCalls.filter(({ selectedBy }) => !selectedBy)) {
    const page = allCalls.find(
      ({ selectedBy, method, path }) => selectedBy && method === call.method && path === call.path,
    )
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, page) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kiosk Admin',
      version: '1.0.0',
      description: 'Every answer is `{ success, message }`; a failure also has a stable `code`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: bearer('The token that Login answers'),
        station: bearer("A station's key"),
        preview: bearer('The token of a preview link'),
      },
    },
  }
}
