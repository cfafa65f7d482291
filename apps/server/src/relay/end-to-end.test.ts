import type { MallSnapshot } from '@kiosk-admin/api-client'
import { createBackOffice, createStation, memoryStore } from '@kiosk-admin/kiosk-client'
import { beforeEach, expect, test } from 'vitest'
import { createMemoryBus } from './bus'
import type { Hub } from './hub'
import { inProcessSockets } from './in-process'
import { createHarness, settle, staff, station } from './testing/hub-harness'

/** Real clients and relays in two server processes behind a load balancer, with simulated sockets and clock. */

const mallId = '0190b0a8-0000-7000-8000-000000000001'
const stationIds = ['k1', 'k2', 'k3', 'k4']

let harness: ReturnType<typeof createHarness>
let hubs: Hub[]
let timers: { at: number; callback: () => void }[]
let now: number
let sockets: ReturnType<typeof inProcessSockets>

beforeEach(() => {
  // each process has its own subscription, which ends without affecting others
  const bus = createMemoryBus()
  harness = createHarness({ bus: { ...bus, close: async () => {} } })
  harness.credentials.set('s_1', staff({ mallIds: [mallId] }))
  for (const id of stationIds) harness.credentials.set(`k_${id}`, station(id, mallId))
  hubs = [harness.hub(), harness.hub()]
  timers = []
  now = 0
  let turn = 0
  sockets = inProcessSockets(() => hubs[turn++ % hubs.length] as Hub) // there is always one
})

async function pass(ms: number) {
  const end = now + ms
  for (;;) {
    await settle()
    const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
    if (!due) break
    timers = timers.filter((other) => other !== due)
    harness.advance(due.at - now)
    now = due.at
    due.callback()
  }
  harness.advance(end - now)
  now = end
}

const environment = () => ({
  WebSocket: sockets.WebSocket,
  clock: {
    now: () => now,
    after(ms: number, callback: () => void) {
      const timer = { at: now + ms, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  },
  random: () => 0.5,
  log: () => {},
})

const publicationOf = (number: number): MallSnapshot => ({
  format: 1,
  number,
  mallId,
  publishedAt: '2026-11-21T09:00:00.000Z',
  mall: {
    name: 'Strandgallerian',
    timeZone: 'Europe/Stockholm',
    languages: ['se'],
    brandColor: null,
    iconUrl: null,
    eventUrl: null,
    eventCategoryId: null,
  },
  records: {},
  media: {},
})

function publish(number: number) {
  harness.current.set(mallId, number)
  hubs[0]?.published({ mallId, number })
}

async function opened() {
  const url = 'ws://localhost/socket'
  const stations = stationIds.map((stationId) =>
    createStation({
      mallId,
      stationId,
      key: `k_${stationId}`,
      url,
      fetch: async () => Response.json(publicationOf(harness.current.get(mallId) ?? 0)),
      store: memoryStore(),
      restart: () => {},
      environment: environment(),
    }),
  )
  for (const one of stations) void one.start()
  const office = createBackOffice({ url, token: () => 's_1', environment: environment() })
  office.connect()
  await pass(100)
  return { stations, office }
}

const shown = (stations: Awaited<ReturnType<typeof opened>>['stations']) =>
  stations.map(({ snapshot }) => snapshot.publication?.number)

test('a publish reaches all stations in all processes, and staff see it', async () => {
  harness.current.set(mallId, 1)
  const { stations, office } = await opened()
  expect(shown(stations)).toEqual([1, 1, 1, 1])
  publish(2)
  const deliveries = office.publish(
    stationIds.map((stationId) => ({ mallId, stationId })),
    { number: 2 },
  )
  await pass(100)
  expect(shown(stations)).toEqual([2, 2, 2, 2])
  expect((await deliveries).map(({ state }) => state)).toEqual(['shown', 'shown', 'shown', 'shown'])
  expect(office.presence(mallId).map(({ state, publication }) => [state, publication])).toEqual(
    stationIds.map(() => ['online', 2]),
  )
})

test('staff reach stations of every process', async () => {
  harness.current.set(mallId, 1)
  const { office } = await opened()
  const answers = stationIds.flatMap((stationId) => [
    office.ping({ mallId, stationId }),
    office.reload({ mallId, stationId }).then(({ state }) => state),
  ])
  await pass(100)
  expect(await Promise.all(answers)).toEqual(stationIds.flatMap(() => ['answered', 'shown']))
})

test('a process that stops during a publish delays it and loses nothing', async () => {
  harness.current.set(mallId, 1)
  const { stations, office } = await opened()
  await hubs[1]?.close()
  hubs = hubs.slice(0, 1)
  publish(2)
  await pass(30_000)
  hubs[0]?.sweep()
  await pass(1_000)
  expect(shown(stations)).toEqual([2, 2, 2, 2])
  expect(office.presence(mallId).map(({ state }) => state)).toEqual(stationIds.map(() => 'online'))
})

test('a crashed process is noticed, and its stations reconnect to the other', async () => {
  harness.current.set(mallId, 1)
  const { stations, office } = await opened()
  hubs = hubs.slice(0, 1)
  sockets.cut()
  await pass(60_000)
  hubs[0]?.sweep()
  // all connect again, as the crashed process may have sent no event of its last commit
  await pass(30_000)
  publish(2)
  await pass(100)
  expect(shown(stations)).toEqual([2, 2, 2, 2])
  expect(office.presence(mallId).map(({ state }) => state)).toEqual(stationIds.map(() => 'online'))
})
