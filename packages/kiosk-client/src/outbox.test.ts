import { beforeEach, describe, expect, test } from 'vitest'
import { createSender, type OutboxEntry, type SendEntries, type SendResult } from './clicks'
import { createOutbox } from './outbox'
import { memoryStore, type StationStore } from './store'
import { createFakeClock, type FakeClock } from './testing/fake-clock'
import { createFakeNetwork, fakeEnvironment } from './testing/fake-network'

const click = { type: 1, view: 'touchguide', refId: 'shop-1' } as const

let clock: FakeClock
let store: StationStore
/** Ids by sendBatch batch, and the server's next responses; it accepts if there are none. */
let batches: string[][]
let responses: (SendResult | Error)[]
let logged: string[]
let environment: ReturnType<typeof fakeEnvironment>

beforeEach(() => {
  clock = createFakeClock()
  store = memoryStore()
  batches = []
  responses = []
  logged = []
  environment = { ...fakeEnvironment(clock, createFakeNetwork(clock)), log: (text) => void logged.push(text) }
})

const createTestOutbox = (limit?: number, send: SendEntries = sendBatch) =>
  createOutbox({ store: store.clicks, send, environment, limit, onChange: () => {} })

async function sendBatch(events: readonly OutboxEntry[]): Promise<SendResult> {
  batches.push(events.map(({ id }) => id))
  const answer = responses.shift() ?? { state: 'accepted' }
  if (answer instanceof Error) throw answer
  return answer
}

async function startOutbox(limit?: number, send: SendEntries = sendBatch) {
  const outbox = createTestOutbox(limit, send)
  outbox.start()
  await clock.settle()
  return outbox
}

test('stores a click, sends it in a batch with later ones, then removes it', async () => {
  const outbox = await startOutbox()
  await outbox.record(click)
  const [stored] = await store.clicks.oldest(10)
  expect(stored?.click).toEqual({ ...click, id: 'c-1', at: '2026-11-21T09:00:00.000Z' })
  await clock.advance(1_000)
  await outbox.record({ type: 4, view: 'pathfinder', refId: 'offers' })
  expect(outbox.counts).toEqual({ waiting: 2, dropped: 0 })
  await clock.advance(1_000)
  expect(batches).toEqual([['c-1', 'c-2']])
  expect(await store.clicks.count()).toBe(0)
  expect(outbox.counts).toEqual({ waiting: 0, dropped: 0 })
  await clock.advance(3_600_000)
  expect(batches).toHaveLength(1)
})

test('sends clicks of an earlier start, oldest first, in batches of at most 500', async () => {
  const before = createTestOutbox()
  for (let count = 0; count < 1_200; count++) await before.record(click)
  const outbox = await startOutbox()
  expect(outbox.counts.waiting).toBe(1_200)
  await clock.advance(2_000)
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(batches[0]?.slice(0, 2)).toEqual(['c-1', 'c-2'])
})

test('sends unacknowledged clicks again with the same ids', async () => {
  responses = [new Error('the answer was lost')]
  const outbox = await startOutbox()
  await outbox.record(click)
  await clock.advance(10_000)
  expect(batches).toEqual([['c-1'], ['c-1']])
  expect(outbox.counts.waiting).toBe(0)
})

test('backs off up to five minutes, even if more clicks are recorded', async () => {
  responses = Array.from({ length: 40 }, () => ({ state: 'later' as const }))
  const outbox = await startOutbox()
  await outbox.record(click)
  await clock.advance(60_000)
  const first = batches.length
  expect(first).toBeGreaterThan(3)
  expect(first).toBeLessThan(12)
  await clock.advance(3_600_000)
  await outbox.record(click)
  const before = batches.length
  expect(before).toBeLessThan(40)
  await clock.advance(300_000)
  expect(batches.length).toBeGreaterThan(before)
  expect(batches.length - before).toBeLessThan(5)
})

test('observes Retry-After, even if the connection returns earlier', async () => {
  responses = [{ state: 'later', afterMs: 120_000 }]
  const outbox = await startOutbox()
  await outbox.record(click)
  await clock.advance(2_000)
  outbox.wake()
  await clock.advance(119_000)
  expect(batches).toHaveLength(1)
  await clock.advance(14_000)
  expect(batches).toHaveLength(2)
})

