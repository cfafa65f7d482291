import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ruleset, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { openApiDocument } from './document'

const source = JSON.stringify(openApiDocument())

it('Redocly has nothing to say about the document, and the examples fit their schemas', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-invalid-schema-examples': 'error' } })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('Spectral has nothing to say about the document', { tags: ['nightly'] }, async () => {
  const spectral = new Spectral()
  spectral.setRuleset(new Ruleset(oas))
  const problems = await spectral.run(source)
  expect(problems.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([])
})
