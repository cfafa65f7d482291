// @module-tag nightly

import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOwnKind, copySources, runIn } from './copy.mjs'
import { lists, writeCall, writeKind, writePart } from './new.mjs'

const { folder: copy, remove } = copySources()
const command = (program, ...args) => runIn(copy, program, args)

let kind
let example
let files

beforeAll(() => {
  kind = writeKind('opening-notice', copy)
  example = addOwnKind(copy)
  files = [...kind, ...writePart('rating', copy), ...writeCall('welcome-text', copy)]
})

afterAll(remove)

test('a new kind is at most six files, as the example is', () => {
  expect(kind.length).toBeLessThanOrEqual(6)
  expect(example.toSorted()).toEqual(kind.map((path) => path.replaceAll('opening-notice', 'lost-property')).toSorted())
})

test('new files pass lint', async () => {
  await command('biome', 'check', '--write', '--vcs-enabled=false', ...files, ...lists)
})

// the admin's program includes the contract and the server
test.each(['apps/admin', 'packages/ui'])('new files compile in %s', async (folder) => {
  expect(await command('../typescript-native/bin/tsc', '-p', folder, '--noEmit')).toBe('')
})

test('a new call answers', async () => {
  const output = await command(
    'vitest',
    'run',
    '--project',
    'server',
    'apps/server/src/routes/content/welcome-text.test.ts',
  )
  expect(output).toContain('1 passed')
})

test('the tests of all kinds pass with new ones', async () => {
  const folders = ['apps/admin/src/shared', 'apps/admin/src/features', 'packages/api-client/src']
  const output = await command('vitest', 'run', '--project', 'unit', ...folders)
  expect(output).toMatch(/Tests +\d+ passed/)
  expect(output).not.toContain('failed')
})

test('the story of a new kind plays', async () => {
  const output = await command('vitest', 'run', '--project', 'stories-admin', 'apps/admin/src/features/lost-property')
  expect(output).toContain('1 passed')
})
