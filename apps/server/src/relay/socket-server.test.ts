import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLocalBuckets } from '../limits/buckets'
import { createRateLimits } from '../limits/rate-limits'
import { createSocketServer } from './socket-server'
import { createHarness, settle, staff, station } from './testing/hub-harness'

const log = { info: () => {}, warn: () => {}, error: () => {} }

let port: number
let harness: ReturnType<typeof createHarness>
let http: Server
let sockets: ReturnType<typeof createSocketServer>
let hub: ReturnType<ReturnType<typeof createHarness>['hub']>
const opened: WebSocket[] = []

beforeEach(async () => {
  harness = createHarness()
  harness.credentials.set('s_1', staff())
  harness.credentials.set('k_1', station('k1'))
  hub = harness.hub()
  const limits = createRateLimits(createLocalBuckets(), { readsPerMinute: 512, writesPerMinute: 0 })
  sockets = createSocketServer({
    hub,
    log,
    publicUrl: 'https://kiosk.example.com',
    rates: { limits, clock: harness.clock, trustProxy: false },
  })
  http = createServer()
  http.on('upgrade', sockets.upgrade)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  port = (http.address() as AddressInfo).port
})

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate()
  await sockets.close()
  await new Promise((resolve) => http.close(resolve))
})

const connect = (query: string, offered: string[], origin?: string) => {
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/socket?${query}`,
    offered,
    origin === undefined ? {} : { origin },
  )
  opened.push(socket)
  return socket
}
const asStation = (credential = 'k_1') => connect('mallId=mall-1&stationId=k1', ['kiosk.v1', `bearer.${credential}`])
const asStaff = (credential = 's_1') => connect('mallId=main&stationId=main', ['kiosk.v1', `bearer.${credential}`])

const opening = (socket: WebSocket) => new Promise<void>((resolve) => socket.once('open', resolve))
const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))
const frame = (socket: WebSocket) =>
  new Promise<Record<string, unknown>>((resolve) => socket.once('message', (data) => resolve(JSON.parse(`${data}`))))

test('accepts a station, echoes only the protocol name, and answers its ping', async () => {
  const socket = asStation()
  await opening(socket)
  expect(socket.protocol).toBe('kiosk.v1')
  const answer = frame(socket)
  const [main, self] = [
    { mallId: 'main', stationId: 'main' },
    { mallId: 'mall-1', stationId: 'k1' },
  ]
  socket.send(JSON.stringify({ id: 'p1', toSocketId: main, fromSocketId: self, message: { type: 'ping' } }))
  expect(await answer).toMatchObject({ replyTo: 'p1', fromSocketId: main, message: { type: 'ping' } })
})

test('rejects with a close code', async () => {
  expect(await closing(asStation('k_unknown'))).toBe(4401)
  expect(await closing(asStaff('k_1'))).toBe(4403)
  expect(await closing(connect('mallId=main&stationId=main', ['kiosk.v1']))).toBe(4401)
})

test('rejects upgrades without the subprotocol', async () => {
  const refused = new Promise<number | undefined>((resolve) => {
    const socket = connect('mallId=mall-1&stationId=k1', ['something.else'])
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
  })
  expect(await refused).toBe(400)
})

test.each([
  ['https://kiosk.example.com', 'open'],
  [() => `http://127.0.0.1:${port}`, 'open'],
  ['https://evil.example.com', 403],
  ['http://kiosk.example.com', 403],
  ['null', 403],
])('a socket of a page of %s is %s', async (origin, result) => {
  const socket = connect(
    'mallId=mall-1&stationId=k1',
    ['kiosk.v1', 'bearer.k_1'],
    typeof origin === 'string' ? origin : origin(),
  )
  socket.on('error', () => {})
  const opened = new Promise<string | number | undefined>((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
  })
  expect(await opened).toBe(result)
})

test('closes the connection on an oversized message', async () => {
  const socket = asStation()
  await opening(socket)
  const closed = closing(socket)
  socket.send('x'.repeat(5_000))
  expect(await closed).toBe(1009)
})

test('delivers events, and a station is offline when its connection breaks', async () => {
  const [office, kiosk] = [asStaff(), asStation()]
  await Promise.all([opening(office), opening(kiosk)])
  await settle()
  expect(hub.presence('mall-1')).toMatchObject([{ stationId: 'k1' }])
  const received = frame(kiosk)
  hub.published({ mallId: 'mall-1', number: 3 })
  expect(await received).toMatchObject({ message: { type: 'published', number: 3 } })
  const left = new Promise<void>((resolve) => {
    office.on('message', (data) => `${data}`.includes('"offline"') && resolve())
  })
  kiosk.terminate()
  await left
  expect(hub.presence('mall-1')).toMatchObject([{ state: 'offline' }])
})

test('an ended session is closed with 4401', async () => {
  const office = asStaff()
  await opening(office)
  const closed = closing(office)
  hub.sessionEnded('session-1')
  expect(await closed).toBe(4401)
})

test('a stopping server closes all connections with 1001', async () => {
  const kiosk = asStation()
  await opening(kiosk)
  const closed = closing(kiosk)
  await sockets.close()
  expect(await closed).toBe(1001)
})

test('limits a station that connects too often, not its neighbour', async () => {
  harness.credentials.set('k_2', station('k2'))
  for (let count = 0; count < 16; count++) {
    const socket = asStation()
    await opening(socket)
    socket.terminate()
  }
  expect(await closing(asStation())).toBe(4429)
  await opening(connect('mallId=mall-1&stationId=k2', ['kiosk.v1', 'bearer.k_2']))
  // a quarter of an eighth of 512 in a minute
  harness.advance(4_000)
  await opening(asStation())
  expect(await closing(asStation())).toBe(4429)
})
