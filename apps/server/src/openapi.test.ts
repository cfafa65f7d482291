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

it('names every call once, with all that its path asks for', () => {
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

it('says what a body must hold, who may call, and how it fails', () => {
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

it('says how a call fails in its own way', () => {
  const answersOf = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {})
  expect(answersOf('/Login', 'post')).toEqual(expect.arrayContaining(['401', '429']))
  expect(answersOf('/Sites', 'get')).toContain('429')
  expect(answersOf('/Config', 'get')).toEqual(expect.arrayContaining(['429', '503']))
  expect(answersOf('/Offer', 'post')).toContain('409')
  expect(answersOf('/Kiosk/{mallId}/Publication', 'get')).toContain('304')
})

it('holds nothing that is not JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

it('is OpenAPI 3.1 to a validator that others made', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})
