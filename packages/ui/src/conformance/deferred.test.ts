import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))
const dynamicImport = /(?<!typeof )\bimport\('([^']+)'\)/g

const importedBy = (file: string) =>
  [...readFileSync(join(sources, file), 'utf8').matchAll(dynamicImport)].map(([, name = '']) => basename(name))

it('loads all code before StrictMode is checked that parts load on demand', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\./.test(file) && !file.startsWith('conformance'),
  )
  const deferred = new Set(files.flatMap(importedBy))
  expect(deferred.size).toBeGreaterThan(0)
  expect(importedBy('conformance/deferred.ts').sort()).toEqual([...deferred].sort())
})
