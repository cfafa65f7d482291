import { allCalls } from '@kiosk-admin/api-client/internal'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi'

type Operation = {
  operationId: string
  'x-page'?: string
  description?: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  responses: Record<string, { content?: object }>
  requestBody?: { content: object }
  security: object[]
}
const document = openApiDocument() as { openapi: string; paths: Record<string, Record<string, Operation>> }

it('has every call once, with the parameters of its path', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  const names = operations.flatMap(({ operationId, 'x-page': page }) => (page ? [operationId, page] : [operationId]))
  expect(names.sort()).toEqual(allCalls.map(({ name }) => name).sort())
  for (const { path, parameters, responses } of operations) {
    const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
    expect(named).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(responses['200']?.content).toBeDefined()
  }
})

it('describes bodies, access and errors', () => {
  const create = document.paths['/Offer']?.post
  expect(JSON.stringify(create?.requestBody)).toContain('"startDate"')
  expect(JSON.stringify(create?.requestBody)).toContain('"maxLength":20000')
  expect(create?.security).toEqual([{ session: [] }])
  expect(create?.parameters).toMatchObject([{ name: 'mallId', in: 'query', required: true }])
  expect(Object.keys(document.paths['/Offer/{id}']?.put?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '401', '403', '404', '409', '422', '428', '500']),
  )
  expect(document.paths['/Sites']?.get?.security).toEqual([])
})

it('says how a list is read in pages', () => {
  const list = document.paths['/Offer']?.get
  expect(list).toMatchObject({ operationId: 'offer.list', 'x-page': 'offer.page' })
  expect(list?.description).toContain('limit')
  const parameters = new Map(list?.parameters.map((parameter) => [parameter.name, parameter]))
  expect(parameters.get('limit')).toMatchObject({ required: false, schema: { minimum: 1, maximum: 1000 } })
  expect(JSON.stringify(parameters.get('sort')?.schema)).toContain('"-startDate"')
  expect([...parameters.keys()]).toEqual(expect.arrayContaining(['mallId', 'q', 'language', 'cursor']))
  expect(JSON.stringify(list?.responses['200'])).toContain('"anyOf":[{"type":"array"')
  expect(JSON.stringify(list?.responses['200'])).toContain('"nextCursor"')
})

it('includes the errors of single calls', () => {
  const answersOf = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {})
  expect(answersOf('/Login', 'post')).toEqual(expect.arrayContaining(['401', '429']))
  expect(answersOf('/Sites', 'get')).toContain('429')
  expect(answersOf('/Config', 'get')).toEqual(expect.arrayContaining(['429', '503']))
  expect(answersOf('/Offer', 'post')).toContain('409')
  expect(answersOf('/Kiosk/{mallId}/Publication', 'get')).toContain('304')
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
