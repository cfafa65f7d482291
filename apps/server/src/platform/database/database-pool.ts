import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '../../db/unavailable'
import type { Log } from '../log'

export type DatabaseLimits = {
  /** The timeout of a new connection. */
  connectMs: number
  /** The timeout of a statement; absent for no limit. */
  statementMs?: number
}

export type DatabasePool = PostgresPool & {
  /** Connections: all, idle, and requests waiting for one. */
  load(): { all: number; idle: number; waiting: number }
}

type Connected = Parameters<pg.Client['connect']>[0]
type Options = DatabaseLimits & { connection: pg.ClientConfig; max: number; log: Log }

/** Connections idle for longer are tested before use, because firewalls drop connections silently. */
const maxIdleMs = 1_000
const testMs = 1_000
/** After this time without an answer, a second connection checks whether the database responds. */
const probeAfterMs = 2_000
const watchIntervalMs = 500
/** PostgreSQL cancels statements after their timeout; after this additional time the connection counts as dead. */
const graceMs = 5_000
const endTimeoutMs = 5_000
/** The protocol of PostgreSQL counts them in 16 bits. */
const mostParameters = 65_535

// Classes and codes of SQLSTATE: connections, resources, the operator; a statement or transaction that took too long.
const unavailableCodes = /^(08|53[34]|57P)|^(57014|25P03)$/
const brokenConnection = /^Connection terminated|not queryable|^timeout e/

function meansUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailableCodes.test(error.code ?? '')
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof Error && ('syscall' in error || brokenConnection.test(error.message))
}

const unresponsive = () => new DatabaseUnavailable(new Error('The database is silent'))

const unavailable = (error: unknown) => (error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error))

/** Rejects after `ms`, but first lets pending input be read, because this process may have been blocked itself. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      setImmediate(() => setImmediate(() => reject(new DatabaseUnavailable(new Error(`No answer after ${ms} ms`)))))
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Whether the database responds; an error response counts. */
async function isResponsive(connection: pg.ClientConfig, ms: number): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: ms, application_name: 'kiosk-admin watch' })
  client.on('error', () => {})
  try {
    await within(
      ms,
      client.connect().then(() => client.query('select 1')),
    )
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    void client.end().catch(() => {})
  }
}

/**
 * A connection pool that fails fast: it never returns dead connections and does not wait while the database is down or
 * unresponsive. Such failures are `DatabaseUnavailable`.
 */
