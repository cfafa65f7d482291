// Builds the apps that changed since their last build: the server as one bundle, the others as pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { main, markBuilt, root, run, Stop, seconds, sourcesOf, staleApps } from './workspace.mjs'

const SMALLER = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest'])
const NOT_WORTH_IT = 1000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes compressed variants beside each file, so that the server does not compress per request. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SMALLER.has(extname(entry.name)) && entry.name !== 'index.html')
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (path) => {
      const plain = readFileSync(path)
      if (plain.length < NOT_WORTH_IT) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      writeFileSync(`${path}.br`, await brotli(plain, { params }))
      writeFileSync(`${path}.gz`, await zip(plain, { level: 9 }))
    }),
  )
}

async function buildApp(app) {
  const started = Date.now()
  const name = app.folder.replace('apps/', '')
  const [command, ...args] = app.manifest.scripts.build.split(' ')
  const sources = sourcesOf(app) // before the build: a change made meanwhile counts as not yet built
  const { code, output } = await run(command, args, {
    cwd: join(root, app.folder),
    quiet: true,
    // a test environment would put local paths and React's development build into the pages
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Stop(`${output}\nThe build of ${name} failed; what went wrong stands above.`)
  if (command === 'vite') await compress(join(root, app.folder, 'dist'))
  markBuilt(app, sources)
  console.log(`Built ${name} in ${seconds(started)}.`)
}

await main(async () => {
  const stale = staleApps()
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ folder }) => folder.replace('apps/', '')).join(', ')} …`)
  const results = await Promise.allSettled(stale.map(buildApp))
  const failures = results.filter(({ status }) => status === 'rejected')
  if (failures.length > 0) throw new Stop(failures.map(({ reason }) => reason.message ?? reason).join('\n'))
})
