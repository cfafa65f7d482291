// Shared by the tools. Plain JavaScript for Node 18 without dependencies, because it runs before the installation.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

const PNPM = '12.21.0'
const bin = join(root, 'node_modules', '.bin')

/** The workspace's own Node. */
export const node = join(bin, 'node')

/** An expected failure, printed as one sentence without a stack. */
export class Stop extends Error {}

/** Refuses systems that the pinned Node and the embedded PostgreSQL have no programs for. */
export function requireSystem({ platform, report }) {
  if (platform === 'win32') {
    throw new Stop('Kiosk Admin runs on Linux and macOS. On Windows, start it in the Windows Subsystem for Linux.')
  }
  if (platform === 'linux' && !report.getReport().header.glibcVersionRuntime) {
    throw new Stop(
      'Kiosk Admin runs on Linux with glibc, and this one has musl: start it on Debian, Ubuntu or Fedora, for example in a container.',
    )
  }
}

/** Runs a tool's main function; an error prints a sentence and sets a non-zero exit code. */
export async function main(work) {
  try {
    if (Number.parseInt(process.versions.node, 10) < 18) throw new Stop('Node 18 or newer is needed.')
    requireSystem(process)
    await work()
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}

// No colours in output for files and programs.
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined }

// A package's own programs first, then the workspace's.
const environment = (cwd) => ({
  ...process.env,
  PATH: [join(cwd, 'node_modules', '.bin'), bin, process.env.PATH].join(delimiter),
})

/** Runs a command with the workspace's binaries first; resolves with its exit code and, with `quiet`, its output. */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...environment(cwd), ...(quiet && PLAIN), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Lives and dies with a child: hands signals on to it and ends as it ends. */
export async function accompany(child) {
  // Ctrl-C in a terminal also reaches the child directly, which treats both signals as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A signal to npm ends npm and its shell, not us: without them, under npm, the child is to stop as well.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
  }
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs work with a new folder, which is removed afterwards. */
export async function inTemporaryFolder(name, work) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const writable = (folder) => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** npm and pnpm store files in the home folder; if it is read-only they get one in the checkout. */
function homeForInstalling() {
  if (writable(homedir())) return {}
  const home = join(root, '.cache', 'home')
  mkdirSync(home, { recursive: true })
  return { HOME: home, npm_config_cache: join(home, '.npm') } // npm hands its own cache on to what it runs
}

/** Runs the pinned pnpm: the machine's own if it is that very version, otherwise through npx. */
export async function pnpm(args, options = {}) {
  const env = { ...homeForInstalling(), ...options.env }
  const own = await run('pnpm', ['--version'], { quiet: true, env }).catch(() => undefined)
  const [command, prefix] = own?.output.trim() === PNPM ? ['pnpm', []] : ['npx', ['--yes', `pnpm@${PNPM}`]]
  return run(command, [...prefix, ...args], { ...options, env })
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const folders = (parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)

/** The workspace's packages: their folder from the root, and their package.json. */
export const packages = () =>
  [...folders('packages'), ...folders('apps')]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(read(join(root, folder, 'package.json'))) }))

/** Files and folders of a package that its build reads. Others, such as `dist`, may change while a build is running. */
export const inputs = [
  'package.json',
  'tsconfig.json',
  'build.ts',
  'vite.config.ts',
  'imports-at-once.ts',
  'scoped-styles.ts',
  'index.html',
  'public',
  'src',
]

const isTest = (name) => /\.(test|test-d|stories)\.[a-z]+$/.test(name)

/** Returns the result, or nothing if the file was removed, as editors and builds do with temporary ones. */
function unlessRemoved(read) {
  try {
    return read()
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function* filesIn(path) {
  const stats = unlessRemoved(() => statSync(path))
  if (stats?.isFile()) yield path
  if (!stats?.isDirectory()) return
  for (const name of unlessRemoved(() => readdirSync(path).sort()) ?? []) {
    if (name !== '__screenshots__' && !isTest(name)) yield* filesIn(join(path, name))
  }
}

/** Hashes the inputs of packages, and other files. */
export function hashOf(folders, files = []) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  const all = folders.flatMap((folder) => inputs.flatMap((name) => [...filesIn(join(folder, name))]))
  for (const path of [...files, ...all]) {
    const content = unlessRemoved(() => readFileSync(path))
    if (content) hash.update(`\0${relative(root, path)}\0`).update(content)
  }
  return hash.digest('hex')
}

const lockFiles = () => [
  join(root, 'pnpm-lock.yaml'),
  join(root, 'pnpm-workspace.yaml'),
  join(root, 'package.json'),
  ...packages().map(({ folder }) => join(root, folder, 'package.json')),
]

// Inside the folder that it describes, so both are deleted together.
const installStamp = join(root, 'node_modules', '.stamp')

/** Installs the lock file's packages unless they are up to date. */
export async function install() {
  const wanted = hashOf([], lockFiles())
  if (read(installStamp) === wanted && existsSync(node)) return
  const started = Date.now()
  console.log('Installing what the lock file says (the first time this takes a minute or two) …')
  const { code, output } = await pnpm(
    ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=append-only'],
    { quiet: !process.stdout.isTTY },
  )
  if (code !== 0) {
    if (output.includes('ENOSPC')) throw new Stop('There is no space left on this disk: free some, then start again.')
    throw new Stop(`${output}The installation failed; what went wrong stands above.`)
  }
  writeFileSync(installStamp, wanted)
  console.log(`Installed in ${seconds(started)}.`)
}

/** Hashes all sources of an app, including those of its packages. */
export function sourcesOf(app) {
  const all = packages()
  const found = new Set()
  const add = ({ folder, manifest }) => {
    if (found.has(folder)) return
    found.add(folder)
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const dependency = all.find((candidate) => candidate.manifest.name === name)
      if (dependency) add(dependency)
    }
  }
  add(app)
  const shared = ['tools/build.mjs', 'tsconfig.base.json', 'pnpm-lock.yaml'].map((path) => join(root, path))
  return hashOf(
    [...found].sort().map((folder) => join(root, folder)),
    shared,
  )
}

const buildStamp = (app) => join(root, app.folder, 'dist', '.stamp')

/** Apps whose build is older than their sources. */
export const staleApps = () =>
  packages().filter(
    // the docs are no part of the product
    (app) => app.folder.startsWith('apps/') && app.manifest.scripts.build && read(buildStamp(app)) !== sourcesOf(app),
  )

export const markBuilt = (app, sources) => writeFileSync(buildStamp(app), sources)

/** Builds the apps that changed. */
export async function build() {
  if (staleApps().length === 0) return
  const { code } = await run(node, [join(root, 'tools', 'build.mjs')])
  if (code !== 0) throw new Stop('Nothing is started, because the build failed.')
}
