// Creates and checks the data folder (cluster) of the embedded PostgreSQL.

import { chown, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { run } from '../run'
import { StartError, withFileStartError } from '../start-error'
import type { Account } from './account'
import type { Binaries } from './packaged-binaries'

/** The only database role. Access is controlled by the permissions of the socket, not by a password. */
export const ROLE = 'kiosk'

/**
 * The data folder as PostgreSQL's argument. It starts inside the folder and, with another account on Linux, gets a
 * relative path, because it may not enter the parents (such as root's home).
 */
export const folderArgument = (cluster: string, account: Account | undefined) =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : cluster

/** Passes no environment variable of the server (secrets, PG*) to PostgreSQL. */
export const spawnOptions = (folder: string, account: Account | undefined) => ({
  cwd: folder,
  env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
  ...(account && { uid: account.uid, gid: account.gid }),
})

function explainInitError(error: unknown, folder: string): StartError {
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('No space left on device')) {
    return new StartError(
      `There is no space left on the disk of ${folder}: free some, or set DATA_DIR to a folder on another disk.`,
      { cause: error },
    )
  }
  if (message.includes('ENOENT')) {
    return new StartError(
      'PostgreSQL cannot run on this system: set DATABASE_URL to a PostgreSQL of your own, or POSTGRES_BINARIES to the folder of its programs.',
      { cause: error },
    )
  }
  return new StartError(`PostgreSQL could not be set up in ${folder}: ${message}`, { cause: error })
}

/** Whether the folder contains a cluster. */
export async function clusterExists(cluster: string): Promise<boolean> {
  try {
    await lstat(join(cluster, 'PG_VERSION'))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error // for example, a cluster of another account must not be treated as missing
  }
}

/** The major version of PostgreSQL that a cluster belongs to; undefined if there is none. */
export const majorOf = async (cluster: string): Promise<number | undefined> =>
  (await clusterExists(cluster)) ? Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10) : undefined

/** Folder of an upgraded cluster before it replaces the former one. */
export const upgradedBeside = (cluster: string) => `${cluster}.upgraded`

/** Completes the replacement of a cluster by an upgraded one that was interrupted between its two steps. */
export async function finishUpgrade(cluster: string): Promise<void> {
  const upgraded = upgradedBeside(cluster)
  if (!(await clusterExists(cluster)) && (await clusterExists(upgraded))) await rename(upgraded, cluster)
}

/** Throws `StartError` for a cluster of another major version. */
export async function requireMajor(cluster: string, { version }: Binaries, postgresBinaries?: string): Promise<void> {
  const found = await majorOf(cluster)
  if (found === undefined || found === version.major) return
  const user = postgresBinaries === undefined ? 'this version of Kiosk Admin uses' : 'POSTGRES_BINARIES is'
  const difference = `${cluster} was created by PostgreSQL ${found}; ${user} ${version.major}.`
  throw new StartError(
    found < version.major
      ? `${difference} Run npm run admin -- upgrade-postgres with the same settings, then start again.`
      : `${difference} Set POSTGRES_BINARIES to the folder of a PostgreSQL ${found}, or start the version that has used it.`,
  )
}

/**
 * Creates the cluster if it does not exist. It is created beside its place and renamed when complete, so an interrupted
 * start leaves no partial database and one of two concurrent starts wins.
 */
export async function ensureCluster(cluster: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  if (await withFileStartError(cluster, () => clusterExists(cluster))) return
  const parent = dirname(cluster)
  const prefix = `.${basename(cluster)}.new-`
  const unfinished = join(parent, `${prefix}${process.pid}`)
  await withFileStartError(parent, async () => {
    await removeLeftOvers(parent, prefix)
    await mkdir(unfinished, { mode: 0o700 })
    if (account) await chown(unfinished, account.uid, account.gid)
  })
  const args = ['-D', folderArgument(unfinished, account), '-U', ROLE, '-E', 'UTF8', '--no-instructions']
  // ICU's root locale: the C locale knows upper and lower case of ASCII only, so ILIKE would miss `Å`.
  args.push('--locale-provider=icu', '--icu-locale=und', '--locale=C', '--auth-local=trust', '--auth-host=reject')
  try {
    await run(binaries.initdb, args, spawnOptions(unfinished, account))
    await rename(unfinished, cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (await clusterExists(cluster)) return
    throw explainInitError(error, parent)
  }
}

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function removeLeftOvers(parent: string, prefix: string): Promise<void> {
  const leftOver = (name: string) => name.startsWith(prefix) && !alive(Number(name.slice(prefix.length)))
  const names = (await readdir(parent)).filter(leftOver)
  await Promise.all(names.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}
