import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrate } from '../../db/migrate'
import { DatabaseUnavailable } from '../../db/unavailable'
import { type SetTimer, setSystemTimer } from '../../limits/concurrency-limiter'
import { createPostgresBus } from '../../relay/postgres-bus'
import { recordMessages } from '../../relay/testing/record-messages'
import { createTestApp, type TestApp } from '../../testing/index'
import { testMall } from '../../testing/mall'
import { tcpProxy } from '../testing/tcp-proxy'
import { waitForOutput, wholeServers } from '../testing/whole-servers'
import { type OpenDatabase, openDatabase } from './database'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'

// PostgreSQL starts, and time-outs pass, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { run, port: serverPort } = wholeServers()
const log = { info: () => {}, warn: () => {}, error: () => {} }
const databaseLimits = { connectMs: 1_500, statementMs: 2_000 }
let folder: string
let postgres: EmbeddedPostgres
let proxy: Awaited<ReturnType<typeof tcpProxy>>
let database: OpenDatabase
let app: TestApp
let authorization: string
/** Timeouts that the app sets, in milliseconds. */
let limits: number[]

const noteLimit: SetTimer = (ms, done) => {
  limits.push(ms)
  return setSystemTimer(ms, done)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outages-'))
  postgres = await startEmbeddedPostgres({ dataDir: folder, log })
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  const { host, port } = postgres.connection
  proxy = await tcpProxy({ path: `${host}/.s.PGSQL.${port}` })
  database = await openDatabase({ databaseUrl: databaseUrl(), dataDir: folder, log, databaseLimits })
  await migrate(database.unlimited)
  limits = []
  app = await createTestApp({ seed: testMall, db: database.db, native: { setTimer: noteLimit } })
  authorization = `Bearer ${(await app.signIn('chief')).token}`
})
afterEach(async () => {
  await database.close()
  await proxy.close()
})

const databaseUrl = () =>
  `postgresql://${postgres.connection.user}@127.0.0.1:${proxy.port}/${postgres.connection.database}`

async function get(path: string) {
  const answer = await app.fetch(path, { headers: { authorization } })
  const { status, headers } = answer
  const { code } = await answer.json()
  return { status, code, retryAfter: headers.get('retry-after') }
}
const call = () => get('/api/User')
/** Uses all connections at once, so that all are idle afterwards. */
const useAllConnections = () => Promise.all(Array.from({ length: 30 }, call))

const unavailable = { status: 503, code: 'unavailable', retryAfter: '5' }

