import { beforeEach, expect, test } from 'vitest'
import { type BackOffice, createBackOffice, type Delivery } from './back-office'
import { main, server } from './protocol'
import { createFakeClock, type FakeClock } from './testing/fake-clock'
import { createFakeNetwork, type FakeNetwork, fakeEnvironment } from './testing/fake-network'

let clock: FakeClock
let network: FakeNetwork
let office: BackOffice

beforeEach(() => {
  clock = createFakeClock()
  network = createFakeNetwork(clock)
  network.serve(
    (socket) => socket.accept(),
    () => {},
  )
  office = createBackOffice({
    url: 'wss://kiosk.example.com/socket',
    token: () => 's_token',
    environment: fakeEnvironment(clock, network),
  })
})

const connected = async () => {
  office.connect()
  await clock.advance(10)
}
const send = (message: object) => network.last.deliver({ id: 's', toSocketId: main, fromSocketId: server, message })
const k1 = { mallId: 'mall-1', stationId: 'k1' }
const k2 = { mallId: 'mall-1', stationId: 'k2' }
const lastSeenAt = '2026-11-21T09:00:00.000Z'

test('connects as main', async () => {
  await connected()
  expect(network.last.url.search).toBe('?mallId=main&stationId=main')
})

test('passes events to their subscribers', async () => {
  await connected()
  const received: unknown[] = []
  const by = { id: 'u', name: 'Jonas' }
  office.on('changed', (event) => received.push(event))
  office.on('published', (event) => received.push(event))
  const stop = office.on('editing', (event) => received.push(event))
  send({ type: 'changed', mallId: 'mall-1', resource: 'Offer', ids: ['o1'], by })
  send({ type: 'published', mallId: 'mall-1', number: 7 })
  send({ type: 'editing', mallId: 'mall-1', resource: 'Offer', id: 'o1', by })
  await clock.advance(20)
  expect(received).toEqual([
    { mallId: 'mall-1', resource: 'Offer', ids: ['o1'], by },
    { mallId: 'mall-1', number: 7 },
    { mallId: 'mall-1', resource: 'Offer', id: 'o1', by },
  ])
  stop()
  send({ type: 'editing', mallId: 'mall-1', resource: 'Offer', id: 'o2', by })
  await clock.advance(20)
  expect(received).toHaveLength(3)
})

test('an error in a listener does not affect other listeners', async () => {
  await connected()
  let received = 0
  office.on('published', () => {
    throw new Error('a listener failed')
  })
  office.on('published', () => {
    received += 1
  })
  send({ type: 'published', mallId: 'mall-1', number: 7 })
  await clock.advance(20)
  expect(received).toBe(1)
})

test('keeps the presence of stations by mall, and resets it on each connect', async () => {
  await connected()
  expect(office.presence('mall-1')).toBe(office.presence('mall-1'))
  send({ type: 'presence', ...k1, state: 'online', publication: 7, lastSeenAt })
  send({ type: 'presence', ...k2, state: 'online', publication: 7, lastSeenAt })
  send({ type: 'presence', ...k1, state: 'behind', publication: 6, lastSeenAt })
  await clock.advance(20)
  expect(office.presence('mall-1')).toEqual([
    { ...k2, state: 'online', publication: 7, lastSeenAt },
    { ...k1, state: 'behind', publication: 6, lastSeenAt },
  ])
  network.last.breakOff(1006)
  expect(office.presence('mall-1')).toHaveLength(2)
  await clock.advance(1_100)
  expect(office.presence('mall-1')).toEqual([])
})

test('publish reports the delivery state of each station', async () => {
  await connected()
  const k3 = { mallId: 'mall-1', stationId: 'k3' }
  send({ type: 'presence', ...k2, state: 'offline', publication: 6, lastSeenAt })
  send({ type: 'presence', ...k3, state: 'online', publication: 6, lastSeenAt })
  await clock.advance(20)
  network.serve(
    (socket) => socket.accept(),
    (from, text) => {
      const { id, toSocketId, message } = JSON.parse(text)
      if (message.type !== 'sync' || toSocketId.stationId !== 'k1') return
      const reloaded = { type: 'reloaded', publication: 7 }
      from.deliver({ id: 'a', toSocketId: main, fromSocketId: toSocketId, replyTo: id, message: reloaded })
    },
  )
  const seen: Delivery[] = []
  const deliveries = office.publish([k1, k2, k3], { number: 7, onDelivery: (delivery) => seen.push(delivery) })
  await clock.advance(50)
  expect(seen.map(({ stationId, state }) => [stationId, state])).toEqual([
    ['k1', 'sent'],
    ['k2', 'sent'],
    ['k3', 'sent'],
    ['k1', 'shown'],
  ])
  await clock.advance(10_000)
  expect(await deliveries).toEqual([
    { ...k1, state: 'shown', publication: 7 },
    { ...k2, state: 'offline', publication: 6 },
    { ...k3, state: 'unanswered', publication: 6 },
  ])
})

test('without a connection, requests resolve to notSent immediately', async () => {
  expect(await office.publish([k1])).toEqual([{ ...k1, state: 'notSent', publication: null }])
  expect(await office.ping(k1)).toBe('notSent')
})

test('emits signedOut once, whether by frame or by close code', async () => {
  await connected()
  let ended = 0
  office.on('signedOut', () => {
    ended += 1
  })
  send({ type: 'signedOut' })
  await clock.advance(20)
  network.last.breakOff(4401)
  expect(ended).toBe(1)
  expect(office.status).toEqual({ state: 'closed', code: 4401 })
})
