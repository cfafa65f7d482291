import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

/** Catalogues of content types; their types come from the list of screens. */
const ofKinds = globSync('features/*/screen.ts', { cwd: folder }).flatMap((file) => {
  const source = read(file)
  const imported = [...source.matchAll(/from '\.\/([\w-]*messages)'/g)].map(([, name]) => `${dirname(file)}/${name}`)
  return source.includes('defineFeature(') ? imported : []
})

test('every catalogue of texts is among those that another team may change', () => {
  const named = read('message-overrides.ts')
  const catalogues = globSync('**/*messages/index.ts', { cwd: folder }).map(dirname)
  expect(catalogues.length).toBeGreaterThan(30)
  expect(catalogues.filter((file) => !ofKinds.includes(file) && !named.includes(`import('./${file}')`))).toEqual([])
})
