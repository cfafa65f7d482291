import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const ofPackage = /(?:from|import)\s*\(?\s*['"]([^.'"/][^'"]*)['"]/g

/** Lists the packages that our sources import. */
function imports(): string[] {
  const sources = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'src')),
  )
  const homes = [...sources, join(root, '.storybook', 'pages')]
  const found = homes.flatMap((home) =>
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(home, file), 'utf8').matchAll(ofPackage)].map(([, name]) => name ?? '')),
  )
  return [...new Set(found)].sort()
}

/**
 * Vite pre-bundles dependencies that it has found and reloads the page when it finds another one, in the middle of a
 * test. The cache depends on plugin names, so a changed set of imports gets a new cache.
 */
export const knownImports = (): Plugin => ({
  name: `known-imports-${createHash('sha256').update(imports().join()).digest('hex').slice(0, 12)}`,
})
