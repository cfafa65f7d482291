// @module-tag nightly

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { repository } from './platform/testing/start-child'
import { stop, waitForOutput, wholeServers } from './platform/testing/whole-servers'

// A whole deployment is laid out and started, after a build if there is none, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

const { port, inFolder } = wholeServers()
let parent: string
let folder: string

const node = join(repository, 'node_modules', '.bin', 'node')

async function deploy(target: string) {
  const child = spawn(node, [join(repository, 'tools', 'deploy.mjs'), target], { stdio: 'pipe' })
  const [output, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: (output + failed).trim() }
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'deploy-'))
  folder = join(parent, 'kiosk-admin')
  const { code, output } = await deploy(folder)
  if (code !== 0) throw new Error(output)
})
afterAll(() => rm(parent, { recursive: true }))

type Manifest = { name: string; version: string } & Record<'dependencies' | 'optionalDependencies', object | undefined>
const manifestOf = async (path: string): Promise<Manifest> => JSON.parse(await readFile(path, 'utf8'))

/** Every package of the deployment, as `name@version`. */
async function installed(): Promise<string[]> {
  const store = join(folder, 'apps/server/node_modules/.pnpm')
  const found = new Set<string>()
  for (const entry of await readdir(store)) {
    const modules = join(store, entry, 'node_modules')
    for (const name of await readdir(modules)) {
      const inner = name.startsWith('@') ? await readdir(join(modules, name)) : ['']
      for (const one of inner) {
        const { name: own, version } = await manifestOf(join(modules, name, one, 'package.json'))
        found.add(`${own}@${version}`)
      }
    }
  }
  return [...found].sort()
}

test('a deployment has production dependencies, but no build and test tools', async () => {
  const packages = await installed()
  const names = packages.map((one) => one.slice(0, one.lastIndexOf('@')))
  const unwanted =
    /^(vite|vitest|storybook|playwright|typescript|tsup|esbuild|knip|lighthouse|react|tailwindcss|fast-check|s3rver|chromatic|pnpm)$|^@(vitest|storybook|playwright|biomejs|changesets|kiosk-admin|electric-sql)\//
  expect(names.filter((name) => unwanted.test(name))).toEqual([])
  const own = await manifestOf(join(repository, 'apps/server/package.json'))
  const needed = Object.keys(own.dependencies ?? {}).filter((name) => !name.startsWith('@kiosk-admin/'))
  expect(needed.filter((name) => !names.includes(name))).toEqual([])
  // the deployed packages are those of the bill of materials
  const sbom: { components: { group?: string; name: string; version: string; scope: string }[] } = JSON.parse(
    await readFile(join(folder, 'sbom.cdx.json'), 'utf8'),
  )
  const delivered = new Set(
    sbom.components
      .filter(({ scope }) => scope !== 'excluded')
      .map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  )
  expect(packages.filter((one) => !delivered.has(one))).toEqual([])
  expect(packages.length).toBeGreaterThan(50)
})

test('a deployment has no sources, tests, declarations and no path of the build machine', async () => {
  expect((await readdir(folder)).sort()).toEqual(['LICENSE', 'apps', 'bin', 'package.json', 'sbom.cdx.json'])
  expect((await readdir(join(folder, 'apps/server'))).sort()).toEqual(['dist', 'node_modules'])
  const all = await readdir(join(folder, 'apps'), { recursive: true })
  expect(all.filter((name) => name.includes('node_modules') && /\.d\.[cm]?ts$|\.map$/.test(name))).toEqual([])
  const own = all.filter((name) => !name.includes('node_modules'))
  expect(own.filter((name) => /\.(ts|tsx)$|\.test\.|\.stories\./.test(name))).toEqual([])
  const files = own.filter((name) => /\.(js|json|html|css)$/.test(name))
  const contents = await Promise.all(files.map((name) => readFile(join(folder, 'apps', name), 'utf8')))
  expect(files.filter((_, at) => contents[at]?.includes(repository))).toEqual([])
})

test('a deployment runs by itself: server, admin, kiosk and commands', async () => {
  const { PATH = '' } = process.env
  const env = { PATH, PORT: String(port()), DATA_DIR: inFolder('deployed'), DEMO: 'on', DEMO_STATIONS: 'off' }
  const run = (...args: string[]) => spawn(join(folder, 'bin/node'), args, { cwd: folder, env, stdio: 'pipe' })
  const server = run('apps/server/dist/main.js')
  try {
    await waitForOutput(server, 'is ready')
    const get = async (path: string) => fetch(`http://127.0.0.1:${port()}${path}`)
    for (const path of ['/', '/kiosk/']) {
      const page = await get(path)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      const [, script = ''] = /src="([^"]+\.js)"/.exec(await page.text()) ?? []
      expect((await get(script)).status, script).toBe(200)
    }
    const signedIn = await fetch(`http://127.0.0.1:${port()}/api/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'demo-kiosk' }),
    })
    expect(signedIn.status).toBe(200)
    const backup = run('apps/server/dist/command.js', 'backup', inFolder('deployed.tar'))
    expect(await Promise.all([text(backup.stderr), once(backup, 'close')])).toEqual(['', [0, null]])
    expect((await stat(inFolder('deployed.tar'))).size).toBeGreaterThan(0)
  } finally {
    await stop(server)
  }
})

test('a deployment overwrites nothing', async () => {
  expect(await deploy(folder)).toEqual({ code: 1, output: `${folder} is not empty: name a new folder.` })
})

const unit = join(repository, 'deploy/systemd/kiosk-admin.service')
const analyse = (...args: string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })

test.runIf(analyse('--version').status === 0)('the unit of systemd starts the deployment in a sandbox', async () => {
  const lines = (await readFile(unit, 'utf8')).split('\n')
  const setting = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1)
  expect(`${setting('WorkingDirectory')}/bin/node --enable-source-maps apps/server/dist/main.js`).toBe(
    setting('ExecStart'),
  )
  // exposures are numbers from 0 to 10, given here in tenths
  const { status, stdout, stderr } = analyse('security', '--offline=true', '--threshold=20')
  expect([status, stderr], stdout).toEqual([0, ''])
})
