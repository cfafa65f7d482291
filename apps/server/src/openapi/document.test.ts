import { contentTypes } from '@kiosk-admin/api-client'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './document'

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Operation = {
  operationId: string
  'x-other-calls'?: string[]
  description: string
  parameters: (Parameter | { $ref: string })[]
  responses: Record<string, { content?: object }>
  requestBody?: { content: object }
  security: object[]
}
type Response = { content: Record<string, { examples?: object }> }
const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    schemas: Record<string, { examples?: unknown[] }>
  }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

const parametersOf = (operation: Operation | undefined) =>
  operation?.parameters.map((one) =>
    '$ref' in one ? document.components.parameters[one.$ref.replace('#/components/parameters/', '')] : one,
  ) ?? []

it('has every call once, with the parameters of its path', () => {
  const names = operations.flatMap(({ operationId, 'x-other-calls': others = [] }) => [operationId, ...others])
  expect(names.sort()).toEqual(allCalls.map(({ name }) => name).sort())
  for (const operation of operations) {
    const inPath = parametersOf(operation).filter((parameter) => parameter?.in === 'path')
    expect(inPath.map((parameter) => `{${parameter?.name}}`)).toEqual(operation.path.match(/\{\w+\}/g) ?? [])
    expect(operation.responses['200']?.content).toBeDefined()
  }
})

it('has ids of operations that are distinct names of functions', () => {
  const functions = operations.map(({ operationId }) =>
    operationId.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  expect(new Set(functions).size).toBe(functions.length)
  expect(functions.filter((name) => !/^[a-z]\w*$/i.test(name))).toEqual([])
})

it('has one name for a parameter at one place', () => {
  const paths = Object.keys(document.paths)
  const names = new Map<string, Set<string>>()
  for (const path of paths) {
    for (const { 0: name, index } of path.matchAll(/\{\w+\}/g)) {
      const place = path.slice(0, index)
      names.set(place, (names.get(place) ?? new Set()).add(name))
    }
  }
  expect([...names].filter(([, all]) => all.size > 1)).toEqual([])
  expect(paths).toEqual(expect.arrayContaining(['/MallStation/{id}', '/MallStation/{id}/Events', '/Category/{id}']))
  expect(document.paths['/Category/{id}']?.get).toMatchObject({
    operationId: 'category.get',
    'x-other-calls': ['category.ofType', 'category.ofTypePage'],
    description: expect.stringContaining('With `type` as `id`: the categories of a type'),
  })
})

it('describes bodies, access and errors', () => {
  const create = document.paths['/Offer']?.post
  expect(JSON.stringify(create?.requestBody)).toContain('"$ref":"#/components/schemas/OfferBody"')
  expect(JSON.stringify(document.components.schemas.OfferBody)).toContain('"startDate"')
  expect(JSON.stringify(document.components.schemas.LocalisedUpTo20000)).toContain('"maxLength":20000')
  expect(create?.security).toEqual([{ session: [] }])
  expect(create?.description).toBe('For those who may write in Offer.')
  expect(parametersOf(create)).toMatchObject([{ name: 'mallId', in: 'query', required: true }])
  expect(Object.keys(document.paths['/Offer/{id}']?.put?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '409', '4XX', '5XX']),
  )
  expect(document.paths['/Sites']?.get?.security).toEqual([])
})

it('says how a list is read in pages', () => {
  const list = document.paths['/Offer']?.get
  expect(list).toMatchObject({ operationId: 'offer.list', 'x-other-calls': ['offer.page'] })
  expect(list?.description).toContain('With `limit` or `cursor` or `offset`: one page of the list.')
  const parameters = new Map(parametersOf(list).map((parameter) => [parameter?.name, parameter]))
  expect(parameters.get('limit')).toMatchObject({ required: false, schema: { minimum: 1, maximum: 1000 } })
  expect(parameters.get('sort')?.schema).toEqual({
    type: 'array',
    maxItems: 3,
    items: { $ref: '#/components/schemas/OfferSort' },
  })
  expect(document.components.schemas.OfferSort).toMatchObject({ enum: expect.arrayContaining(['-startDate']) })
  expect([...parameters.keys()]).toEqual(expect.arrayContaining(['mallId', 'q', 'language', 'cursor']))
  const answer = JSON.stringify(list?.responses['200'])
  expect(answer).toContain('{"type":"array","items":{"$ref":"#/components/schemas/ListedOffer"}}')
  expect(answer).toContain('{"$ref":"#/components/schemas/OfferPage"}')
})

describe('schemas', () => {
  it.each(Object.values(contentTypes).map(({ resource }) => resource))('of %s have names and examples', (resource) => {
    for (const name of [resource, `Listed${resource}`, `${resource}Body`]) {
      expect(document.components.schemas[name]?.examples, name).toHaveLength(1)
    }
  })

  it('are each used', () => {
    const text = JSON.stringify(document)
    const names = Object.keys(document.components.schemas)
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([])
  })
})

it('includes the errors of single calls', () => {
  const answersOf = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {})
  expect(answersOf('/Login', 'post')).toEqual(expect.arrayContaining(['401', '4XX']))
  expect(answersOf('/Sites', 'get')).toContain('4XX')
  expect(answersOf('/Config', 'get')).toEqual(expect.arrayContaining(['4XX', '5XX']))
  expect(answersOf('/Offer', 'post')).toContain('409')
  expect(answersOf('/Kiosk/{mallId}/Publication', 'get')).toContain('304')
})

it('lists the errors of all calls under ranges', () => {
  const { ClientFailure, ServerFailure } = document.components.responses
  const codesOf = (response: Response | undefined) =>
    Object.keys(response?.content['application/json']?.examples ?? {}).sort()
  expect(codesOf(ClientFailure)).toEqual(
    expect.arrayContaining(['access_denied', 'not_found', 'precondition_required', 'unauthenticated', 'validation']),
  )
  expect(codesOf(ServerFailure)).toEqual(['internal', 'unavailable'])
})

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

it('is valid OpenAPI 3.1 for an independent validator', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})