export function createDatabasePool({ connection, max, log, connectMs, statementMs }: Options): DatabasePool {
  const pool = new pg.Pool({
    ...connection,
    max,
    application_name: 'kiosk-admin',
    keepAlive: true,
    connectionTimeoutMillis: statementMs ?? 0,
    Client: class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        super(typeof config === 'string' ? config : { ...config, connectionTimeoutMillis: connectMs })
      }
      override connect(): Promise<pg.Client>
      override connect(callback: Connected): void
      override connect(callback?: Connected): Promise<pg.Client> | undefined {
        if (!callback) return super.connect()
        const began = Date.now()
        super.connect((error: Error) => {
          // an error response of the database concerns this connection only
          if (error && !(error instanceof pg.DatabaseError)) failWaiting(error, began)
          ;(callback as (error: Error) => void)(error)
        })
        return undefined
      }
    },
  })
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  // The pool does not wait for its connections to end, so PostgreSQL may close them during a shutdown.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn('A database connection broke', { error })
  })

  // The pool handles errors of idle connections only; an unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))

  /** Incremented when the database was unresponsive: older connections are not reused. */
  let era = 0
  const idleSince = new WeakMap<pg.PoolClient, { era: number; since: number }>()
  type Busy = { since: number; fail: (error: unknown) => void }
  const busy = new Set<Busy>()
  const waiting = new Set<Busy>()

  /** Fails all work that began before `asOf`. */
  function failAll(asOf: number) {
    era += 1
    for (const { since, fail } of busy) if (since <= asOf) fail(unresponsive())
    failWaiting(unresponsive(), asOf)
  }

  /** Fails requests that have waited for a connection since before `asOf`. */
  function failWaiting(error: unknown, asOf: number) {
    for (const one of waiting) {
      if (one.since <= asOf && waiting.delete(one)) one.fail(error)
    }
  }

  let probing = false
  async function probe() {
    probing = true
    const began = Date.now()
    if (!(await isResponsive(connection, connectMs))) failAll(began)
    probing = false
  }

  function checkBusy(limit: number) {
    const now = Date.now()
    for (const { since, fail } of busy) if (now - since > limit + graceMs) fail(unresponsive())
    if (!probing && [...busy].some(({ since }) => now - since > probeAfterMs)) void probe()
  }

  // work without a timeout, such as a migration, is not watched
  const watch = statementMs === undefined ? undefined : setInterval(checkBusy, watchIntervalMs, statementMs)
  watch?.unref()

  const acquire = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      const self = { since: Date.now(), fail: reject }
      waiting.add(self)
      pool.connect().then(
        (client) => {
          if (waiting.delete(self)) resolve(client)
          else client.release()
        },
        (error) => {
          waiting.delete(self)
          reject(error)
        },
      )
    })

  /** Returns a connection that has responded recently. */
  async function acquireResponsive(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await acquire()
      const before = idleSince.get(client)
      if (before?.era === era && Date.now() - before.since < maxIdleMs) return client
      try {
        if (before && before.era !== era) throw new Error('This connection is from before a silence')
        await (before ? within(testMs, client.query('select 1')) : within(connectMs, client.query(settings())))
        return client
      } catch (error) {
        client.release(true)
        if (!before) throw error
        if (error instanceof DatabaseUnavailable && before.era === era) era += 1
      }
    }
  }

  // Also ends transactions of vanished servers, which releases their locks. Statements, because poolers refuse connection options.
  const settings = () =>
    `set statement_timeout = ${statementMs ?? 0};
     set idle_in_transaction_session_timeout = ${2 * (statementMs ?? 0)}`

  function wrapClient(client: pg.PoolClient): PostgresPoolClient {
    let broken: DatabaseUnavailable | undefined
    async function run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      if (broken) throw broken
      // the database would answer as if the connection were faulty
      if (parameters.length > mostParameters) throw new Error(`A statement has ${parameters.length} parameters`)
      const { promise: failed, reject: fail } = Promise.withResolvers<never>()
      const entry = { since: Date.now(), fail }
      busy.add(entry)
      try {
        const result = await Promise.race([client.query(sql, [...parameters]), failed])
        return result as PostgresQueryResult<R>
      } catch (error) {
        if (!meansUnavailable(error)) throw error
        const failure = unavailable(error)
        // a cancelled statement leaves the connection usable
        if (!(error instanceof pg.DatabaseError && error.code === '57014')) broken = failure
        throw failure
      } finally {
        busy.delete(entry)
      }
    }
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query<R>(
      query: string | PostgresCursor<R>,
      parameters: readonly unknown[] = [],
    ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
      if (typeof query !== 'string') throw new Error('Cursors are not supported')
      return run<R>(query, parameters)
    }
    return {
      query,
      release(destroy) {
        idleSince.set(client, { era, since: Date.now() })
        client.release(destroy || broken !== undefined)
      },
    }
  }

  let ended: Promise<void> | undefined
  async function end() {
    clearInterval(watch)
    const late = setTimeout(() => failAll(Date.now()), endTimeoutMs)
    await pool.end()
    clearTimeout(late)
  }

  return {
    options: pool.options,
    load: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    connect: () => acquireResponsive().then(wrapClient, (error) => Promise.reject(unavailable(error))),
    end: () => {
      ended ??= end()
      return ended
    },
  }
}