test('keeps clicks after 429 and 503 until the server accepts them', async () => {
  const statuses = [429, 503]
  const bodies: string[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body))
    const status = statuses.shift()
    if (status === undefined) return Response.json({ success: true, message: { accepted: 1 } })
    return Response.json({ success: false, message: 'Wait' }, { status, headers: { 'retry-after': '60' } })
  }
  const outbox = await startOutbox(undefined, createSender({ key: 'k_1', baseUrl: '/api', fetch, clock }))
  await outbox.record(click)
  for (const tries of [1, 2]) {
    await clock.advance(tries === 1 ? 2_000 : 66_000)
    expect(bodies).toHaveLength(tries)
    expect(outbox.counts).toEqual({ waiting: 1, dropped: 0 })
    expect(await store.clicks.count()).toBe(1)
  }
  await clock.advance(66_000)
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
  expect(outbox.counts).toEqual({ waiting: 0, dropped: 0 })
  expect(await store.clicks.count()).toBe(0)
})

test('a returning connection ends a long backoff', async () => {
  responses = Array.from({ length: 100 }, () => ({ state: 'later' as const }))
  const outbox = await startOutbox()
  await outbox.record(click)
  await clock.advance(600_000)
  responses = []
  const before = batches.length
  outbox.wake()
  await clock.advance(2_000)
  expect(batches).toHaveLength(before + 1)
  expect(outbox.counts.waiting).toBe(0)
})

test('a request times out after half a minute', async () => {
  const signals: AbortSignal[] = []
  const outbox = await startOutbox(undefined, (_, signal) => {
    signals.push(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  await outbox.record(click)
  await clock.advance(35_000)
  expect(signals.length).toBe(2)
  expect(signals[0]?.aborted).toBe(true)
  outbox.stop()
  expect(signals[1]?.aborted).toBe(true)
})

describe('the limit', () => {
  test('new clicks are dropped, counted and logged once; waiting clicks stay', async () => {
    const outbox = await startOutbox(2)
    for (let count = 0; count < 4; count++) await outbox.record(click)
    expect(outbox.counts).toEqual({ waiting: 2, dropped: 2 })
    expect(logged).toEqual(['The outbox is full: clicks are dropped'])
    await clock.advance(2_000)
    expect(batches).toEqual([['c-1', 'c-2']])
    await outbox.record(click)
    expect(outbox.counts).toEqual({ waiting: 1, dropped: 2 })
  })

  test('includes clicks of an earlier start', async () => {
    const before = createTestOutbox()
    await before.record(click)
    await before.record(click)
    const outbox = createTestOutbox(2)
    await outbox.record(click)
    expect(outbox.counts).toEqual({ waiting: 2, dropped: 1 })
  })
})

test('a click that the server refuses does not delay others', async () => {
  const invalid = 'c-7'
  const accepted = new Set<string>()
  const outbox = await startOutbox(undefined, async (events) => {
    if (events.some(({ id }) => id === invalid)) return { state: 'refused' }
    for (const { id } of events) accepted.add(id)
    return { state: 'accepted' }
  })
  for (let count = 0; count < 20; count++) await outbox.record(click)
  await clock.advance(2_000)
  expect(accepted.size).toBe(19)
  expect(outbox.counts).toEqual({ waiting: 0, dropped: 1 })
  expect(logged).toEqual(['The server refused a click'])
})

describe('a store that fails', () => {
  test('on append: the click is still sent', async () => {
    store.clicks.append = () => Promise.reject(new Error('the disk is full'))
    const outbox = await startOutbox()
    await outbox.record(click)
    expect(outbox.counts.waiting).toBe(1)
    await clock.advance(2_000)
    expect(batches).toEqual([['c-1']])
    expect(outbox.counts.waiting).toBe(0)
  })

  test('on removal: the batch is sent again after a delay', async () => {
    const { removeUpTo } = store.clicks
    store.clicks.removeUpTo = () => Promise.reject(new Error('locked'))
    const outbox = await startOutbox()
    await outbox.record(click)
    await clock.advance(2_000)
    expect(batches).toHaveLength(1)
    store.clicks.removeUpTo = removeUpTo
    await clock.advance(2_000)
    expect(batches).toEqual([['c-1'], ['c-1']])
    expect(outbox.counts.waiting).toBe(0)
  })

  test('on reading: no click is lost and nothing throws', async () => {
    const { oldest, count } = store.clicks
    store.clicks.count = () => Promise.reject(new Error('blocked'))
    store.clicks.oldest = () => Promise.reject(new Error('blocked'))
    const outbox = await startOutbox()
    await outbox.record(click)
    await clock.advance(10_000)
    expect(batches).toEqual([])
    Object.assign(store.clicks, { oldest, count })
    await outbox.record(click)
    await clock.advance(10_000)
    expect(batches).toEqual([['c-1', 'c-2']])
  })
})

test('sends nothing while stopped; clicks recorded meanwhile are sent after the next start', async () => {
  const outbox = await startOutbox()
  outbox.stop()
  await outbox.record(click)
  await clock.advance(60_000)
  expect(batches).toEqual([])
  outbox.start()
  await clock.advance(2_000)
  expect(batches).toEqual([['c-1']])
})
