import type { Call } from '@kiosk-admin/api-client'
import { requirements } from './access'
import { mergedParameters, type Parameter, sharedParameters } from './parameters'
import { documentedPath, operations, selection } from './paths'
import { failureResponses, takesBody } from './responses'
import { documentSchemas, type Json } from './schemas'
import { summaryOf } from './summaries'
import { tagsOf } from './tags'

type Schemas = ReturnType<typeof documentSchemas>
type Operation = Json & { operationId: string; tags: string[]; parameters: Parameter[] }

function requestBodyOf({ files, body }: Call, schemas: Schemas): Json {
  if (!files) {
    const required = !body.safeParse({}).success
    return { required, content: { 'application/json': { schema: schemas.body(body) } } }
  }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const part = files === 'one' ? file : { type: 'array', items: file, minItems: 1 }
  const schema = { type: 'object', properties: { file: part }, required: ['file'] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function answerOf(calls: Call[], schemas: Schemas): Json {
  const [first] = calls
  const answers = calls.map(({ answer }) => schemas.answer(answer))
  const answer = answers.length > 1 ? { anyOf: answers } : { ...answers[0] }
  const schema = first?.raw
    ? answer
    : { type: 'object', properties: { success: { const: true }, message: answer }, required: ['success', 'message'] }
  const { produces = ['application/json'] } = first ?? {}
  return { description: '', content: Object.fromEntries(produces.map((type) => [type, { schema }])) }
}

const securityOf = ({ access }: Call) => {
  if (access === 'open') return []
  if (access === 'station') return [{ station: [] }]
  return access === 'preview' ? [{ session: [] }, { preview: [] }] : [{ session: [] }]
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

/** The calls share method and path; the parameters select one of them. */
function operationOf(calls: Call[], first: Call, schemas: Schemas, failures: Json): Operation {
  const { access, name, path, notModified } = first
  const others = calls.slice(1)
  return {
    operationId: name,
    summary: summaryOf(first),
    description: [requirements(first), ...others.map(selection)].join(' '),
    ...(others.length > 0 ? { 'x-other-calls': others.map((call) => call.name) } : {}),
    tags: [path.split('/')[1] ?? ''],
    security: securityOf(first),
    parameters: mergedParameters(calls),
    ...(takesBody(first) ? { requestBody: requestBodyOf(first, schemas) } : {}),
    responses: {
      200: answerOf(calls, schemas),
      ...(notModified ? { 304: { description: 'The station has it' } } : {}),
      ...failures,
    },
    ...(typeof access === 'object' ? { 'x-area': access.area, 'x-verb': access.verb } : {}),
  }
}

/** Gives values in shared parameters the name of the component with the same values; four or more get a new one. */
function nameValues(name: string, parameter: Parameter, { components }: Schemas): Parameter {
  const { schema } = parameter
  const { items } = schema
  const values = typeof items === 'object' ? items : schema
  if (!values || !('enum' in values) || !Array.isArray(values.enum)) return parameter
  const known = Object.keys(components).find((one) => String(components[one]?.enum) === String(values.enum))
  if (known === undefined && values.enum.length < 4) return parameter
  if (known === undefined) components[name] = { ...values }
  const reference = { $ref: `#/components/schemas/${known ?? name}` }
  return { ...parameter, schema: values === items ? { ...schema, items: reference } : reference }
}

/** Replaces parameters that operations share by references, and returns the shared ones. */
function shareParameters(all: Operation[], schemas: Schemas): Json {
  const uses = all.flatMap(({ tags: [tag = ''], parameters }) => parameters.map((parameter) => ({ tag, parameter })))
  const names = sharedParameters(uses)
  const shared: Json = {}
  for (const operation of all) {
    const parameters = operation.parameters.map((parameter) => {
      const name = names.get(JSON.stringify(parameter))
      if (!name) return parameter
      shared[name] ??= nameValues(name, parameter, schemas)
      return { $ref: `#/components/parameters/${name}` }
    })
    Object.assign(operation, { parameters })
  }
  return shared
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const schemas = documentSchemas()
  const failures = failureResponses()
  const paths: Record<string, Json> = {}
  const all = operations().flatMap((calls) => {
    const [first] = calls
    if (!first) return []
    const operation = operationOf(calls, first, schemas, failures.of(calls))
    const path = documentedPath(first)
    paths[path] = { ...paths[path], [first.method.toLowerCase()]: operation }
    return operation
  })
  const parameters = shareParameters(all, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kiosk Admin',
      version: '1.0.0',
      description: 'Every answer is `{ success, message }`; a failure also has a stable `code`.',
      contact: { name: 'Whoever runs this installation' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(all.flatMap(({ tags }) => tags)),
    paths,
    components: {
      schemas: schemas.components,
      parameters,
      responses: failures.components,
      securitySchemes: {
        session: bearer('The token that Login answers'),
        station: bearer("A station's key"),
        preview: bearer('The token of a preview link'),
      },
    },
  }
}