const survives = (mode: 'cut' | 'swallow') => {
  test('calls answer 503 with Retry-After, and the first one after the outage works', async () => {
    expect((await useAllConnections()).map(({ status }) => status)).not.toContain(503)
    proxy.set(mode)
    const meanwhile = await Promise.all([call(), call(), get('/api/Mall')])
    for (const answer of meanwhile) expect(answer).toMatchObject(unavailable)
    expect(app.errors).toEqual([])
    proxy.set('pass')
    expect(await call()).toMatchObject({ status: 200 })
    expect((await useAllConnections()).map(({ status }) => status)).not.toContain(503)
  })

  test('/ready answers 503 within 2 s under load, and 200 after the outage', async () => {
    expect(await get('/ready')).toMatchObject({ status: 200 })
    await useAllConnections()
    proxy.set(mode)
    limits = []
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/ready')))
    for (const answer of answers) expect(answer).toMatchObject(unavailable)
    expect(limits.length).toBeGreaterThan(0)
    for (const ms of limits) expect(ms).toBeLessThan(2_000)
    proxy.set('pass')
    expect(await get('/ready')).toMatchObject({ status: 200 })
  })

  test('a pending call does not wait for a lost response', { tags: ['nightly'] }, async () => {
    // far below the statement timeout, so only the lost connection can end it
    const patient = await openDatabase({
      ...{ databaseUrl: databaseUrl(), dataDir: folder, log },
      databaseLimits: { ...databaseLimits, statementMs: 600_000 },
    })
    const underWay = sql`select pg_sleep(500)`.execute(patient.db)
    await expect.poll(() => patient.load().all - patient.load().idle).toBe(1)
    proxy.set(mode)
    await expect(underWay).rejects.toBeInstanceOf(DatabaseUnavailable)
    proxy.set('pass')
    expect(await call()).toMatchObject({ status: 200 })
    await patient.close()
  })

  test('a pending transaction is rolled back and releases its locks', async () => {
    const began = Promise.withResolvers<void>()
    const cut = Promise.withResolvers<void>()
    const change = database.db.transaction().execute(async (tx) => {
      await sql`update mall set version = version + 1`.execute(tx)
      began.resolve()
      await cut.promise
      await sql`update mall set version = version + 1`.execute(tx)
    })
    await began.promise
    proxy.set(mode)
    cut.resolve()
    await expect(change).rejects.toBeInstanceOf(DatabaseUnavailable)
    proxy.set('pass')
    const again = () =>
      sql<{ version: number }>`update mall set version = version + 1 returning version`.execute(database.db)
    await expect
      .poll(() => again().catch(() => undefined), { timeout: 60_000 })
      .toMatchObject({ rows: [{ version: 2 }, { version: 2 }] })
  })

  test('the bus between servers reconnects and reports a gap', { tags: ['nightly'] }, async () => {
    const bus = createPostgresBus({ ...database, log, pingMs: 200, timeoutMs: 500 })
    const { connection } = postgres
    const other = createPostgresBus({ db: database.db, connection, log })
    const [received, otherReceived] = [recordMessages(bus), recordMessages(other)]
    // both are listening now
    await Promise.all([bus.publish([]), other.publish([])])
    await bus.publish(['before'])
    await received(1)
    await otherReceived(1)
    proxy.set(mode)
    await expect(bus.publish(['lost on the way'])).rejects.toBeInstanceOf(DatabaseUnavailable)
    proxy.set('pass')
    // one after its connection was closed, the other after it missed a message
    expect(await received(2)).toEqual(['before', 'a gap'])
    await bus.publish(['after'])
    expect(await otherReceived(3)).toEqual(['before', 'a gap', 'after'])
    await Promise.all([bus.close(), other.close()])
  })

  test('a whole server stops gracefully', { tags: ['nightly'] }, async () => {
    const { user } = postgres.connection
    const name = `whole_${mode}`
    await sql`create database ${sql.id(name)}`.execute(database.unlimited)
    const server = run('main.ts', ['--no-pages'], {
      DATABASE_URL: `postgresql://${user}@127.0.0.1:${proxy.port}/${name}`,
      DATABASE_CONNECT_SECONDS: '1',
      DEMO: 'on',
    })
    await waitForOutput(server, 'is ready')
    proxy.set(mode)
    const answer = await fetch(`http://127.0.0.1:${serverPort()}/ready`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  test('a shutdown does not wait for the database', { tags: ['nightly'] }, async () => {
    await useAllConnections()
    const bus = createPostgresBus({ ...database, log })
    await bus.publish(['here'])
    proxy.set(mode)
    await expect(bus.close()).resolves.toBeUndefined()
    await expect(database.close()).resolves.toBeUndefined()
  })
}

describe.each(['cut'] as const)('when the network to the database fails: %s', survives)

describe.each(['swallow'] as const)('when the network to the database fails: %s', { tags: ['nightly'] }, survives)

test('waits for a slow network up to the statement timeout', { tags: ['nightly'] }, async () => {
  proxy.set('pass', 60)
  expect(await call()).toMatchObject({ status: 200 })
  expect(await get('/ready')).toMatchObject({ status: 200 })
})

test('cancels a slow statement and reuses its connection', async () => {
  const { all } = database.load()
  await expect(sql`select pg_sleep(30)`.execute(database.db)).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await call()).toMatchObject({ status: 200 })
  expect(database.load().all).toBe(all)
})

test('migrations and other long work have no timeout', { tags: ['nightly'] }, async () => {
  const slept = await sql<{ slept: string }>`select pg_sleep(2.5)::text as slept`.execute(database.unlimited)
  expect(slept.rows).toHaveLength(1)
})

test('does not reuse connections that PostgreSQL has closed', async () => {
  await useAllConnections()
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kiosk-admin' and pid <> pg_backend_pid()
  `.execute(database.unlimited)
  await expect.poll(() => database.load().all).toBe(0)
  expect((await useAllConnections()).map(({ status }) => status)).not.toContain(503)
})

test('an error in a statement does not count as an outage', async () => {
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.not.toBeInstanceOf(DatabaseUnavailable)
})
