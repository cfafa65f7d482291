import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, posix, relative, resolve } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Where a source file is written to, without its ending: a subpath at the top, all else as it lies in `src`. */
const placeOf = (file: string) =>
  relative('src', file)
    .replace(/^exports\//, '')
    .replace(/\.tsx?$/, '')

/** Draws, or needs React while it runs: not for a server's components, which leave it to the browser. */
const isClient = (file: string, source: string) =>
  file.endsWith('.tsx') ||
  basename(file).startsWith('use-') ||
  /^import (?!type)[^;]*? from 'react(-dom)?'$/m.test(source)

/**
 * Writes one file for each module, instead of one for each subpath: so whoever takes a Button takes nothing else,
 * whatever their bundler, and `'use client'` stands on what needs it and not on what a server may call.
 */
export const eachModule = (files: string[]): Plugin => ({
  name: 'each-module',
  setup(build) {
    build.initialOptions.entryPoints = Object.fromEntries(files.map((file) => [placeOf(file), file]))
    const known = new Set(files.map((file) => resolve(file)))

    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, importer, resolveDir }) => {
      if (kind === 'entry-point') return undefined
      const target = ['.ts', '.tsx'].map((ending) => resolve(resolveDir, path + ending)).find((file) => known.has(file))
      if (!target) return { errors: [{ text: `${path} is not published, but ${importer} imports it` }] }
      const from = dirname(placeOf(relative('.', importer)))
      const to = posix.relative(from, placeOf(relative('.', target)))
      return { path: `${to.startsWith('.') ? to : `./${to}`}.js`, external: true }
    })

    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = isClient(path, source) ? `'use client'\n${source}` : source
      return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' }
    })
  },
})
