import { timingSafeEqual } from 'node:crypto'
import { calls, errorStatuses } from '@kiosk-admin/api-client'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../dependencies'
import { errorMessages } from '../http-error'
import type { BackupState } from './backup/schedule'
import type { PostgresVersion } from './postgres/releases'

/** Values that are read at each scrape. */
export type Gauges = {
  /** Open sockets by kind of client. */
  sockets(): { staff: number; station: number }
  /** Database connections: all, idle, and requests waiting for one. */
  pool(): { all: number; idle: number; waiting: number }
  /** The PostgreSQL in use; absent until it is read. */
  postgres(): PostgresVersion | undefined
  /** Absent without scheduled back-ups. */
  backups?: (() => BackupState) | undefined
}

/** Prometheus metrics of Node (memory, event loop, garbage collection) and of the server. */
export function createMetrics(gauges: Gauges): Metrics & { answer(): Promise<Response> } {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const prefix = 'kiosk_admin_'
  const duration = new Histogram({
    name: `${prefix}call_seconds`,
    help: 'How long calls took, by their name in the contract and the status of their answer',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const publications = new Counter({ name: `${prefix}publications_total`, help: 'Publications made here', registers })
  const pageErrors = new Counter({
    name: `${prefix}page_errors_total`,
    help: 'Exceptions that pages reported, by app; the log has each of them once',
    labelNames: ['app'],
    registers,
  })
  for (const app of ['admin', 'kiosk']) pageErrors.inc({ app }, 0)
  new Gauge({
    name: `${prefix}sockets`,
    help: 'Open sockets, by who is at the other end',
    labelNames: ['of'],
    registers,
    collect() {
      for (const [of, count] of Object.entries(gauges.sockets())) this.set({ of }, count)
    },
  })
  new Gauge({
    name: `${prefix}database_connections`,
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(gauges.pool())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: `${prefix}postgres_outdated`,
    help: '1 if this release knows a newer version of the branch: install that one, as docs/operating.md describes',
    labelNames: ['version', 'newest', 'source'],
    registers,
    collect() {
      const found = gauges.postgres()
      this.reset()
      if (!found) return
      const { version, newest = 'unknown', source, outdated } = found
      this.set({ version, newest, source }, Number(outdated))
    },
  })
  const { backups } = gauges
  if (backups) {
    new Gauge({
      name: `${prefix}backup_last_success_timestamp_seconds`,
      help: 'When the last scheduled back-up was done; 0 before the first',
      registers,
      collect() {
        this.set(Date.parse(backups().goodAt ?? '1970-01-01') / 1000)
      },
    })
    new Gauge({
      name: `${prefix}backup_failures`,
      help: 'Scheduled back-ups that have failed since the last good one',
      registers,
      collect() {
        this.set(backups().failures)
      },
    })
  }
  return {
    called({ call = 'other', status, seconds }) {
      duration.observe({ call, status: String(status) }, seconds)
      if (status === 200 && publishing.has(call)) publications.inc()
    },
    pageFailed(app) {
      pageErrors.inc({ app })
    },
    async answer() {
      const headers = { 'content-type': register.contentType, 'cache-control': 'no-store' }
      return new Response(await register.metrics(), { headers })
    },
  }
}

const publishing = new Set<string>([calls.publish.name, calls.rollback.name])

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/** Allows callers with the token, or local callers without one. Proxied requests are not local. */
export function mayReadMetrics(request: Request, address: string, token: string | undefined): boolean {
  if (token === undefined) return loopback.test(address) && !request.headers.has('x-forwarded-for')
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const metricsUnauthorised = () => {
  const body = { success: false, message: errorMessages.unauthenticated, code: 'unauthenticated' }
  return Response.json(body, { status: errorStatuses.unauthenticated })
}
