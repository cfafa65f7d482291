import { calls } from '@kiosk-admin/api-client'
import { main } from '@kiosk-admin/kiosk-client'
import { beforeEach, expect, it } from 'vitest'
import { authenticateSocket } from '../../app'
import { lastPublication } from '../../db/publication/publication'
import { writeStationEvents } from '../../db/publication/station-events'
import { createMemoryBus } from '../../relay/bus'
import { createHub, type Hub } from '../../relay/hub'
import type { WriteStationEvents } from '../../relay/station-journal'
import { createHarness } from '../../relay/testing/hub-harness'
import { createTestApp, seededRandom, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

/** Events of stations from the socket to the call, with the real relay and app. */

let app: TestApp
let client: ReturnType<TestApp['client']>
let token: string
let key: string
const { connect } = createHarness()
const address = { mallId: ids.near, stationId: ids.station }
const params = { id: ids.station }

const hubWith = (write: WriteStationEvents = (entries) => writeStationEvents(app.db, entries)) => {
  const hub = createHub({
    bus: createMemoryBus(),
    clock: app.clock,
    random: seededRandom(4),
    log: app.log,
    authenticate: authenticateSocket(app, app.clock),
    currentPublication: async (mallId) => (await lastPublication(app.db, mallId))?.number ?? null,
    writeStationEvents: write,
  })
  app.relay.presence = hub.presence
  app.relay.published = hub.published
  return hub
}

const openStation = (hub: Hub) => connect(hub, key, address)
const openOffice = (hub: Hub) => connect(hub, token, main)
const listEvents = () => client.call(calls.stationEvents, { params })
const kinds = async () => (await listEvents()).events.map(({ kind }) => kind)
/** Waits until this number of events is stored. */
const eventually = (expected: string[]) => expect.poll(() => kinds()).toEqual(expected)

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  ;({ client, token } = await app.signIn('chief'))
  ;({ key } = await client.call(calls.stationKey, { params }))
})

it('lists events of a station, newest first, with author and response time of commands', async () => {
  const hub = hubWith()
  const office = await openOffice(hub)
  let station = await openStation(hub)
  await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
  station.send(main, { type: 'reloaded', publication: 1 })
  await eventually(['shown', 'connected'])
  app.clock.advance(60_000)
  const ping = office.send(address, { type: 'ping' })
  app.clock.advance(250)
  station.send(main, { type: 'ping' }, { replyTo: ping })
  const reload = office.send(address, { type: 'reload' })
  station.send(main, { type: 'reloaded', publication: 1 }, { replyTo: reload })
  const restart = office.send(address, { type: 'restart' })
  app.clock.advance(1_000)
  station.closed()
  app.clock.advance(9_000)
  station = await openStation(hub)
  station.send(main, { type: 'restarted' }, { replyTo: restart })
  station.send(main, { type: 'reloaded', publication: 1 })
  await eventually(['connected', 'disconnected', 'restart', 'reload', 'ping', 'shown', 'connected'])
  const { events } = await listEvents()
  const by = { id: expect.any(String), name: 'chief' }
  expect(events.slice(2)).toMatchObject([
    { kind: 'restart', by, answeredAt: '2026-11-21T09:01:10.250Z' },
    { kind: 'reload', by, answeredAt: '2026-11-21T09:01:00.250Z' },
    { kind: 'ping', by, at: '2026-11-21T09:01:00.000Z', answeredAt: '2026-11-21T09:01:00.250Z' },
    { kind: 'shown', publication: 1, by: null },
    { kind: 'connected', by: null, answeredAt: null },
  ])
  expect(office.messages('stationEvents')).toContainEqual({
    type: 'stationEvents',
    mallId: ids.near,
    stationIds: [ids.station],
  })
})

it('has the start of the current state', async () => {
  const hub = hubWith()
  expect(await listEvents()).toEqual({ since: null, events: [] })
  const office = await openOffice(hub)
  const station = await openStation(hub)
  await eventually(['connected'])
  expect((await listEvents()).since).toBe('2026-11-21T09:00:00.000Z')
  app.clock.advance(60_000)
  const { number } = await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
  expect((await listEvents()).since).toBe('2026-11-21T09:01:00.000Z')
  station.send(main, { type: 'reloaded', publication: number })
  await eventually(['shown', 'connected'])
  expect((await listEvents()).since).toBe('2026-11-21T09:00:00.000Z')
  app.clock.advance(60_000)
  office.send(address, { type: 'restart' })
  await eventually(['restart', 'shown', 'connected'])
  expect((await listEvents()).since).toBe('2026-11-21T09:02:00.000Z')
  app.clock.advance(150_000)
  station.closed()
  await eventually(['disconnected', 'restart', 'shown', 'connected'])
  expect((await listEvents()).since).toBe('2026-11-21T09:04:30.000Z')
})

it('survives a restart of the server, with last contact and publication of a station', async () => {
  const hub = hubWith()
  await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
  const station = await openStation(hub)
  station.send(main, { type: 'reloaded', publication: 1 })
  app.clock.advance(60_000)
  await hub.close()
  const again = hubWith()
  expect((await listEvents()).events[0]).toMatchObject({ kind: 'disconnected', reason: 'server' })
  const [listed] = await client.call(calls.stations, { params: { mallId: ids.near } })
  expect(listed).toMatchObject({ state: 'offline', lastSeenAt: '2026-11-21T09:01:00.000Z', publication: 1 })
  // an unchanged publication is no event
  const back = await openStation(again)
  back.send(main, { type: 'reloaded', publication: 1 })
  const office = await openOffice(again)
  office.send(address, { type: 'ping' })
  await eventually(['ping', 'connected', 'disconnected', 'shown', 'connected'])
})

it('keeps the newest events of a station, and the last of each kind', async () => {
  const hub = hubWith()
  const office = await openOffice(hub)
  await openStation(hub)
  for (let count = 0; count < 60; count += 1) office.send(address, { type: 'ping' })
  await hub.close()
  const rows = await app.db.selectFrom('station_event').select('kind').orderBy('id', 'desc').execute()
  expect(rows).toHaveLength(51)
  expect(rows.map(({ kind }) => kind)).toContain('connected')
  expect((await listEvents()).events).toHaveLength(10)
})

it('requires access to the mall and permission to read stations', async () => {
  hubWith()
  const read = async (name: string, mallId?: string) =>
    (await app.signIn(name, mallId)).client.call(calls.stationEvents, { params })
  await expect(read('stranger')).rejects.toMatchObject({ code: 'not_found' })
  await expect(read('editor')).rejects.toMatchObject({ code: 'access_denied' })
})

it('a failed write of an event is logged and does not stop the relay', async () => {
  const hub = hubWith(() => Promise.reject(new Error('no database')))
  const office = await openOffice(hub)
  const station = await openStation(hub)
  const id = office.send(address, { type: 'ping' })
  station.send(main, { type: 'ping' }, { replyTo: id })
  expect(office.messages('ping')).toHaveLength(1)
  await hub.close()
  expect(app.errors.length).toBeGreaterThan(0)
  app.errors.length = 0
})
