import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '../db/unavailable'
import type { Log } from './log'

export type DatabaseLimits = {
  /** How long a new connection may take. */
  connectMs: number
  /** How long one statement may take; without it there is no limit. */
  statementMs?: number
}

export type DatabasePool = PostgresPool & {
  /** Its connections: all, those at rest, and requests that wait for one. */
  load(): { all: number; idle: number; waiting: number }
}

type Connected = Parameters<pg.Client['connect']>[0]
type Options = DatabaseLimits & { connection: pg.ClientConfig; max: number; log: Log }

/** A connection that rested longer is tried before it is used: what a firewall or a balancer drops says nothing. */
const restMs = 1_000
const tryMs = 1_000
/** After so long without an answer a second connection finds out whether the database is silent or slow. */
const suspiciousMs = 2_000
const watchMs = 500
/** PostgreSQL ends a statement that takes too long; this much later the connection itself counts as dead. */
const graceMs = 5_000
const endPatienceMs = 5_000

// Classes and codes of SQLSTATE: connections, resources, the operator; a statement or transaction that took too long.
const unavailableCodes = /^(08|53[34]|57P)|^(57014|25P03)$/
const brokenConnection = /^Connection terminated|not queryable|^timeout e/

function meansUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailableCodes.test(error.code ?? '')
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof Error && ('syscall' in error || brokenConnection.test(error.message))
}

const silent = () => new DatabaseUnavailable(new Error('The database is silent'))

const unavailable = (error: unknown) => (error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error))

/** Rejects after `ms`, but not before what has arrived meanwhile is read: this process may have been busy itself. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      setImmediate(() => setImmediate(() => reject(new DatabaseUnavailable(new Error(`No answer after ${ms} ms`)))))
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Whether the database answers anybody: it does when it refuses, too. */
async function answers(connection: pg.ClientConfig, ms: number): Promise<boolean> {
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
 * Connections that fail in time: none is handed out that is dead, and none is waited for while the database is away or
 * silent. Such failures are `DatabaseUnavailable`.
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
          // what the database refuses, it refuses to this one alone
          if (error && !(error instanceof pg.DatabaseError)) turnAway(error, began)
          ;(callback as (error: Error) => void)(error)
        })
        return undefined
      }
    },
  })
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  // The pool does not wait for its connections to end: those that PostgreSQL cuts off while it stops are no fault.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn('A database connection broke', { error })
  })

  // The pool listens to those at rest only: one that breaks in between would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))

  /** Rises when the database turns out to be silent: connections from before are not used again. */
  let era = 0
  const rested = new WeakMap<pg.PoolClient, { era: number; since: number }>()
  type Busy = { since: number; fail: (error: unknown) => void }
  const busy = new Set<Busy>()
  const waiting = new Set<Busy>()

  /** Whoever waits or works since before `asOf` learns at once that the database is silent. */
  function giveUp(asOf: number) {
    era += 1
    for (const { since, fail } of busy) if (since <= asOf) fail(silent())
    turnAway(silent(), asOf)
  }

  /** A connection tried since `asOf` has failed: who waits from before gets none either, who came later may. */
  function turnAway(error: unknown, asOf: number) {
    for (const one of waiting) {
      if (one.since <= asOf && waiting.delete(one)) one.fail(error)
    }
  }

  let looking = false
  async function look() {
    looking = true
    const began = Date.now()
    if (!(await answers(connection, connectMs))) giveUp(began)
    looking = false
  }

  function checkBusy(limit: number) {
    const now = Date.now()
    for (const { since, fail } of busy) if (now - since > limit + graceMs) fail(silent())
    if (!looking && [...busy].some(({ since }) => now - since > suspiciousMs)) void look()
  }

  // work without a limit, such as a migration, is never given up
  const watch = statementMs === undefined ? undefined : setInterval(checkBusy, watchMs, statementMs)
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

  /** A connection that has just answered. */
  async function living(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await acquire()
      const before = rested.get(client)
      if (before?.era === era && Date.now() - before.since < restMs) return client
      try {
        if (before && before.era !== era) throw new Error('This connection is from before a silence')
        await (before ? within(tryMs, client.query('select 1')) : within(connectMs, client.query(settings())))
        return client
      } catch (error) {
        client.release(true)
        if (!before) throw error
        if (error instanceof DatabaseUnavailable && before.era === era) era += 1
      }
    }
  }

  // A transaction whose server vanished gives its locks back, too. As statements, not as options of the connection: poolers refuse those
  const settings = () =>
    `set statement_timeout = ${statementMs ?? 0};
     set idle_in_transaction_session_timeout = ${2 * (statementMs ?? 0)}`

  function lend(client: pg.PoolClient): PostgresPoolClient {
    let broken: DatabaseUnavailable | undefined
    async function run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      if (broken) throw broken
      const { promise: failed, reject: fail } = Promise.withResolvers<never>()
      const entry = { since: Date.now(), fail }
      busy.add(entry)
      try {
        const result = await Promise.race([client.query(sql, [...parameters]), failed])
        return result as PostgresQueryResult<R>
      } catch (error) {
        if (!meansUnavailable(error)) throw error
        const failure = unavailable(error)
        // a statement that took too long leaves its connection in order
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
        rested.set(client, { era, since: Date.now() })
        client.release(destroy || broken !== undefined)
      },
    }
  }

  let ended: Promise<void> | undefined
  async function end() {
    clearInterval(watch)
    const late = setTimeout(() => giveUp(Date.now()), endPatienceMs)
    await pool.end()
    clearTimeout(late)
  }

  return {
    options: pool.options,
    load: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    connect: () => living().then(lend, (error) => Promise.reject(unavailable(error))),
    end: () => {
      ended ??= end()
      return ended
    },
  }
}
