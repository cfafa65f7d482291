import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, posix, relative, resolve } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Options of all packages. tsup's own configuration file is not used: it would be bundled beside the sources. */
export const packageOptions = {
  config: false,
  format: 'esm',
  sourcemap: true, // with the sources, which are not published
  dts: true,
  clean: true,
  target: 'es2023',
} satisfies Options

/** Output path of a source file without extension: a subpath at the top, others as in `src`. */
const placeOf = (file: string) =>
  relative('src', file)
    .replace(/^exports\//, '')
    .replace(/\.tsx?$/, '')

/** Whether a module renders or needs React at run time, so that server components must not run it. */
const isClient = (file: string, source: string) =>
  file.endsWith('.tsx') ||
  basename(file).startsWith('use-') ||
  /^import (?!type)[^;]*? from 'react(-dom)?'$/m.test(source)

/** Calls whose result is used: values of constants, arguments, properties and elements. */
const usedCalls = /(?<=(?:[=(,:[]|\.\.\.)\s*)(?=(?:z\.(?:coerce\.)?)?[a-z_]\w*\()/g

/** Marks calls as free of side effects, so that bundlers leave out constants that nothing uses. */
const markPure = (source: string) => source.replace(usedCalls, '/* @__PURE__ */ ')

/**
 * Writes one file per module instead of one per subpath, so that a Button is tree-shaken by any bundler and `'use
 * client'` marks only the modules that need it. `isPure` names modules that only define constants by functions without
 * side effects.
 */
export const eachModule = (files: string[], isPure: (file: string) => boolean = () => false): Plugin => ({
  name: 'each-module',
  setup(build) {
    build.initialOptions.entryPoints = Object.fromEntries(files.map((file) => [placeOf(file), file]))
    const known = new Set(files.map((file) => resolve(file)))

    build.onResolve({ filter: /^(\.{1,2}|#labels)\// }, ({ path, kind, importer, resolveDir }) => {
      if (kind === 'entry-point') return undefined
      const place = path.startsWith('#')
        ? resolve(path.replace('#labels', 'src'), 'labels/en')
        : resolve(resolveDir, path)
      const target = ['.ts', '.tsx'].map((ending) => place + ending).find((file) => known.has(file))
      if (!target) return { errors: [{ text: `${path} is not published, but ${importer} imports it` }] }
      const from = dirname(placeOf(relative('.', importer)))
      const to = posix.relative(from, placeOf(relative('.', target)))
      return { path: `${to.startsWith('.') ? to : `./${to}`}.js`, external: true }
    })

    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const marked = isPure(path) ? markPure(source) : source
      const contents = isClient(path, source) ? `'use client'\n${marked}` : marked
      return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' }
    })
  },
})
