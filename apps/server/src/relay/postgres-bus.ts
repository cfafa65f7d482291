import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../dependencies'
import type { Log } from '../platform/log'
import type { Bus, BusListener } from './bus'

const CHANNEL = 'kiosk_relay'
const maxRetryMs = 30_000
/** The listening connection is pinged, because a dropped connection is otherwise not noticed. */
const defaultPingMs = 20_000
const defaultTimeoutMs = 10_000
const closeTimeoutMs = 1_000

/** Sent after a failed publish: receivers may have missed messages. */
const gapMarker = 'lost'

/** Notifies all listening processes; within a transaction, when it is committed. */
export const notifyProcesses = (db: Db, messages: string[]) =>
  sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(db)

/** A bus over PostgreSQL's LISTEN and NOTIFY, which needs no further service. */
export function createPostgresBus(options: {
  db: Db
  connection: pg.ClientConfig
  log: Log
  pingMs?: number
  timeoutMs?: number
}): Bus {
  const { db, connection, log, pingMs = defaultPingMs, timeoutMs = defaultTimeoutMs } = options
  const listeners = new Set<BusListener>()
  let client: pg.Client | undefined
  let closed = false
  let attempt = 0
  let lost = false
  let timer: NodeJS.Timeout | undefined

  function gap() {
    for (const listener of listeners) listener.gap()
  }

  async function publish(messages: string[]) {
    const all = lost ? [gapMarker, ...messages] : messages
    try {
      await notifyProcesses(db, all)
      lost = false
    } catch (error) {
      lost = true
      throw error
    }
  }

  async function listen() {
    const next = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    // a broken connection emits both `error` and `end`, in either order
    const onBroken = (error?: unknown) => {
      if (client !== next) return
      client = undefined
      log.warn('The connection between server processes broke', { error })
      void next.end().catch(() => undefined)
      reconnect()
    }
    next.on('error', onBroken)
    next.on('end', onBroken)
    next.on('notification', ({ payload }) => {
      if (client !== next || payload === undefined) return
      if (payload === gapMarker) gap()
      else for (const { message } of listeners) message(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      log.warn('Other server processes cannot be heard', { error })
      void next.end().catch(() => undefined)
      return reconnect()
    }
    if (closed) return void next.end()
    client = next
    if (attempt > 0) gap()
    attempt = 0
    schedulePing(next, onBroken)
  }

  function schedulePing(current: pg.Client, onBroken: (error: unknown) => void) {
    timer = setTimeout(() => {
      if (client !== current) return
      current.query('select 1').then(() => schedulePing(current, onBroken), onBroken)
    }, pingMs)
    timer.unref()
  }

  function reconnect() {
    if (closed) return
    timer = setTimeout(() => void listen(), Math.min(maxRetryMs, 250 * 2 ** Math.min(attempt++, 8)))
    timer.unref()
  }

  const ready = listen()

  return {
    async publish(messages) {
      await ready
      await publish(messages)
    },
    subscribe: (listener) => void listeners.add(listener),
    async close() {
      closed = true
      clearTimeout(timer)
      await ready
      const last = client
      client = undefined
      if (!last) return
      // an unresponsive database does not confirm the end
      const ended = last.end()
      await Promise.race([ended, pause(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}
