// Measures the first load of each app and of each published subpath, and fails above its budget. Kilobytes after
// gzip. Excluded from packages: React, a peer dependency, and zod, which is measured once as a separate entry, with the
// part that the clients of stations and staff use.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
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
