import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

test('every catalogue of texts is among those that another team may change', () => {
  const named = readFileSync(`${folder}/words.ts`, 'utf8')
  const catalogues = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('= defineMessages({'))
    .map((file) => file.replace(/\.ts$/, ''))
  expect(catalogues.length).toBeGreaterThan(30)
  expect(catalogues.filter((file) => !named.includes(`import('./${file}')`))).toEqual([])
})
