import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBackOffice, createStation, memoryStore } from '@kiosk-admin/kiosk-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSocketServer } from '../relay/socket-server'
import { createHarness, staff, station } from '../relay/testing/hub-harness'
import { startDemoStations } from './demo-stations'

/** The simulations on the real relay over real sockets. */

const mallId = '0190b0a8-0000-7000-8000-000000000001'
const log = { info: () => {}, warn: () => {}, error: () => {} }
const [k1, k2] = [
  { mallId, stationId: 'k1', key: 'k_k1' },
  { mallId, stationId: 'k2', key: 'k_k2' },
]

let harness: ReturnType<typeof createHarness>
let hub: ReturnType<ReturnType<typeof createHarness>['hub']>
let http: Server
let sockets: ReturnType<typeof createSocketServer>
let url: string
const ends: (() => void)[] = []

beforeEach(async () => {
  harness = createHarness()
  harness.credentials.set('s_1', staff({ mallIds: [mallId] }))
  for (const { stationId, key } of [k1, k2]) harness.credentials.set(key, station(stationId, mallId))
  harness.current.set(mallId, 7)
  hub = harness.hub()
  sockets = createSocketServer({ hub, log, publicUrl: 'http://localhost' })
  const mall = { name: 'Strandgallerian', timeZone: 'Europe/Stockholm', languages: ['se'] }
  const nothing = { brandColor: null, iconUrl: null, eventUrl: null, eventCategoryId: null }
  http = createServer((_, response) => {
    const published = { number: harness.current.get(mallId), publishedAt: '2026-11-21T09:00:00.000Z' }
    const body = { format: 1, mallId, ...published, mall: { ...mall, ...nothing }, records: {}, media: {} }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  http.on('upgrade', sockets.upgrade)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await sockets.close()
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
})

const simulate = () => {
  const end = startDemoStations({ url, stations: [k1, k2], fetchMs: () => 1, restartMs: 20, returnMs: 20 })
  ends.push(end)
  return end
}

function realStation() {
  const { key, ...who } = k1
  const real = createStation({
    ...{ ...who, key, store: memoryStore(), restart: () => {}, softwareVersion: '1.2.3' },
    url: `${url}/socket`,
    baseUrl: `${url}/api`,
    environment: { log: () => {} },
  })
  void real.start()
  ends.push(real.stop)
  return real
}

const presence = () =>
  Object.fromEntries(
    hub
      .presence(mallId)
      .map(({ stationId, state, publication, softwareVersion }) => [stationId, [state, publication, softwareVersion]]),
  )
const simulated = ['online', 7, 'simulated']

async function openOffice() {
  const office = createBackOffice({ url: `${url}/socket`, token: () => 's_1', environment: { log: () => {} } })
  ends.push(() => office.close())
  office.connect()
  await expect.poll(() => office.status.state).toBe('open')
  return office
}

test('simulated stations are online, show the publication, and end with the server', async () => {
  const end = simulate()
  await expect.poll(() => presence()).toEqual({ k1: simulated, k2: simulated })
  harness.current.set(mallId, 8)
  hub.published({ mallId, number: 8 })
  await expect.poll(() => presence().k2).toEqual(['online', 8, 'simulated'])
  end()
  await expect.poll(() => presence()).toMatchObject({ k1: ['offline', 8, 'simulated'] })
})

test('answer ping, reload and restart like a kiosk', async () => {
  simulate()
  await expect.poll(() => presence()).toEqual({ k1: simulated, k2: simulated })
  const office = await openOffice()
  const { stationId } = k1
  expect(await office.ping({ mallId, stationId })).toBe('answered')
  expect(await office.reload({ mallId, stationId })).toMatchObject({ state: 'shown' })
  expect(await office.restart({ mallId, stationId })).toBe('answered')
  await expect.poll(() => presence().k1).toEqual(simulated)
})

test('a real station replaces its simulation, which returns after it has disconnected', async () => {
  simulate()
  await expect.poll(() => presence()).toEqual({ k1: simulated, k2: simulated })
  const real = realStation()
  await expect.poll(() => presence()).toEqual({ k1: ['online', 7, '1.2.3'], k2: simulated })
  await expect.poll(() => hub.counts().station).toBe(2)
  expect(real.snapshot.connection.state).toBe('open')
  real.stop()
  await expect.poll(() => presence()).toEqual({ k1: simulated, k2: simulated })
})
