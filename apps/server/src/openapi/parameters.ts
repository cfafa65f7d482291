import type { Call } from '@kiosk-admin/api-client'
import { pathNames } from './paths'
import { type Json, plainSchema } from './schemas'

export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Json }

type Properties = { properties?: Record<string, Json>; required?: string[] }

/** Parsed values say more than texts do, except for transforms. */
function propertiesOf(schema: Call['query']) {
  const { properties: texts = {}, required = [] }: Properties = plainSchema(schema, 'input')
  const { properties: parsed = {} }: Properties = plainSchema(schema, 'output')
  const schemaOf = (name: string) => {
    const json = parsed[name] ?? {}
    return Object.keys(json).length > 0 ? json : listOf(texts[name] ?? {})
  }
  return Object.keys(texts).map((name) => ({ name, schema: schemaOf(name), required: required.includes(name) }))
}

/** A single value in a query is a list of one. */
function listOf(json: Json): Json {
  const list = Array.isArray(json.anyOf) ? json.anyOf.find(({ type }: Json) => type === 'array') : undefined
  return list ?? json
}

function parametersOf(call: Call): Parameter[] {
  const inPath = new Map(propertiesOf(call.params).map(({ name, schema }) => [name, schema]))
  return [
    ...pathNames(call).map(({ name, documented }) => ({
      name: documented,
      in: 'path',
      required: true,
      ...(name === documented ? {} : { description: `\`${name}\` of the call \`${call.name}\`.` }),
      schema: inPath.get(name) ?? {},
    })),
    ...propertiesOf(call.query).map((property) => ({ ...property, in: 'query' })),
    ...(call.ifMatch ? [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }] : []),
  ]
}

const distinct = <T>(all: T[]): T[] => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]

/** The parameters of an operation: required are those that all of its calls require. */
export function mergedParameters(calls: Call[]): Parameter[] {
  const every = calls.map(parametersOf)
  const groups = Map.groupBy(every.flat(), (one) => `${one.in} ${one.name}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const schemas = distinct(same.map(({ schema }) => schema))
    return {
      ...first,
      required: same.length === calls.length && same.every(({ required }) => required),
      schema: schemas.length > 1 ? { anyOf: schemas } : first.schema,
    }
  })
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

type Use = { tag: string; parameter: Parameter }

/** Possible names of a parameter that operations share, best first. */
function namesFor([use, ...others]: Use[]): string[] {
  if (!use) return []
  const { tag, parameter } = use
  const plain = parameter.name.split('-').map(capitalised).join('')
  const ofTag = others.every((other) => other.tag === tag) ? [`${tag}${plain}`] : []
  if (plain === 'Sort') return ofTag
  const list = parameter.schema.type === 'array' ? [`${plain}s`] : []
  return [plain, ...list, ...ofTag, ...(parameter.required ? [] : [`Optional${plain}`])]
}

/** Names for parameters that operations share, by their JSON. The form that most operations use has the plain name. */
export function sharedParameters(uses: Use[]): Map<string, string> {
  const forms = [...Map.groupBy(uses, ({ parameter }) => JSON.stringify(parameter)).entries()]
    .filter(([, all]) => all.length > 1)
    .sort(([, one], [, other]) => other.length - one.length)
  const byName = new Map<string, string>()
  for (const [json, all] of forms) {
    const name = namesFor(all).find((one) => !byName.has(one))
    if (name) byName.set(name, json)
  }
  return new Map([...byName].map(([name, json]) => [json, name]))
}
