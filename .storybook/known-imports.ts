import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const ofPackage = /(?:from|import)\s*\(?\s*['"]([^.'"/][^'"]*)['"]/g

/** What our sources import of other packages. */
function imports(): string[] {
  const homes = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'src')),
  )
  const found = homes.flatMap((home) =>
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(home, file), 'utf8').matchAll(ofPackage)].map(([, name]) => name ?? '')),
  )
  return [...new Set(found)].sort()
}

/**
 * Vite prepares what it finds imported, keeps that, and reloads the page when it meets one more: in the middle of a
 * test. What it keeps belongs to the names of its plugins, so a changed set of imports starts with a fresh search.
 */
export const knownImports = (): Plugin => ({
  name: `known-imports-${createHash('sha256').update(imports().join()).digest('hex').slice(0, 12)}`,
})
