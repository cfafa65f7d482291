import { timingSafeEqual } from 'node:crypto'
import { errorCatalogue, publish, rollback } from '@kiosk-admin/api-client'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../dependencies'
import type { BackupState } from './backup/schedule'

/** What the process knows by itself, asked for at each reading. */
export type Readings = {
  /** Open sockets: those of staff, and those of stations. */
  sockets(): { staff: number; station: number }
  /** Connections to the database: all, those at rest, and requests that wait for one. */
  pool(): { all: number; idle: number; waiting: number }
  /** Absent: no back-up is scheduled. */
  backups?: (() => BackupState) | undefined
}

/** Figures in Prometheus' text form: those of Node (memory, event loop, garbage collection), and the server's own. */
export function createMetrics(readings: Readings): Metrics & { answer(): Promise<Response> } {
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
  new Gauge({
    name: `${prefix}sockets`,
    help: 'Open sockets, by who is at the other end',
    labelNames: ['of'],
    registers,
    collect() {
      for (const [of, count] of Object.entries(readings.sockets())) this.set({ of }, count)
    },
  })
  new Gauge({
    name: `${prefix}database_connections`,
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(readings.pool())) this.set({ state }, count)
    },
  })
  const { backups } = readings
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
    async answer() {
      const headers = { 'content-type': register.contentType, 'cache-control': 'no-store' }
      return new Response(await register.metrics(), { headers })
    },
  }
}

const publishing = new Set<string>([publish.name, rollback.name])

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/** Figures are for this machine, or for who has the token; behind a proxy every caller would seem to be this machine. */
export function mayRead(request: Request, address: string, token: string | undefined): boolean {
  if (token === undefined) return loopback.test(address) && !request.headers.has('x-forwarded-for')
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export const metricsRefused = () => {
  const { status, message } = errorCatalogue.unauthenticated
  return Response.json({ success: false, message, code: 'unauthenticated' }, { status })
}
