import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../db/schema'
import type { Db } from '../seams'
import { reachEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'
import type { Log } from './log'
import { StartError } from './start-error'

export interface OpenDatabase {
  db: Db
  /** For what needs a connection of its own, such as LISTEN. */
  connection: pg.ClientConfig
  /** Its connections: all, those at rest, and requests that wait for one. */
  load(): { all: number; idle: number; waiting: number }
  close(): Promise<void>
}

const OLDEST = 15

/** The database that DATABASE_URL names, or the server's own. */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  log: Log
  /** For a command: what a running server has open is used with it. */
  beside?: boolean
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log, beside = false } = options
  const openOwn = beside ? reachEmbeddedPostgres : startEmbeddedPostgres
  const embedded = databaseUrl === undefined ? await openOwn({ dataDir, log }) : undefined
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: databaseUrl }
  const pool = new pg.Pool({ ...connection, max: 20, application_name: 'kiosk-admin' })
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  // The pool does not wait for its connections to end: those that PostgreSQL cuts off while it stops are no fault.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn('A database connection broke', { error })
  })
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    if (!embedded) await requireUsable(pool)
  } catch (error) {
    await close()
    throw error
  }
  const load = () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), connection, load, close }
}

async function requireUsable(pool: pg.Pool): Promise<void> {
  const answer = await pool
    .query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
    )
    .catch((cause: unknown) => {
      const said = cause instanceof Error ? cause.message || cause.name : String(cause)
      throw new StartError(
        `The database of DATABASE_URL cannot be used (${said}): check the address and that it runs.`,
        {
          cause,
        },
      )
    })
  const [found] = answer.rows
  if (!found || found.version < OLDEST) {
    throw new StartError(`The database of DATABASE_URL is PostgreSQL ${found?.version}: ${OLDEST} or newer is needed.`)
  }
  if (found.encoding !== 'UTF8') {
    throw new StartError(`The database of DATABASE_URL is encoded in ${found.encoding}: create it with encoding UTF8.`)
  }
}
