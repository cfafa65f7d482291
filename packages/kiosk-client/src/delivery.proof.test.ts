import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackOffice } from './back-office'
import { createFakeClock } from './testing/fake-clock'
import { createFakeKiosk } from './testing/fake-kiosk'
import { createFakeNetwork, fakeEnvironment, type Transmission } from './testing/fake-network'
import { createFakeServer, mallId } from './testing/fake-server'

const url = 'wss://kiosk.example.com/socket'
const direct: Transmission = { delay: 5, copies: 1 }

/** Frames, requests and responses are dropped, duplicated and reordered. */
const transmission = fc.oneof(
  { weight: 3, arbitrary: fc.constant(direct) },
  {
    weight: 2,
    arbitrary: fc.record<Transmission>({
      delay: fc.integer({ min: 1, max: 40_000 }),
      copies: fc.constantFrom(0, 1, 2),
    }),
  },
)

const actions = [
  'publish',
  'cut',
  'server stops',
  'black hole',
  'no black hole',
  'offline',
  'online',
  'server fails',
  'server answers',
  'staff restart',
  'click',
  'many clicks',
  'search',
  'crash',
  'crash while writing',
  'start',
  'disk full',
  'disk not full',
] as const

const step = fc.record({
  action: fc.constantFrom(...actions, 'click' as const, 'publish' as const),
  which: fc.nat(2),
  // often short, so that writes, requests or responses are still pending
  wait: fc.oneof(fc.nat(20), fc.nat(3_000), fc.nat(60_000)),
})
type Step = { action: (typeof actions)[number]; which: number; wait: number }

/** `SCHEDULES=100000 SEED=7` for a longer run. */
const many = Number(process.env.SCHEDULES ?? 3_000)
const few = 150
const seed = Number(process.env.SEED ?? 20_261_121)

const holdsIn = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(transmission, { minLength: 1, maxLength: 20 }),
      fc.array(step, { maxLength: 25 }),
      fc.integer(),
      run,
    ),
    { numRuns, seed },
  )

test(`after the network recovers, every station shows the current publication and every click and search counts once: ${few} schedules`, () =>
  holdsIn(few))

test(`the same after ${many} schedules`, { timeout: 600_000, tags: ['nightly'] }, () => holdsIn(many))

async function run(transmissions: Transmission[], steps: Step[], seed: number) {
  const clock = createFakeClock()
  const network = createFakeNetwork(clock)
  const server = createFakeServer(network)
  const world = { clock, network, server, url }
  const stationIds = ['k1', 'k2', 'k3']
  const kiosks = stationIds.map((stationId, index) => createFakeKiosk(world, stationId, seed + index))
  const addresses = stationIds.map((stationId) => ({ mallId, stationId }))
  const office = createBackOffice({ url, token: () => 's_1', environment: fakeEnvironment(clock, network, 'office') })
  office.connect()

  let turn = 0
  network.setTransmission(() => transmissions[turn++ % transmissions.length] ?? direct)
  for (const { action, which, wait } of steps) {
    const kiosk = kiosks[which]
    if (action === 'publish') {
      server.publish()
      void office.publish(addresses)
    } else if (action === 'cut') server.disconnectAll(1006)
    else if (action === 'server stops') server.disconnectAll(1001)
    else if (action === 'black hole' || action === 'no black hole') network.setBlackHole(action === 'black hole')
    else if (action === 'offline' || action === 'online') network.setOnline(action === 'online')
    else if (action === 'server fails' || action === 'server answers')
      server.answerWith(action === 'server fails' ? 503 : 200)
    else if (action === 'staff restart') void office.restart(addresses[which] ?? { mallId, stationId: 'k1' })
    else if (action === 'click') kiosk?.click()
    else if (action === 'many clicks') for (let count = 0; count < 7; count++) kiosk?.click()
    else if (action === 'search') kiosk?.search()
    else if (action === 'crash') kiosk?.crash()
    else if (action === 'crash while writing') {
      kiosk?.click()
      await clock.advance(wait % 4)
      kiosk?.crash()
    } else if (action === 'start') kiosk?.boot()
    else kiosk?.setFull(action === 'disk full')
    await clock.advance(wait)
  }

  network.setTransmission(() => direct)
  network.setBlackHole(false)
  network.setOnline(true)
  server.answerWith(200)
  for (const kiosk of kiosks) {
    kiosk.setFull(false)
    kiosk.boot()
  }

  const number = server.number === 0 ? undefined : server.number
  const settled = () =>
    kiosks.every(({ station }) => {
      const { publication, source, connection, clicks } = station?.snapshot ?? {}
      const current = publication?.number === number && source === 'current'
      return current && connection?.state === 'open' && clicks?.waiting === 0
    })
  // the longest delay: a request times out after a minute, then a check every five minutes
  for (let passed = 0; passed < 400_000 && !settled(); passed += 10_000) await clock.advance(10_000)
  // an earlier lost request may still be pending
  await clock.advance(70_000)
  for (const { station } of kiosks) {
    expect(station?.snapshot).toMatchObject({ connection: { state: 'open' }, clicks: { waiting: 0 } })
    expect(station?.snapshot.publication?.number).toBe(number)
  }

  const counted = new Map<string, number>()
  const names = [
    ...[...server.clicks.values()].map(({ refId = '' }) => refId),
    ...[...server.searches.values()].map((search) => ('found' in search ? search.found.id : search.text)),
  ]
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  expect([...counted].filter(([, times]) => times !== 1)).toEqual([])
  for (const { stored } of kiosks) expect([...stored].filter((id) => !counted.has(id))).toEqual([])

  const deliveries = office.publish(addresses, { number: number ?? 0 })
  await clock.advance(10_000)
  expect((await deliveries).map(({ state }) => state)).toEqual(['shown', 'shown', 'shown'])
  for (const kiosk of kiosks) kiosk.crash()
  office.close()
}
