import { beforeEach, describe, expect, test } from 'vitest'
import { createBackOffice } from './back-office'
import { createStation, type StationSnapshot } from './station'
import { createFakeClock, type FakeClock } from './testing/fake-clock'
import { createFakeNetwork, type FakeNetwork, fakeEnvironment } from './testing/fake-network'
import { createFakeServer, createMemoryStore, type FakeServer, mallId } from './testing/fake-server'

let clock: FakeClock
let network: FakeNetwork
let server: FakeServer
let store: ReturnType<typeof createMemoryStore>
let restarts: number

beforeEach(() => {
  clock = createFakeClock()
  network = createFakeNetwork(clock)
  server = createFakeServer(network)
  store = createMemoryStore()
  restarts = 0
})

const createTestStation = () =>
  createStation({
    mallId,
    stationId: 'k1',
    key: 'k_secret',
    url: 'wss://kiosk.example.com/socket',
    fetch: server.fetch,
    store,
    restart: () => {
      restarts += 1
    },
    environment: fakeEnvironment(clock, network, 'k1'),
  })

async function startStation() {
  const station = createTestStation()
  void station.start()
  await clock.advance(50)
  return station
}

async function startBackOffice() {
  const office = createBackOffice({
    url: 'wss://kiosk.example.com/socket',
    token: () => 's_token',
    environment: fakeEnvironment(clock, network, 'office'),
  })
  office.connect()
  await clock.advance(50)
  return office
}

const shownNumber = ({ snapshot }: { snapshot: StationSnapshot }) => snapshot.publication?.number

describe('what is out of order', () => {
  const lift = { target: '0190b0a8-0000-7000-8000-00000000000a', until: '2026-11-21T12:00:00.000Z' }

  test('is asked on connect, on the nudge and every five minutes, by ETag', async () => {
    const station = await startStation()
    expect(station.snapshot.mapState).toEqual({ version: 0, closed: [] })
    expect(server.stateRequests[0]).toBeNull()
    server.close([lift])
    await clock.advance(100)
    expect(station.snapshot.mapState).toEqual({ version: 1, closed: [lift] })
    const before = server.stateRequests.length
    await clock.advance(301_000)
    expect(server.stateRequests.slice(before)).toEqual(['"1"'])
    server.disconnectAll(1006)
    await clock.advance(2_000)
    expect(server.stateRequests.length).toBeGreaterThan(before + 1)
  })

  test('is kept across restarts without a network', async () => {
    await startStation()
    server.close([lift])
    await clock.advance(100)
    server.answerWith(503)
    const again = await startStation()
    expect(again.snapshot.mapState).toEqual({ version: 1, closed: [lift] })
    expect(store.values.get('mapState')).toMatchObject({ etag: '"1"' })
  })

  test('is reported to the back-office', async () => {
    const station = await startStation()
    expect(station.snapshot.connection.state).toBe('open')
    server.close([lift])
    await clock.advance(100)
    expect(network.last.sent.at(-1)).toMatchObject({ message: { type: 'reloaded', publication: null, state: 1 } })
  })

  test('does not delay a publication on a server that does not know it', async () => {
    server.publish()
    server.forgetState()
    const station = await startStation()
    expect(shownNumber(station)).toBe(1)
    expect(station.snapshot.mapState).toBeNull()
  })
})

