import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackOffice } from './back-office'
import { createFakeClock } from './testing/fake-clock'
import { createFakeKiosk } from './testing/fake-kiosk'
import { createFakeNetwork, type Fate, fakeEnvironment } from './testing/fake-network'
import { createFakeServer, mallId } from './testing/fake-server'

const url = 'wss://kiosk.example.com/socket'
const direct: Fate = { delay: 5, copies: 1 }

/** Frames, questions and answers are dropped, doubled, and delayed so differently that they overtake each other. */
const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant(direct) },
  {
    weight: 2,
    arbitrary: fc.record<Fate>({ delay: fc.integer({ min: 1, max: 40_000 }), copies: fc.constantFrom(0, 1, 2) }),
  },
)

const deeds = [
  'publish',
  'cut',
  'server stops',
  'hole',
  'no hole',
  'offline',
  'online',
  'server fails',
  'server answers',
  'staff restart it',
  'touch',
  'many touches',
  'crash',
  'crash while it writes',
  'start',
  'disk is full',
  'disk is not full',
] as const

const step = fc.record({
  what: fc.constantFrom(...deeds, 'touch' as const, 'publish' as const),
  which: fc.nat(2),
  // often so soon that something else is still under way: a write, a question, an answer
  wait: fc.oneof(fc.nat(20), fc.nat(3_000), fc.nat(60_000)),
})
type Step = { what: (typeof deeds)[number]; which: number; wait: number }

/** `SCHEDULES=100000 SEED=7` for a night. */
const numRuns = Number(process.env.SCHEDULES ?? 3_000)
const firstSeed = Number(process.env.SEED ?? 20_261_121)

test(`after the network heals every station shows the current publication, and every click counts once: ${numRuns} schedules`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { minLength: 1, maxLength: 20 }),
      fc.array(step, { maxLength: 25 }),
      fc.integer(),
      run,
    ),
    { numRuns, seed: firstSeed },
  )
}, 600_000)

async function run(fates: Fate[], steps: Step[], seed: number) {
  const clock = createFakeClock()
  const network = createFakeNetwork(clock)
  const server = createFakeServer(network)
  const world = { clock, network, server, url }
  const stationIds = ['k1', 'k2', 'k3']
  const kiosks = stationIds.map((stationId, index) => createFakeKiosk(world, stationId, seed + index))
  const everyone = stationIds.map((stationId) => ({ mallId, stationId }))
  const office = createBackOffice({ url, token: () => 's_1', environment: fakeEnvironment(clock, network, 'office') })
  office.connect()

  let turn = 0
  network.setFate(() => fates[turn++ % fates.length] ?? direct)
  for (const { what, which, wait } of steps) {
    const kiosk = kiosks[which]
    if (what === 'publish') {
      server.publish()
      void office.publish(everyone)
    } else if (what === 'cut') server.disconnectAll(1006)
    else if (what === 'server stops') server.disconnectAll(1001)
    else if (what === 'hole' || what === 'no hole') network.setHole(what === 'hole')
    else if (what === 'offline' || what === 'online') network.setOnline(what === 'online')
    else if (what === 'server fails' || what === 'server answers')
      server.answerWith(what === 'server fails' ? 503 : 200)
    else if (what === 'staff restart it') void office.restart(everyone[which] ?? { mallId, stationId: 'k1' })
    else if (what === 'touch') kiosk?.touch()
    else if (what === 'many touches') for (let count = 0; count < 7; count++) kiosk?.touch()
    else if (what === 'crash') kiosk?.crash()
    else if (what === 'crash while it writes') {
      kiosk?.touch()
      await clock.advance(wait % 4)
      kiosk?.crash()
    } else if (what === 'start') kiosk?.boot()
    else kiosk?.setFull(what === 'disk is full')
    await clock.advance(wait)
  }

  network.setFate(() => direct)
  network.setHole(false)
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
  // the longest there is: a question that nobody answers is given up after a minute, then a check every five
  for (let passed = 0; passed < 400_000 && !settled(); passed += 10_000) await clock.advance(10_000)
  // a question that was lost before may still be waited for
  await clock.advance(70_000)
  for (const { station } of kiosks) {
    expect(station?.snapshot).toMatchObject({ connection: { state: 'open' }, clicks: { waiting: 0 } })
    expect(station?.snapshot.publication?.number).toBe(number)
  }

  const counted = new Map<string, number>()
  for (const { refId = '' } of server.clicks.values()) counted.set(refId, (counted.get(refId) ?? 0) + 1)
  expect([...counted].filter(([, times]) => times !== 1)).toEqual([])
  for (const { kept } of kiosks) expect([...kept].filter((touch) => !counted.has(touch))).toEqual([])

  const deliveries = office.publish(everyone, { number: number ?? 0 })
  await clock.advance(10_000)
  expect((await deliveries).map(({ state }) => state)).toEqual(['shown', 'shown', 'shown'])
  for (const kiosk of kiosks) kiosk.crash()
  office.close()
}
