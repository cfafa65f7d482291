import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './imports'

// benchmarks run rarely, and most of them are not read by a compiler
const benches = ['bench/**/*.{mjs,ts,tsx}', '{apps,packages}/*/bench/**/*.{mjs,ts,tsx}'].flatMap((pattern) =>
  sourceFiles(pattern),
)
const read = (file: string) => readFileSync(file, 'utf8')

/** The modules that a file imports, with the names that it takes from them. */
function importsOf(file: string) {
  const found = read(join(root, file)).matchAll(/\bimport\s+(?:type\s+)?(?:\{([^}]*)\}[^'\n]*?from\s+)?'([^']+)'/g)
  return [...found].map(([, names = '', module = '']) => ({
    module,
    names: names.split(',').flatMap((name) => /^(?:type\s+)?(\w+)/.exec(name.trim())?.[1] ?? []),
  }))
}

/** The file of a module of the workspace; undefined if there is none. */
function fileOf(from: string, module: string): string | undefined {
  const [, own, path] = /^@kiosk-admin\/([\w-]+)(?:\/(.+))?$/.exec(module) ?? []
  if (!own)
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => join(root, dirname(from), module + end)).find(existsSync)
  const manifest = ['packages', 'apps'].map((folder) => join(root, folder, own, 'package.json')).find(existsSync)
  if (!manifest) return undefined
  const target = JSON.parse(read(manifest)).exports[path ? `./${path}` : '.']
  return target && join(dirname(manifest), typeof target === 'string' ? target : Object.values<string>(target)[0])
}

const doesExport = (file: string, name: string) =>
  new RegExp(`\\bexport (?:async |declare )?(?:function\\*?|const|let|class|type|interface) ${name}\\b`).test(file) ||
  new RegExp(`\\bexport (?:const )?(?:type )?[{[][^}\\]]*\\b${name}\\b`).test(file) ||
  /\bexport \* from/.test(file)

test.each(benches)('%s imports what there is', (bench) => {
  const missing = importsOf(bench)
    .filter(({ module }) => /^(\.|@kiosk-admin\/)/.test(module))
    .flatMap(({ module, names }) => {
      const file = fileOf(bench, module)
      if (!file || !existsSync(file)) return [module]
      const text = read(file)
      return module.startsWith('.') && /\.(ts|tsx|mjs)$/.test(file)
        ? names.filter((name) => !doesExport(text, name)).map((name) => `${name} of ${module}`)
        : []
    })
  expect(missing).toEqual([])
})