describe('the current publication', () => {
  test('is fetched on connect, stored, and later fetched by ETag', async () => {
    server.publish()
    const station = await startStation()
    expect(shownNumber(station)).toBe(1)
    expect(station.snapshot.source).toBe('current')
    expect(server.requests[0]).toEqual({ etag: null, authorization: 'Bearer k_secret' })
    expect(store.values.get('publication')).toMatchObject({ etag: '"1"', publication: { number: 1 } })
    server.disconnectAll(1006)
    await clock.advance(2_000)
    expect(server.requests.at(-1)?.etag).toBe('"1"')
    expect(shownNumber(station)).toBe(1)
  })

  test('is fetched after an announcement, once for several announcements', async () => {
    server.publish()
    const station = await startStation()
    const before = server.requests.length
    server.publish()
    server.publish()
    await clock.advance(100)
    expect(shownNumber(station)).toBe(3)
    expect(server.requests.length - before).toBeLessThanOrEqual(2)
  })

  test('is shownNumber from the store when the server cannot be reached at the start', async () => {
    server.publish()
    const first = await startStation()
    first.stop()
    network.setBlackHole(true)
    const station = createTestStation()
    void station.start()
    await clock.advance(10)
    expect(shownNumber(station)).toBe(1)
    await clock.advance(61_000)
    expect(station.snapshot.source).toBe('unreachable')
    expect(shownNumber(station)).toBe(1)
  })

  test('is fetched repeatedly until successful', async () => {
    server.publish()
    server.answerWith(503)
    const station = await startStation()
    expect(station.snapshot).toMatchObject({ publication: null, source: 'unreachable' })
    await clock.advance(5_000)
    server.answerWith(200)
    await clock.advance(30_000)
    expect(shownNumber(station)).toBe(1)
  })

  test('is checked every few minutes, even without an announcement', async () => {
    server.publish()
    const station = await startStation()
    network.setTransmission(() => ({ delay: 5, copies: 0 }))
    server.publish()
    network.setTransmission(() => ({ delay: 5, copies: 1 }))
    await clock.advance(300_000)
    expect(shownNumber(station)).toBe(2)
  })

  test('is not shown if its format is unknown', async () => {
    server.publish()
    const station = await startStation()
    store.values.set('publication', { etag: '"9"', publication: { format: 2, number: 9 } })
    station.stop()
    const next = createTestStation()
    server.answerWith(503)
    void next.start()
    await clock.advance(50)
    expect(shownNumber(next)).toBeUndefined()
  })

  test('stays after the key has ended, with the source refused', async () => {
    server.publish()
    const station = await startStation()
    server.answerWith(401)
    server.publish()
    await clock.advance(100)
    expect(station.snapshot.source).toBe('refused')
    expect(shownNumber(station)).toBe(1)
  })

  test('is null before the first, without an error', async () => {
    const station = await startStation()
    expect(station.snapshot).toMatchObject({ publication: null, source: 'current' })
  })

  test('is shown even if the store fails', async () => {
    store.get = () => Promise.reject(new Error('blocked'))
    store.set = () => Promise.reject(new Error('full'))
    server.publish()
    expect(shownNumber(await startStation())).toBe(1)
  })
})

describe('requests of staff', () => {
  const k1 = { mallId, stationId: 'k1' }

  test('sync is answered with the shown publication', async () => {
    server.publish()
    await startStation()
    const office = await startBackOffice()
    const deliveries = office.publish([k1], { number: 1 })
    await clock.advance(200)
    expect(await deliveries).toEqual([{ ...k1, state: 'shown', publication: 1 }])
  })

  test('sync is answered with behind if the publication cannot be fetched', async () => {
    server.publish()
    await startStation()
    const office = await startBackOffice()
    server.answerWith(503)
    const deliveries = office.publish([k1], { number: 2 })
    await clock.advance(200)
    expect(await deliveries).toEqual([{ ...k1, state: 'behind', publication: 1 }])
  })

  test('reload fetches the publication without its ETag', async () => {
    server.publish()
    await startStation()
    const office = await startBackOffice()
    const answer = office.reload(k1)
    await clock.advance(200)
    expect((await answer).state).toBe('shown')
    expect(server.requests.at(-1)?.etag).toBeNull()
  })

  test('ping is answered', async () => {
    await startStation()
    const office = await startBackOffice()
    const answer = office.ping(k1)
    await clock.advance(100)
    expect(await answer).toBe('answered')
  })

  test('restart is answered after the restart, once for a duplicated request', async () => {
    const station = await startStation()
    const office = await startBackOffice()
    network.setTransmission(() => ({ delay: 5, copies: 2 }))
    const answer = office.restart(k1)
    await clock.advance(1_000)
    network.setTransmission(() => ({ delay: 5, copies: 1 }))
    expect(restarts).toBe(1)
    station.stop()
    await startStation()
    await clock.advance(100)
    expect(await answer).toBe('answered')
    expect(store.values.get('restart')).toBeNull()
  })

  test('ignores frames for other stations and responses', async () => {
    await startStation()
    const socket = network.last
    const before = socket.sent.length
    const from = { mallId: 'main', stationId: 'main' }
    socket.deliver({ id: '1', toSocketId: { mallId, stationId: 'k2' }, fromSocketId: from, message: { type: 'ping' } })
    socket.deliver({ id: '2', toSocketId: k1, fromSocketId: from, replyTo: 'x', message: { type: 'ping' } })
    await clock.advance(100)
    expect(socket.sent).toHaveLength(before)
  })
})

