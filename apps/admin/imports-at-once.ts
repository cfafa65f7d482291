import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Chunks that have loaded before any lazy one. */
const loaded = new Set(['rolldown-runtime', 'start', 'shell'])

/**
 * Lets a lazy chunk import everything that its imports import, so that it loads in two round trips. Vite's lists of
 * files to preload do the same, but repeat their names in every chunk: 5 kB of a list.
 */
export const importsAtOnce = (): Plugin => ({
  name: 'imports-at-once',
  apply: 'build',
  renderChunk(code, { name, fileName, imports }, _, { chunks }) {
    if (loaded.has(name)) return
    const all = new Set([fileName, ...imports])
    const visit = (name: string) => {
      for (const next of chunks[name]?.imports ?? []) {
        if (all.has(next)) continue
        all.add(next)
        visit(next)
      }
    }
    for (const name of imports) visit(name)
    const further = [...all].filter(
      (name) => name !== fileName && !imports.includes(name) && !loaded.has(chunks[name]?.name ?? ''),
    )
    return { code: [code, ...further.map((name) => `import './${basename(name)}'`)].join('\n'), map: null }
  },
})
