// For how long others wait while the database is away or silent: `npm run bench:outages`. Twenty callers go on calling
// over HTTP for ten seconds of each outage, with the usual limits.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '../src/db/migrate.ts'
import { setSystemTimer } from '../src/limits/concurrency-limiter.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { createSite } from '../src/platform/http/site.ts'
import { listen } from '../src/platform/http/web-server.ts'
import { tcpProxy } from '../src/platform/testing/tcp-proxy.ts'
import { createTestApp } from '../src/testing/index.ts'
import { testMall } from '../src/testing/mall.ts'
import { printTimes } from './figures.mjs'

const outageMs = 10_000
const callers = 20

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const log = { info() {}, warn() {}, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir, log })
const { host, port, user, database: name } = postgres.connection
const proxy = await tcpProxy({ path: `${host}/.s.PGSQL.${port}` })
const databaseUrl = `postgresql://${user}@127.0.0.1:${proxy.port}/${name}`
const database = await openDatabase({ databaseUrl, dataDir, log })
await migrate(database.unlimited)
const { app, signIn } = await createTestApp({ seed: testMall, db: database.db, native: { setTimer: setSystemTimer } })
const { token } = await signIn('chief')
const { fetch: handler } = createSite({ app: app.fetch, pages: undefined, trustProxy: false })
const server = await listen({ host: '127.0.0.1', port: 0, site: Promise.resolve({ fetch: handler, upgrade() {} }) })

async function get(path, times) {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await answer.arrayBuffer()
  times.push(performance.now() - began)
  return answer.status
}

const rows = []
for (const mode of ['pass', 'cut', 'swallow']) {
  const times = { 'a call': [], '/ready': [], '/health': [] }
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let over = false
  const goOn = async (path, into) => {
    while (!over) {
      await get(path, times[into])
      await pause(20)
    }
  }
  const all = [
    ...Array.from({ length: callers }, () => goOn('/api/User', 'a call')),
    goOn('/ready', '/ready'),
    goOn('/health', '/health'),
  ]
  await pause(1_000)
  proxy.set(mode)
  await pause(outageMs)
  over = true
  await Promise.all(all)
  delay.disable()
  proxy.set('pass')
  const back = []
  const status = await get('/api/User', back)
  for (const [what, took] of Object.entries(times)) rows.push([`${mode}: ${what}`, took.sort((a, b) => a - b)])
  rows.push([`${mode}: the first call after it (${status})`, back])
  console.log(`${mode}: the event loop stood still for ${(delay.max / 1e6).toFixed(0)} ms at the most`)
}
printTimes(rows)
await server.stop()
await database.close()
await proxy.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