describe('clicks', () => {
  const shop = { type: 1, view: 'touchguide', refId: 'shop-1' } as const

  test('are sent in a batch, and counted in the snapshot until then', async () => {
    const station = await startStation()
    const waiting: number[] = []
    station.onChange(({ clicks }) => waiting.push(clicks.waiting))
    await station.record(shop)
    await station.record({ type: 4, view: 'touchguide', refId: 'offers' })
    expect(station.snapshot.clicks).toEqual({ waiting: 2, dropped: 0 })
    await clock.advance(3_000)
    expect([...server.clicks.values()].map(({ refId }) => refId)).toEqual(['shop-1', 'offers'])
    expect(station.snapshot.clicks).toEqual({ waiting: 0, dropped: 0 })
    expect(waiting).toEqual([1, 2, 0])
  })

  test('wait without a network, even across a restart, and are sent when it returns', async () => {
    const station = await startStation()
    network.setOnline(false)
    network.setBlackHole(true)
    await station.record(shop)
    await clock.advance(3_600_000)
    station.stop()
    await station.record({ ...shop, refId: 'shop-2' })
    const next = await startStation()
    await clock.advance(3_600_000)
    expect(next.snapshot.clicks.waiting).toBe(2)
    network.setBlackHole(false)
    network.setOnline(true)
    // a request on the lost connection times out after half a minute
    await clock.advance(35_000)
    expect([...server.clicks.values()].map(({ refId }) => refId)).toEqual(['shop-1', 'shop-2'])
  })
})

describe('searches', () => {
  const shop = { kind: 'item', id: '0190b0a8-0000-7000-8000-00000000000b' } as const
  const sent = () => [...server.searches.values()]

  test('wait with the clicks, even across a restart, and are counted apart from them', async () => {
    const station = await startStation()
    network.setBlackHole(true)
    await station.record({ type: 1, view: 'touchguide', refId: 'shop-1' })
    await station.recordSearch({ found: shop })
    await station.recordSearch({ text: 'sushi' })
    expect(station.snapshot.clicks.waiting).toBe(3)
    await clock.advance(3_600_000)
    station.stop()
    const next = await startStation()
    network.setBlackHole(false)
    // a request on the lost connection times out after half a minute
    await clock.advance(400_000)
    expect(next.snapshot.clicks).toEqual({ waiting: 0, dropped: 0 })
    expect(server.clicks.size).toBe(1)
    const at = '2026-11-21T09:00:00.050Z'
    const ids = { id: expect.any(String), visit: expect.any(String) }
    expect(sent()).toEqual([
      { ...ids, at, found: shop },
      { ...ids, at, text: 'sushi' },
    ])
  })

  test('are sent again with the same ids after a failure', async () => {
    const station = await startStation()
    server.answerWith(503)
    await station.recordSearch({ found: shop })
    await clock.advance(600_000)
    expect(station.snapshot.clicks.waiting).toBe(1)
    server.answerWith(200)
    await clock.advance(600_000)
    expect(station.snapshot.clicks.waiting).toBe(0)
    expect(sent()).toHaveLength(1)
  })

  test('of one visit share its id', async () => {
    const station = await startStation()
    await station.recordSearch({ text: 'sushi' })
    await station.recordSearch({ text: 'ramen' })
    station.beginVisit()
    await station.recordSearch({ text: 'sushi' })
    await clock.advance(3_000)
    const [first, second, third] = sent().map(({ visit }) => visit)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test.each(['070', 'flat ٤', 'name@example.com', 'a'.repeat(61), ''])(
    'the text “%s” does not leave the station',
    async (text) => {
      const station = await startStation()
      await station.recordSearch({ text })
      expect(station.snapshot.clicks.waiting).toBe(0)
      expect(await store.clicks.count()).toBe(0)
    },
  )

  test('do not hold up clicks at a server that counts none', async () => {
    server.forgetSearches()
    const station = await startStation()
    await station.recordSearch({ found: shop })
    await station.record({ type: 1, view: 'touchguide', refId: 'shop-1' })
    await clock.advance(3_000)
    expect(server.clicks.size).toBe(1)
    expect(station.snapshot.clicks).toEqual({ waiting: 0, dropped: 0 })
  })
})

test('makes no requests after stop', async () => {
  server.publish()
  const station = await startStation()
  station.stop()
  const requests = server.requests.length
  server.publish()
  await clock.advance(3_600_000)
  expect(server.requests).toHaveLength(requests)
  expect(network.sockets).toHaveLength(1)
})

test('start, stop and start without waiting leave one connection', async () => {
  const station = createTestStation()
  void station.start()
  station.stop()
  void station.start()
  await clock.advance(100)
  expect(network.sockets.filter(({ closedWith }) => !closedWith)).toHaveLength(1)
  expect(station.snapshot.connection.state).toBe('open')
})
