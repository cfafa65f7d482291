// Queue of clicks and searches that the server has not accepted yet.

import { type Click, type OutboxEntry, retryDelay, type SendEntries, type SendResult } from './clicks'
import type { Environment } from './environment'
import type { Search } from './searches'
import type { ClickStore, WaitingClick } from './store'

/** A click every three seconds, twelve hours a day, for a week without a network. */
export const maxClicks = 100_000

/** The largest number of clicks in a request, and how long the first of them waits for more. */
export const maxBatch = 500
const batchDelayMs = 2_000
/** The timeout of a request. */
const timeoutMs = 30_000

export type ClickCounts = {
  /** Clicks and searches that the server has not accepted yet. */
  waiting: number
  /** Those lost since the start: the outbox was full, or the server refused them as invalid. */
  dropped: number
}

type Options = {
  store: ClickStore
  send: SendEntries
  environment: Environment
  /** The largest number of waiting clicks. Beyond it new clicks are dropped and counted. */
  limit?: number | undefined
  onChange: (counts: ClickCounts) => void
}

type Batch = { entries: OutboxEntry[]; kept: WaitingClick[] }

/**
 * Stores each click or search first, sends them in batches, oldest first and one batch at a time, and removes one when the
 * server has accepted it. After a failure it is sent again with the same id.
 */
export function createOutbox({ store, send, environment, limit = maxClicks, onChange }: Options) {
  const { clock, random, newId, log } = environment
  /** Clicks that could not be stored: they are sent too, but do not survive a restart. */
  let unstored: OutboxEntry[] = []
  let counts: ClickCounts = { waiting: 0, dropped: 0 }
  let counting: Promise<void> | undefined
  let running = false
  let sending = false
  let request: AbortController | undefined
  /** Incremented by each stop: work that began before it is abandoned. */
  let stops = 0
  let size = maxBatch
  let failures = 0
  /** The network came back during a request, which may be on the connection that was lost. */
  let woken = false
  /** From the server's `Retry-After`: no request before this time. */
  let notBefore = 0
  let planned: { at: number; cancel: () => void } | undefined

  function count(waiting: number, dropped = 0) {
    if (waiting === counts.waiting && dropped === 0) return
    counts = { waiting: Math.max(0, waiting), dropped: counts.dropped + dropped }
    onChange(counts)
  }

  /** Counts the clicks in the store, including those of earlier starts and of other pages of this station. */
  async function recount() {
    try {
      count((await store.count()) + unstored.length)
    } catch (error) {
      log('The outbox cannot be read', error)
    }
  }

  function ensureCounted(): Promise<void> {
    counting ??= recount()
    return counting
  }

  async function record(recorded: Click | (Search & { visit: string })): Promise<void> {
    const entry: OutboxEntry = { ...recorded, id: newId(), at: new Date(clock.now()).toISOString() }
    await ensureCounted()
    if (counts.waiting >= limit) {
      if (counts.dropped === 0) log('The outbox is full: clicks are dropped')
      return count(counts.waiting, 1)
    }
    try {
      await store.append(entry)
    } catch (error) {
      log('A click could not be stored', error)
      unstored.push(entry)
    }
    count(counts.waiting + 1)
    if (failures === 0) plan(batchDelayMs)
  }

  function plan(ms: number) {
    const at = clock.now() + ms
    if (!running || sending || (planned && planned.at <= at)) return
    unplan()
    planned = { at, cancel: clock.after(ms, () => void empty()) }
  }

  function unplan() {
    planned?.cancel()
    planned = undefined
  }

  /** Sends batch after batch until nothing waits or one fails. */
  async function empty() {
    if (!running || sending) return
    unplan()
    sending = true
    woken = false
    const startedAt = stops
    const stopped = () => startedAt !== stops
    let result: SendResult = { state: 'accepted' }
    do {
      const batch = await oldest()
      if (stopped()) return
      if (!batch) {
        await recount()
        break
      }
      result = await deliver(batch.entries)
      // the server may have accepted it: the next start sends it again with the same ids
      if (stopped()) return
      if (result.state !== 'later') result = await settle(batch, result.state)
    } while (result.state !== 'later' && !stopped())
    if (stopped()) return
    sending = false
    if (result.state === 'later') {
      if (woken) failures = 0
      const ms = retryDelay(failures++, result.afterMs ?? 0, random)
      if (result.afterMs) notBefore = clock.now() + ms
      plan(ms)
    } else if (counts.waiting > 0) plan(batchDelayMs)
  }

  async function oldest(): Promise<Batch | undefined> {
    let kept: WaitingClick[] = []
    try {
      kept = await store.oldest(size)
    } catch (error) {
      log('The outbox cannot be read', error)
    }
    const entries = kept.length > 0 ? kept.map(({ click }) => click) : unstored.slice(0, size)
    return entries.length > 0 ? { entries, kept } : undefined
  }

  async function deliver(entries: OutboxEntry[]): Promise<SendResult> {
    const controller = new AbortController()
    request = controller
    const cancelLimit = clock.after(timeoutMs, () => controller.abort())
    try {
      return await send(entries, controller.signal)
    } catch (error) {
      log('Clicks could not be sent', error)
      return { state: 'later' }
    } finally {
      cancelLimit()
    }
  }

  async function settle({ entries, kept }: Batch, state: 'accepted' | 'refused'): Promise<SendResult> {
    if (state === 'refused' && entries.length > 1) {
      // bisects the batch, so that one invalid click does not hold up the others
      size = Math.ceil(entries.length / 2)
      return { state }
    }
    if (state === 'refused') log('The server refused a click', entries[0])
    try {
      const last = kept.at(-1)
      if (last) await store.removeUpTo(last.position)
      else unstored = unstored.slice(entries.length)
    } catch (error) {
      // they are sent again, and the server ignores known ids
      log('Sent clicks could not be removed', error)
      return { state: 'later' }
    }
    failures = 0
    size = Math.min(maxBatch, size * 2)
    count(counts.waiting - entries.length, state === 'refused' ? 1 : 0)
    return { state }
  }

  return {
    get counts() {
      return counts
    },
    /** Resolves when it is stored. */
    record,
    start() {
      running = true
      void ensureCounted().then(() => counts.waiting > 0 && plan(batchDelayMs))
    },
    /** Call it when the server is reachable again: sends waiting clicks soon, but not before `Retry-After`. */
    wake() {
      woken = true
      if (counts.waiting > 0) plan(Math.max(notBefore - clock.now(), random() * batchDelayMs))
    },
    stop() {
      running = false
      unplan()
      stops += 1
      request?.abort()
      sending = false
    },
  }
}
