// The command that upgrades the embedded PostgreSQL to a new major version.

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '../platform/backup/backup'
import { readBackup } from '../platform/backup/restore'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres'
import type { Log } from '../platform/log'
import { accountFor } from '../platform/postgres/account'
import { findBinaries, OLDEST_MAJOR } from '../platform/postgres/binaries'
import { clusterExists, finishUpgrade, majorOf, upgradedBeside } from '../platform/postgres/cluster'
import { fetchFormerBinaries } from '../platform/postgres/former-binaries'
import { installedPackage } from '../platform/postgres/packaged-binaries'
import { livingPostmaster, stopPostmaster } from '../platform/postgres/postmaster'
import { openSocketFolder } from '../platform/postgres/socket-folder'
import { StartError, withFileStartError } from '../platform/start-error'
import type { Settings } from '../settings/settings'

/** File storage that rejects all files: an upgrade restores the database only, and media files stay in place. */
const noFiles = { begin: () => Promise.reject(new Error('An archive of a database alone has no files')) }

/** Removes the files of an interrupted upgrade and stops its PostgreSQL. */
async function removeLeftOvers(folder: string): Promise<void> {
  const cluster = join(folder, 'postgres')
  if (await clusterExists(cluster)) {
    const sockets = await openSocketFolder(cluster)
    const pid = await livingPostmaster(cluster, sockets.path)
    if (typeof pid === 'number') await stopPostmaster(pid, cluster)
    await sockets.close()
  }
  await rm(folder, { recursive: true, force: true })
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

/** The folder of the programs that the cluster was written with: of the system, of this release, or of npm. */
async function formerBinaries(settings: Settings, major: number, folder: string): Promise<string> {
  const { dataDir, postgresBinaries } = settings
  const account = await accountFor(join(dataDir, 'postgres'))
  if (postgresBinaries === 'system' && major >= OLDEST_MAJOR) {
    const { root, version } = await findBinaries({ dataDir, account, postgresBinaries, major })
    if (version.major === major) return root
  }
  return major === OLDEST_MAJOR ? installedPackage() : fetchFormerBinaries(major, folder)
}

/**
 * Upgrades the embedded database to this version's PostgreSQL: writes a back-up with the former binaries, restores it with
 * the new ones in a separate cluster and compares them. The former cluster is kept unchanged.
 */
export async function upgradePostgres(settings: Settings, log: Log, binaries?: string): Promise<string> {
  const { databaseUrl, dataDir, postgresBinaries } = settings
  if (databaseUrl !== undefined) {
    throw new StartError('The database of DATABASE_URL is not the server’s own: upgrade it as its makers say.')
  }
  const cluster = join(dataDir, 'postgres')
  await withFileStartError(cluster, () => finishUpgrade(cluster))
  const found = await withFileStartError(cluster, () => majorOf(cluster))
  if (found === undefined) throw new StartError(`There is no database in ${dataDir} yet: set DATA_DIR to its folder.`)
  const account = await accountFor(cluster)
  const { major } = (await findBinaries({ dataDir, account, postgresBinaries })).version
  if (found === major) return `The database already uses PostgreSQL ${major}: there is nothing to do.`
  if (found > major)
    throw new StartError(`The database was created by PostgreSQL ${found}, which is newer than ${major}.`)
  const formerCluster = join(dataDir, `postgres-${found}`)
  if (await clusterExists(formerCluster))
    throw new StartError(`${formerCluster} is in the way: move it elsewhere first.`)

  const folder = join(dataDir, 'upgrade')
  await removeLeftOvers(folder)
  await withFileStartError(folder, () => mkdir(folder, { mode: 0o711 }))
  try {
    const former = binaries ?? (await formerBinaries(settings, found, folder))
    const archive = join(folder, 'database.tar')
    const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, former })
    try {
      const out = createWriteStream(archive, { mode: 0o600 })
      await writeBackup({ connection, files: undefined, now: new Date() }, out)
    } finally {
      await stop()
    }
    const rows = await restoreInto({ dataDir: folder, log, account, postgresBinaries }, archive)
    await takePlace({ cluster, formerCluster, folder, dataDir })
    return `The database uses PostgreSQL ${major} now, with its ${rows} rows. The former one is kept in ${formerCluster}: remove it when you miss nothing.`
  } finally {
    await removeLeftOvers(folder)
  }
}

async function restoreInto(target: Parameters<typeof startEmbeddedPostgres>[0], archive: string): Promise<number> {
  const { connection, stop } = await startEmbeddedPostgres(target)
  try {
    const { rows } = await readBackup({ connection, files: noFiles, compare: true }, createReadStream(archive))
    return Object.values(rows).reduce((sum, count) => sum + count, 0)
  } finally {
    await stop()
  }
}

type Places = { cluster: string; formerCluster: string; folder: string; dataDir: string }

/** Replaces the former cluster in two steps. If it is interrupted between them, the next start does the second one. */
async function takePlace({ cluster, formerCluster, folder, dataDir }: Places): Promise<void> {
  const upgraded = upgradedBeside(cluster)
  await rm(upgraded, { recursive: true, force: true })
  await rename(join(folder, 'postgres'), upgraded)
  await syncFolder(dataDir)
  await rename(cluster, formerCluster)
  await rename(upgraded, cluster)
  await syncFolder(dataDir)
}
