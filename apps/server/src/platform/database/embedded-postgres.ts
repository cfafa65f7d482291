import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log'
import { type Account, accountFor } from '../postgres/account'
import { binariesIn, findBinaries } from '../postgres/binaries'
import { clusterExists, ensureCluster, finishUpgrade, majorOf, ROLE, requireMajor } from '../postgres/cluster'
import { renewIndexes } from '../postgres/collations'
import type { Binaries } from '../postgres/packaged-binaries'
import {
  endOrphans,
  livingPostmaster,
  readLogTail,
  removeStaleLockFiles,
  spawnPostmaster,
  stopPostmaster,
} from '../postgres/postmaster'
import { openSocketFolder } from '../postgres/socket-folder'
import { StartError, withFileStartError } from '../start-error'

/** Connection options for a `pg` pool or client. */
export type DatabaseConnection = { host: string; port: number; user: string; database: string }

export interface EmbeddedPostgres {
  connection: DatabaseConnection
  stop(): Promise<void>
}

// The advisory lock of the data folder's owner; the same number in every version.
const OWNER_LOCK = 7_205_759
const LOCK_PATIENCE = '5s' // PostgreSQL notices the end of a killed server after a moment, later on a busy machine
const RECOVERY_PATIENCE = 10 * 60_000
const SPAWN_PATIENCE = 15_000
const ORPHAN_PATIENCE = 3_000
const PAUSE = 20

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

// The socket is missing or refuses connections, or PostgreSQL is starting, recovering or stopping.
const NOT_YET = new Set<unknown>(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01'])
const CUT_OFF = new Set(['Connection terminated unexpectedly', 'timeout expired']) // pg gives these no code
const notYet = (error: unknown) => NOT_YET.has(codeOf(error)) || (error instanceof Error && CUT_OFF.has(error.message))

const connectionThrough = ({ path }: { path: string }): DatabaseConnection => ({
  host: path,
  port: 5432,
  user: ROLE,
  database: 'postgres',
})

/** Connects to the PostgreSQL of a running server without owning it; starts one if no server runs. */
export async function reachEmbeddedPostgres(options: {
  dataDir: string
  log: Log
  postgresBinaries?: string | undefined
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  await withFileStartError(cluster, () => finishUpgrade(cluster))
  if (!(await withFileStartError(cluster, () => clusterExists(cluster)))) {
    throw new StartError(
      `There is no database in ${dataDir} yet: start the server once, or set DATA_DIR to its folder.`,
    )
  }
  const socketFolder = await openSocketFolder(cluster)
  const living = await withFileStartError(cluster, () => livingPostmaster(cluster, socketFolder.path))
  if (living) return { connection: connectionThrough(socketFolder), stop: socketFolder.close }
  await socketFolder.close()
  return startEmbeddedPostgres(options)
}

/**
 * Starts PostgreSQL in the data folder, or takes over one that a killed server left running. Locks the folder, so that
 * a second server fails to start. Restarts PostgreSQL when it dies.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: Log
  /** The setting POSTGRES_BINARIES. */
  postgresBinaries?: string | undefined
  /** The folder of a former version, to read its cluster. */
  former?: string | undefined
  /** The account of the PostgreSQL processes and of the cluster. */
  account?: Account | undefined
}): Promise<EmbeddedPostgres> {
  const { log, postgresBinaries, former } = options
  if (process.platform === 'win32') {
    throw new StartError('There is no embedded PostgreSQL for Windows: set DATABASE_URL to a PostgreSQL of your own.')
  }
  const dataDir = resolve(options.dataDir)
  await withFileStartError(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o711 }))
  const cluster = join(dataDir, 'postgres')
  const logFile = join(dataDir, 'postgres.log')
  await withFileStartError(cluster, () => finishUpgrade(cluster))
  const account = options.account ?? (await accountFor(cluster))
  const binaries = await withFileStartError(dataDir, async () =>
    former === undefined
      ? findBinaries({ dataDir, account, postgresBinaries, major: await majorOf(cluster) })
      : binariesIn({ dataDir, account, folder: former, setting: '--binaries' }),
  )
  await ensureCluster(cluster, binaries, account)
  await requireMajor(cluster, binaries, postgresBinaries)
  const socketFolder = await openSocketFolder(cluster)
  const connection = connectionThrough(socketFolder)

  let stopping = false
  let owner: pg.Client

  const connectOwner = async () => {
    const client = new pg.Client({
      ...connection,
      application_name: 'kiosk-admin owner',
      connectionTimeoutMillis: 10_000,
    })
    client.on('error', () => {}) // handled by its `end` event below
    await client.connect()
    await takeFolder(client, dataDir)
    return client
  }

  /** Whether the PostgreSQL that a killed server left running is of the same version. */
  const runs = async (client: pg.Client, { version: { major, minor } }: Binaries) => {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return rows[0]?.server_version_num === String(major * 10_000 + minor)
  }

  const open = async () => {
    const deadline = Date.now() + RECOVERY_PATIENCE
    let spawned: { readonly ended: boolean; at: number } | undefined
    for (;;) {
      const living = await withFileStartError(cluster, () => livingPostmaster(cluster, socketFolder.path))
      if (!living && (!spawned || spawned.ended)) {
        if (spawned && Date.now() - spawned.at > SPAWN_PATIENCE) {
          throw new StartError(`PostgreSQL does not start in ${cluster}: ${await readLogTail(logFile)}`)
        }
        if (spawned && Date.now() - spawned.at > ORPHAN_PATIENCE) await endOrphans(cluster)
        await removeStaleLockFiles(cluster)
        const child = await withFileStartError(logFile, () => spawnPostmaster({ cluster, binaries, account, logFile }))
        spawned = Object.assign(child, { at: spawned?.at ?? Date.now() })
      }
      try {
        const client = await connectOwner()
        if (spawned || typeof living !== 'number' || (await runs(client, binaries))) {
          if (former === undefined) await renewIndexes(client, log)
          client.once('end', () => void recover())
          return client
        }
        await client.end()
        await stopPostmaster(living, cluster)
      } catch (error) {
        if (!notYet(error)) throw error
        if (Date.now() > deadline) {
          throw new StartError(`PostgreSQL does not answer in ${cluster}: ${await readLogTail(logFile)}`, {
            cause: error,
          })
        }
      }
      await pause(PAUSE)
    }
  }

  const recover = async () => {
    while (!stopping) {
      log.error('PostgreSQL ended by itself; starting it again', { said: await readLogTail(logFile) })
      try {
        owner = await open()
        log.info('PostgreSQL is back')
        return
      } catch (error) {
        log.error('PostgreSQL could not be started again', { error })
        await pause(1_000)
      }
    }
  }

  try {
    owner = await open()
  } catch (error) {
    await socketFolder.close()
    throw error
  }

  return {
    connection,
    async stop() {
      if (stopping) return
      stopping = true
      const pid = await livingPostmaster(cluster, socketFolder.path)
      // Holds the lock until PostgreSQL has stopped, so that no other server uses the folder.
      if (typeof pid === 'number') await stopPostmaster(pid, cluster)
      await owner.end().catch(() => {})
      await socketFolder.close()
    },
  }
}

/** Takes an advisory lock, which ends with its connection, so a crash does not leave it behind. */
async function takeFolder(client: pg.Client, dataDir: string): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${LOCK_PATIENCE}'`)
    await client.query('select pg_advisory_lock($1)', [OWNER_LOCK])
  } catch (error) {
    await client.end().catch(() => {})
    if (codeOf(error) !== '55P03') throw error
    throw new StartError(
      `Another server is already running on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}
