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

const made = () =>
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

async function started() {
  const station = made()
  void station.start()
  await clock.advance(50)
  return station
}

async function staff() {
  const office = createBackOffice({
    url: 'wss://kiosk.example.com/socket',
    token: () => 's_token',
    environment: fakeEnvironment(clock, network, 'office'),
  })
  office.connect()
  await clock.advance(50)
  return office
}

const shown = ({ snapshot }: { snapshot: StationSnapshot }) => snapshot.publication?.number

describe('the current publication', () => {
  test('is asked for on connect, kept, and asked for by its ETag after that', async () => {
    server.publish()
    const station = await started()
    expect(shown(station)).toBe(1)
    expect(station.snapshot.source).toBe('current')
    expect(server.asked[0]).toEqual({ etag: null, authorization: 'Bearer k_secret' })
    expect(store.kept.get('publication')).toMatchObject({ etag: '"1"', publication: { number: 1 } })
    server.disconnectAll(1006)
    await clock.advance(2_000)
    expect(server.asked.at(-1)?.etag).toBe('"1"')
    expect(shown(station)).toBe(1)
  })

  test('comes with a nudge, and is asked for once however often the nudge comes', async () => {
    server.publish()
    const station = await started()
    const before = server.asked.length
    server.publish()
    server.publish()
    await clock.advance(100)
    expect(shown(station)).toBe(3)
    expect(server.asked.length - before).toBeLessThanOrEqual(2)
  })

  test('is shown from the store when the server cannot be reached at the start', async () => {
    server.publish()
    const first = await started()
    first.stop()
    network.setHole(true)
    const station = made()
    void station.start()
    await clock.advance(10)
    expect(shown(station)).toBe(1)
    await clock.advance(61_000)
    expect(station.snapshot.source).toBe('unreachable')
    expect(shown(station)).toBe(1)
  })

  test('is fetched again and again until it is there', async () => {
    server.publish()
    server.answerWith(503)
    const station = await started()
    expect(station.snapshot).toMatchObject({ publication: null, source: 'unreachable' })
    await clock.advance(5_000)
    server.answerWith(200)
    await clock.advance(30_000)
    expect(shown(station)).toBe(1)
  })

  test('is asked for every few minutes, although nobody says that there is a new one', async () => {
    server.publish()
    const station = await started()
    network.setFate(() => ({ delay: 5, copies: 0 }))
    server.publish()
    network.setFate(() => ({ delay: 5, copies: 1 }))
    await clock.advance(300_000)
    expect(shown(station)).toBe(2)
  })

  test('of another mall, or of a form that is not known, is not shown', async () => {
    server.publish()
    const station = await started()
    store.kept.set('publication', { etag: '"9"', publication: { format: 2, number: 9 } })
    station.stop()
    const next = made()
    server.answerWith(503)
    void next.start()
    await clock.advance(50)
    expect(shown(next)).toBeUndefined()
  })

  test('a key that has ended is said, and what is shown stays', async () => {
    server.publish()
    const station = await started()
    server.answerWith(401)
    server.publish()
    await clock.advance(100)
    expect(station.snapshot.source).toBe('refused')
    expect(shown(station)).toBe(1)
  })

  test('nothing published yet is no failure', async () => {
    const station = await started()
    expect(station.snapshot).toMatchObject({ publication: null, source: 'current' })
  })

  test('a store that fails keeps nobody from seeing it', async () => {
    store.get = () => Promise.reject(new Error('blocked'))
    store.set = () => Promise.reject(new Error('full'))
    server.publish()
    expect(shown(await started())).toBe(1)
  })
})

describe('what staff ask of it', () => {
  const k1 = { mallId, stationId: 'k1' }

  test('sync: it answers with what it shows', async () => {
    server.publish()
    await started()
    const office = await staff()
    const deliveries = office.publish([k1], { number: 1 })
    await clock.advance(200)
    expect(await deliveries).toEqual([{ ...k1, state: 'shown', publication: 1 }])
  })

  test('sync when the publication cannot be had: it says that it is behind', async () => {
    server.publish()
    await started()
    const office = await staff()
    server.answerWith(503)
    const deliveries = office.publish([k1], { number: 2 })
    await clock.advance(200)
    expect(await deliveries).toEqual([{ ...k1, state: 'behind', publication: 1 }])
  })

  test('reload: it fetches the publication afresh', async () => {
    server.publish()
    await started()
    const office = await staff()
    const answer = office.reload(k1)
    await clock.advance(200)
    expect((await answer).state).toBe('shown')
    expect(server.asked.at(-1)?.etag).toBeNull()
  })

  test('ping: it answers', async () => {
    await started()
    const office = await staff()
    const answer = office.ping(k1)
    await clock.advance(100)
    expect(await answer).toBe('answered')
  })

  test('restart: it answers when it is back, and restarts once although asked twice', async () => {
    const station = await started()
    const office = await staff()
    network.setFate(() => ({ delay: 5, copies: 2 }))
    const answer = office.restart(k1)
    await clock.advance(1_000)
    network.setFate(() => ({ delay: 5, copies: 1 }))
    expect(restarts).toBe(1)
    station.stop()
    await started()
    await clock.advance(100)
    expect(await answer).toBe('answered')
    expect(store.kept.get('restart')).toBeNull()
  })

  test('nothing that is meant for another, or that is an answer itself', async () => {
    await started()
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

  test('are sent with those of the moment, and are in the snapshot until then', async () => {
    const station = await started()
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

  test('without a network they wait, over a restart too, and go as soon as the line is back', async () => {
    const station = await started()
    network.setOnline(false)
    network.setHole(true)
    await station.record(shop)
    await clock.advance(3_600_000)
    station.stop()
    await station.record({ ...shop, refId: 'shop-2' })
    const next = await started()
    await clock.advance(3_600_000)
    expect(next.snapshot.clicks.waiting).toBe(2)
    network.setHole(false)
    network.setOnline(true)
    // a question on the old line is given up after half a minute
    await clock.advance(35_000)
    expect([...server.clicks.values()].map(({ refId }) => refId)).toEqual(['shop-1', 'shop-2'])
  })
})

test('after stop it does nothing more', async () => {
  server.publish()
  const station = await started()
  station.stop()
  const asked = server.asked.length
  server.publish()
  await clock.advance(3_600_000)
  expect(server.asked).toHaveLength(asked)
  expect(network.sockets).toHaveLength(1)
})

test('start, stop and start in one turn leave one connection', async () => {
  const station = made()
  void station.start()
  station.stop()
  void station.start()
  await clock.advance(100)
  expect(network.sockets.filter(({ closedWith }) => !closedWith)).toHaveLength(1)
  expect(station.snapshot.connection.state).toBe('open')
})
