import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { expect, it, onTestFinished } from 'vitest'
import { openApiDocument } from './document'

it('generates at most 215 kB of models and types of calls, comments included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'generated-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await createClient({ input: openApiDocument(), output: folder, logs: { level: 'silent' } })
  const types = await readFile(join(folder, 'types.gen.ts'), 'utf8')
  expect(types).toMatch(/^export type Offer = StoredRecord & \{$/m)
  expect(types).toMatch(/^export type ListedOffer = Offer & \{$/m)
  expect(types).toMatch(/^ {4}clickAction: ClickAction;$/m)
  expect(types).toContain('/**')
  expect(Buffer.byteLength(types)).toBeLessThanOrEqual(215_000)
})
