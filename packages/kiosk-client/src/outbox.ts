import { type Click, type SendClicks, type SendResult, type StatisticEvent, waitAfter } from './clicks'
import type { Environment } from './environment'
import type { ClickStore, WaitingClick } from './store'

/** A touch every three seconds, twelve hours a day, for a week without a network. */
export const mostClicks = 100_000

/** How many clicks travel together at most, and how long the first of them waits for others. */
export const largestBatch = 500
const gatherMs = 2_000
/** Longest time for an answer. */
const answerMs = 30_000

export type ClickCounts = {
  /** Clicks that the server has not acknowledged yet. */
  waiting: number
  /** Clicks since the start that are lost: the outbox was full, or the server refused them as no clicks at all. */
  dropped: number
}

type Options = {
  store: ClickStore
  send: SendClicks
  environment: Environment
  /** So many clicks are kept; when it is full, new ones are dropped and counted, never those that wait. */
  limit?: number | undefined
  onChange: (counts: ClickCounts) => void
}

type Batch = { events: StatisticEvent[]; kept: WaitingClick[] }

/**
 * Each click is written to the store before anything else, sent in batches, oldest first and one batch at a time, and
 * forgotten when the server has acknowledged it. Whatever happens in between, it is sent again under the same id.
 */
export function createOutbox({ store, send, environment, limit = mostClicks, onChange }: Options) {
  const { clock, random, newId, log } = environment
  /** Clicks that the store did not take: they are sent like the others, but do not survive a restart. */
  let loose: StatisticEvent[] = []
  let counts: ClickCounts = { waiting: 0, dropped: 0 }
  let counted: Promise<void> | undefined
  let running = false
  let sending = false
  let question: AbortController | undefined
  /** Rises with each stop: what began before it goes no further. */
  let stops = 0
  let size = largestBatch
  let failures = 0
  /** The line came back while an answer was waited for, perhaps on the line that is gone. */
  let woken = false
  /** The server asked not to be asked before this moment. */
  let notBefore = 0
  let planned: { at: number; cancel: () => void } | undefined

  function count(waiting: number, dropped = 0) {
    if (waiting === counts.waiting && dropped === 0) return
    counts = { waiting: Math.max(0, waiting), dropped: counts.dropped + dropped }
    onChange(counts)
  }

  /** What lies in the store, by an earlier start or by another page of this station, is known from here on. */
  async function recount() {
    try {
      count((await store.count()) + loose.length)
    } catch (error) {
      log('The outbox cannot be read', error)
    }
  }

  function known(): Promise<void> {
    counted ??= recount()
    return counted
  }

  async function record(click: Click): Promise<void> {
    const event: StatisticEvent = { ...click, id: newId(), at: new Date(clock.now()).toISOString() }
    await known()
    if (counts.waiting >= limit) {
      if (counts.dropped === 0) log('The outbox is full: clicks are dropped')
      return count(counts.waiting, 1)
    }
    try {
      await store.append(event)
    } catch (error) {
      log('A click was not kept', error)
      loose.push(event)
    }
    count(counts.waiting + 1)
    if (failures === 0) plan(gatherMs)
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
    const begun = stops
    const stopped = () => begun !== stops
    let result: SendResult = { state: 'accepted' }
    do {
      const batch = await oldest()
      if (stopped()) return
      if (!batch) {
        await recount()
        break
      }
      result = await deliver(batch.events)
      // the server may have taken it: it is sent again by the next start, under the same ids
      if (stopped()) return
      if (result.state !== 'later') result = await settle(batch, result.state)
    } while (result.state !== 'later' && !stopped())
    if (stopped()) return
    sending = false
    if (result.state === 'later') {
      if (woken) failures = 0
      const ms = waitAfter(failures++, result.afterMs ?? 0, random)
      if (result.afterMs) notBefore = clock.now() + ms
      plan(ms)
    } else if (counts.waiting > 0) plan(gatherMs)
  }

  async function oldest(): Promise<Batch | undefined> {
    let kept: WaitingClick[] = []
    try {
      kept = await store.oldest(size)
    } catch (error) {
      log('The outbox cannot be read', error)
    }
    const events = kept.length > 0 ? kept.map(({ click }) => click) : loose.slice(0, size)
    return events.length > 0 ? { events, kept } : undefined
  }

  async function deliver(events: StatisticEvent[]): Promise<SendResult> {
    const asked = new AbortController()
    question = asked
    const cancelLimit = clock.after(answerMs, () => asked.abort())
    try {
      return await send(events, asked.signal)
    } catch (error) {
      log('Clicks were not answered', error)
      return { state: 'later' }
    } finally {
      cancelLimit()
    }
  }

  async function settle({ events, kept }: Batch, state: 'accepted' | 'refused'): Promise<SendResult> {
    if (state === 'refused' && events.length > 1) {
      // one click that the server does not understand must not hold up the others: it is found by halves
      size = Math.ceil(events.length / 2)
      return { state }
    }
    if (state === 'refused') log('The server refused a click', events[0])
    try {
      const last = kept.at(-1)
      if (last) await store.forget(last.position)
      else loose = loose.slice(events.length)
    } catch (error) {
      // what cannot be forgotten is sent again, and ignored by the server
      log('Clicks were not forgotten', error)
      return { state: 'later' }
    }
    failures = 0
    size = Math.min(largestBatch, size * 2)
    count(counts.waiting - events.length, state === 'refused' ? 1 : 0)
    return { state }
  }

  return {
    get counts() {
      return counts
    },
    /** Resolves when the click is kept. */
    record,
    start() {
      running = true
      void known().then(() => counts.waiting > 0 && plan(gatherMs))
    },
    /** The server is there again: what waits is sent soon, unless it asked for more time. */
    wake() {
      woken = true
      if (counts.waiting > 0) plan(Math.max(notBefore - clock.now(), random() * gatherMs))
    },
    stop() {
      running = false
      unplan()
      stops += 1
      question?.abort()
      sending = false
    },
  }
}
