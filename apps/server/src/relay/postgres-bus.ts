import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../dependencies'
import type { Log } from '../platform/log'
import type { Bus, BusListener } from './bus'

const CHANNEL = 'kiosk_relay'
const longestWaitMs = 30_000
/** How often the listening connection is tried: one that is cut off says nothing by itself. */
const usualTestMs = 20_000
const usualAnswerMs = 10_000
const leaveMs = 1_000

/** In place of messages that could not be sent: whoever hears it may have missed some. */
const LOST = 'lost'

/** Says it to every process that listens; within a transaction when that is committed. */
export const tellProcesses = (db: Db, messages: string[]) =>
  sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(db)

/** Messages between processes over PostgreSQL's own NOTIFY: nothing more to install than what keeps the data. */
export function createPostgresBus(options: {
  db: Db
  connection: pg.ClientConfig
  log: Log
  testMs?: number
  answerMs?: number
}): Bus {
  const { db, connection, log, testMs = usualTestMs, answerMs = usualAnswerMs } = options
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
    const all = lost ? [LOST, ...messages] : messages
    try {
      await tellProcesses(db, all)
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
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    // both an error and an end come, in either order, when the connection breaks
    const broke = (error?: unknown) => {
      if (client !== next) return
      client = undefined
      log.warn('The connection between server processes broke', { error })
      void next.end().catch(() => undefined)
      again()
    }
    next.on('error', broke)
    next.on('end', broke)
    next.on('notification', ({ payload }) => {
      if (client !== next || payload === undefined) return
      if (payload === LOST) gap()
      else for (const { message } of listeners) message(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      log.warn('Other server processes cannot be heard', { error })
      void next.end().catch(() => undefined)
      return again()
    }
    if (closed) return void next.end()
    client = next
    if (attempt > 0) gap()
    attempt = 0
    test(next, broke)
  }

  function test(current: pg.Client, broke: (error: unknown) => void) {
    timer = setTimeout(() => {
      if (client !== current) return
      current.query('select 1').then(() => test(current, broke), broke)
    }, testMs)
    timer.unref()
  }

  function again() {
    if (closed) return
    timer = setTimeout(() => void listen(), Math.min(longestWaitMs, 250 * 2 ** Math.min(attempt++, 8)))
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
      // a silent database does not even take leave
      const ended = last.end()
      await Promise.race([ended, pause(leaveMs, undefined, { ref: false })])
    },
  }
}
