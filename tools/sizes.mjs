// Measures the first load of each app and of each published subpath, and fails above its budget. Kilobytes after
// gzip. Excluded from packages: React, a peer dependency, and zod, which is measured once as a separate entry, with the
// part that the clients of stations and staff use. What other teams bundle of the clients is measured with zod, by three
// bundlers.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import * as esbuild from 'esbuild'
import { rollup } from 'rollup'
import { build, minifySync } from 'vite'
import { packages, root } from './workspace.mjs'

const budgets = JSON.parse(readFileSync(new URL('sizes.json', import.meta.url), 'utf8'))
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000

/** Files that an app's page requests before it shows anything. */
function firstLoad(folder) {
  const page = readFileSync(join(root, folder, 'dist', 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  return files.reduce((sum, file) => sum + kilobytes(readFileSync(join(root, folder, 'dist', file))), 0)
}

const react = [/^react($|\/)/, /^react-dom($|\/)/]
const zod = /^zod($|\/)/

/** Load of a published subpath without its lazy chunks. */
async function subpathLoad(file, external = [...react, zod]) {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'out' },
      rolldownOptions: { external },
    },
  })
  const chunks = output[0].output.filter((chunk) => chunk.type === 'chunk')
  const wanted = new Set()
  const visit = (chunk) => {
    if (!chunk || wanted.has(chunk)) return
    wanted.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  // bundles of libraries keep white space; the app's build removes it
  const smallest = ({ fileName, code }) => minifySync(fileName, code, { module: true }).code
  return [...wanted].reduce((sum, chunk) => sum + kilobytes(smallest(chunk)), 0)
}

function subpathsOf({ folder, manifest }) {
  const exported = Object.entries(manifest.publishConfig?.exports ?? {})
  return exported.flatMap(([path, target]) => {
    const pattern = typeof target === 'string' ? target : target.default
    if (!pattern.endsWith('.js')) return []
    return globSync(pattern, { cwd: join(root, folder) }).map((file) => {
      const star = basename(file, '.js') // the only thing a subpath leaves open: ./labels/*
      return { name: join(folder, path.replace('*', star)), file: join(root, folder, file) }
    })
  })
}

/** Load of a single part: `packages/ui#Button`. */
async function partLoad(part, subpaths) {
  const [subpath, name] = part.split('#')
  const file = subpaths.find((one) => one.name === subpath)?.file
  if (!file) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'part-'))
  try {
    const entry = join(folder, 'entry.js')
    writeFileSync(entry, `export { ${name} } from ${JSON.stringify(file)}\n`)
    return await subpathLoad(entry)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const sizes = {}
for (const entry of packages()) {
  if (existsSync(join(root, entry.folder, 'dist', 'index.html'))) sizes[entry.folder] = firstLoad(entry.folder)
  if (entry.manifest.private) continue
  const subpaths = subpathsOf(entry)
  for (const { name, file } of subpaths) sizes[name] = await subpathLoad(file)
  const isPart = (name) => name.includes('#') && name.startsWith(entry.folder)
  for (const part of Object.keys(budgets).filter(isPart)) {
    sizes[part] = await partLoad(part, subpaths)
  }
}

/** What other teams bundle: by name, the code that uses it. */
const uses = {
  'one call': `import { createCaller } from '@kiosk-admin/api-client'
    import { login } from '@kiosk-admin/api-client/calls'
    export const signIn = (body) => createCaller().call(login, { body })`,
  createClient: `export { createClient } from '@kiosk-admin/api-client'`,
  'a station': `export { createStation } from '@kiosk-admin/kiosk-client'`,
}

/** The built file of a published subpath: `@kiosk-admin/api-client/calls`. */
function builtFile(specifier) {
  const [, name, path = ''] = /^(@kiosk-admin\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
  const found = packages().find(({ manifest }) => manifest.name === name)
  return found && join(root, found.folder, found.manifest.publishConfig.exports[`.${path}`].default)
}

const bundlers = {
  async esbuild(entry, outDir) {
    await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      outdir: outDir,
      plugins: [
        {
          name: 'built',
          setup: ({ onResolve }) => onResolve({ filter: /^@kiosk-admin\// }, ({ path }) => ({ path: builtFile(path) })),
        },
      ],
    })
  },
  async rollup(entry, outDir) {
    const bundle = await rollup({
      input: entry,
      plugins: [{ name: 'built', resolveId: builtFile }, nodeResolve()],
      onwarn() {},
    })
    await bundle.write({ dir: outDir, format: 'es' })
    await bundle.close()
  },
  async vite(entry, outDir) {
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [{ name: 'built', enforce: 'pre', resolveId: builtFile }],
      build: { outDir, lib: { entry, formats: ['es'], fileName: 'entry' } },
    })
  },
}

/** Bundles code as another team would, and returns its first load. */
async function bundledSize(bundle, code) {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  try {
    const entry = join(folder, 'entry.js')
    writeFileSync(entry, code)
    await bundle(entry, join(folder, 'out'))
    const loaded = new Map()
    const visit = (file) => {
      if (loaded.has(file)) return
      const { code } = minifySync(file, readFileSync(join(folder, 'out', file), 'utf8'), { module: true })
      loaded.set(file, code)
      // dynamic imports are loaded later
      for (const [, imported] of code.matchAll(/(?:from|import)\s*[`"]\.\/([^`"]+)[`"]/g)) visit(imported)
    }
    visit('entry.js')
    return [...loaded.values()].reduce((sum, code) => sum + kilobytes(code), 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (existsSync(builtFile('@kiosk-admin/kiosk-client'))) {
  for (const [use, code] of Object.entries(uses)) {
    for (const [name, bundle] of Object.entries(bundlers))
      sizes[`${use} with ${name}`] = await bundledSize(bundle, code)
  }
}

const client = join(root, 'packages', 'kiosk-client', 'dist', 'index.js')
if (existsSync(client)) sizes['zod/mini'] = (await subpathLoad(client, react)) - (await subpathLoad(client))

for (const name of new Set([...Object.keys(budgets), ...Object.keys(sizes)])) {
  const size = sizes[name]
  const budget = budgets[name]
  const verdict =
    size === undefined ? 'is not built' : budget === undefined ? 'has no budget in tools/sizes.json' : undefined
  const over = size > budget
  console.log(`${over || verdict ? 'x' : ' '} ${name}: ${size?.toFixed(1)} kB of ${budget} ${verdict ?? ''}`)
  if (over || verdict) process.exitCode = 1
}
