import { allCalls } from '@kiosk-admin/api-client/internal'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi'

type Operation = {
  operationId: string
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
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(allCalls.map(({ name }) => name).sort())
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
