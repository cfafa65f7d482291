// Opens the configured database and its connection pools.

import { PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { createDb } from '../../db/kysely/create-db'
import { DatabaseUnavailable } from '../../db/unavailable'
import type { Db } from '../../dependencies'
import type { Log } from '../log'
import type { PostgresSource } from '../postgres/releases'
import { StartError } from '../start-error'
import { createDatabasePool, type DatabaseLimits, type DatabasePool } from './database-pool'
import { reachEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'

export interface OpenDatabase {
  /** For calls: timeouts fail as `DatabaseUnavailable`. */
  db: Db
  /** Without statement timeout, for migrations, the demo and other long work. */
  unlimited: Db
  /** For dedicated connections, such as LISTEN. */
  connection: pg.ClientConfig
  source: PostgresSource
  /** Connections: all, idle, and requests waiting for one. */
  load(): { all: number; idle: number; waiting: number }
  close(): Promise<void>
}

const minVersion = 15

const defaultLimits = { connectMs: 5_000, statementMs: 30_000 }

/** Opens the database of DATABASE_URL, or the embedded one. */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  log: Log
  /** The setting POSTGRES_BINARIES, for the embedded database. */
  postgresBinaries?: string | undefined
  /** For commands: shares the embedded database with a running server. */
  beside?: boolean
  /** @default the limits of a server */
  databaseLimits?: DatabaseLimits
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, postgresBinaries, log, beside = false, databaseLimits = defaultLimits } = options
  const openOwn = beside ? reachEmbeddedPostgres : startEmbeddedPostgres
  const embedded = databaseUrl === undefined ? await openOwn({ dataDir, postgresBinaries, log }) : undefined
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: databaseUrl }
  const pool = createDatabasePool({ ...databaseLimits, connection, max: 20, log })
  const unlimitedPool = createDatabasePool({ connectMs: databaseLimits.connectMs, connection, max: 4, log })
  const kyselyOf = (pool: DatabasePool): Db => createDb(new PostgresDialect({ pool }))
  const db = kyselyOf(pool)
  const close = async () => {
    await Promise.all([pool.end(), unlimitedPool.end()])
    await embedded?.stop()
  }
  try {
    if (!embedded) await requireUsable(db)
  } catch (error) {
    await close()
    throw error
  }
  const ownSource = postgresBinaries === undefined ? 'embedded' : 'POSTGRES_BINARIES'
  const source = embedded ? ownSource : 'DATABASE_URL'
  return { db, unlimited: kyselyOf(unlimitedPool), connection, source, load: pool.load, close }
}

async function requireUsable(db: Db): Promise<void> {
  const answer = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding
  `
    .execute(db)
    .catch((error: unknown) => {
      const cause = error instanceof DatabaseUnavailable ? error.cause : error
      const why = cause instanceof Error ? cause.message || cause.name : String(cause)
      throw new StartError(
        `The database of DATABASE_URL cannot be used (${why}): check the address and that it runs.`,
        {
          cause,
        },
      )
    })
  const [found] = answer.rows
  if (!found || found.version < minVersion) {
    throw new StartError(
      `The database of DATABASE_URL is PostgreSQL ${found?.version}: ${minVersion} or newer is needed.`,
    )
  }
  if (found.encoding !== 'UTF8') {
    throw new StartError(`The database of DATABASE_URL is encoded in ${found.encoding}: create it with encoding UTF8.`)
  }
}
