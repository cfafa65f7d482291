import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

test('every catalogue of texts is among those that another team may change', () => {
  const named = readFileSync(`${folder}/words.ts`, 'utf8')
  const catalogues = globSync('**/*messages/index.ts', { cwd: folder }).map(dirname)
  expect(catalogues.length).toBeGreaterThan(30)
  expect(catalogues.filter((file) => !named.includes(`import('./${file}')`))).toEqual([])
})
