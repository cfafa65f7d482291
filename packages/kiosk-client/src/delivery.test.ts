import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackOffice } from './back-office'
import { createStation } from './station'
import { createFakeClock } from './testing/fake-clock'
import { createFakeNetwork, type Fate, fakeEnvironment } from './testing/fake-network'
import { createFakeServer, createMemoryStore, mallId } from './testing/fake-server'

const url = 'wss://kiosk.example.com/socket'

/** Messages are dropped, doubled, and delayed so differently that they overtake each other. */
const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>({ delay: 5, copies: 1 }) },
  {
    weight: 2,
    arbitrary: fc.record<Fate>({ delay: fc.integer({ min: 1, max: 40_000 }), copies: fc.constantFrom(0, 1, 2) }),
  },
)

const step = fc.record({
  wait: fc.integer({ min: 0, max: 60_000 }),
  what: fc.constantFrom(
    'publish',
    'cut',
    'server stops',
    'hole',
    'no hole',
    'offline',
    'online',
    'restart',
    'server fails',
    'server answers',
  ),
})

test('after the network heals, every station shows the current publication', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 20 }), fc.array(step, { maxLength: 15 }), run),
    { numRuns: 150, seed: 20261121 },
  )
}, 60_000)

async function run(fates: Fate[], steps: { wait: number; what: string }[]) {
  const clock = createFakeClock()
  const network = createFakeNetwork(clock)
  const server = createFakeServer(network)
  const stationIds = ['k1', 'k2', 'k3']
  const stores = stationIds.map(createMemoryStore)

  const start = (index: number) => {
    const stationId = stationIds[index] ?? ''
    const station = createStation({
      mallId,
      stationId,
      key: 'k_secret',
      url,
      fetch: server.fetch,
      store: stores[index] ?? createMemoryStore(),
      restart: () => restart(index),
      environment: fakeEnvironment(clock, network, stationId),
    })
    void station.start()
    return station
  }
  const stations = stationIds.map((_, index) => start(index))
  const restart = (index: number) => {
    stations[index]?.stop()
    stations[index] = start(index)
  }
  const office = createBackOffice({
    url,
    token: () => 's_token',
    environment: fakeEnvironment(clock, network, 'office'),
  })
  office.connect()
  const everyone = stationIds.map((stationId) => ({ mallId, stationId }))

  let turn = 0
  network.setFate(() => fates[turn++ % fates.length] ?? { delay: 5, copies: 1 })
  for (const { wait, what } of steps) {
    if (what === 'publish') {
      server.publish()
      void office.publish(everyone)
    } else if (what === 'cut') server.disconnectAll(1006)
    else if (what === 'server stops') server.disconnectAll(1001)
    else if (what === 'hole' || what === 'no hole') network.setHole(what === 'hole')
    else if (what === 'offline' || what === 'online') network.setOnline(what === 'online')
    else if (what === 'restart') restart(turn % stationIds.length)
    else server.answerWith(what === 'server fails' ? 503 : 200)
    await clock.advance(wait)
  }

  network.setFate(() => ({ delay: 5, copies: 1 }))
  network.setHole(false)
  network.setOnline(true)
  server.answerWith(200)
  // the longest there is: a question that nobody answers is given up after a minute, then a check every five
  await clock.advance(400_000)
  const number = server.number === 0 ? undefined : server.number
  for (const [index, station] of stations.entries()) {
    expect(station.snapshot.publication?.number).toBe(number)
    expect(station.snapshot.connection.state).toBe('open')
    if (number) expect(stores[index]?.kept.get('publication')).toMatchObject({ publication: { number } })
  }

  const deliveries = office.publish(everyone, { number: number ?? 0 })
  await clock.advance(10_000)
  expect((await deliveries).map(({ state }) => state)).toEqual(['shown', 'shown', 'shown'])
  for (const station of stations) station.stop()
  office.close()
}
