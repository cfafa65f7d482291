// Says what a visitor of each app, and a user of each published subpath, has to load, and fails above the budget.
// Kilobytes as they travel (gzip); React is left out of the packages, for whoever uses them has it already.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { packages, root } from './workspace.mjs'

const budgets = JSON.parse(readFileSync(new URL('sizes.json', import.meta.url), 'utf8'))
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000

/** What an app's page asks for before it can show anything. */
function firstLoad(folder) {
  const page = readFileSync(join(root, folder, 'dist', 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  return files.reduce((sum, file) => sum + kilobytes(readFileSync(join(root, folder, 'dist', file))), 0)
}

/** What one published subpath brings along, without what it loads only when needed. */
async function subpathLoad(file) {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'out' },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
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
  return [...wanted].reduce((sum, { code }) => sum + kilobytes(code), 0)
}

function subpathsOf({ folder, manifest }) {
  const exported = Object.entries(manifest.publishConfig?.exports ?? {})
  return exported.flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default
    return file.endsWith('.js') && existsSync(join(root, folder, file))
      ? [{ name: join(folder, path), file: join(root, folder, file) }]
      : []
  })
}

const sizes = {}
for (const entry of packages()) {
  if (existsSync(join(root, entry.folder, 'dist', 'index.html'))) sizes[entry.folder] = firstLoad(entry.folder)
  if (entry.manifest.private) continue
  for (const { name, file } of subpathsOf(entry)) sizes[name] = await subpathLoad(file)
}

for (const name of new Set([...Object.keys(budgets), ...Object.keys(sizes)])) {
  const size = sizes[name]
  const budget = budgets[name]
  const verdict =
    size === undefined ? 'is not built' : budget === undefined ? 'has no budget in tools/sizes.json' : undefined
  const over = size > budget
  console.log(`${over || verdict ? 'x' : ' '} ${name}: ${size?.toFixed(1)} kB of ${budget} ${verdict ?? ''}`)
  if (over || verdict) process.exitCode = 1
}
