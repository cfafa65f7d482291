import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { backoff } from './environment'
import { main, parseFrame, type SocketId } from './protocol'
import { createSocket, type SocketStatus, socketUrl } from './socket'
import { createFakeClock, type FakeClock } from './testing/fake-clock'
import { createFakeNetwork, type FakeNetwork, type FakeSocket, fakeEnvironment } from './testing/fake-network'

const identity: SocketId = { mallId: 'mall-1', stationId: 'k1' }
let clock: FakeClock
let network: FakeNetwork
let statuses: SocketStatus[]
let logged: unknown[]

beforeEach(() => {
  clock = createFakeClock()
  network = createFakeNetwork(clock)
  network.serve(
    (socket) => socket.accept(),
    (from, text) => answer(from, text),
  )
  statuses = []
  logged = []
})

const answer = (to: FakeSocket, text: string) => {
  const { id, fromSocketId, message } = JSON.parse(text)
  to.deliver({ id: 'answer', toSocketId: fromSocketId, fromSocketId: main, replyTo: id, message })
}

const openSocket = (credential: () => string | null = () => 'k_secret') => {
  const socket = createSocket({
    url: 'https://kiosk.example.com/socket',
    identity,
    credential,
    environment: { ...fakeEnvironment(clock, network), log: (...entry) => void logged.push(entry) },
    parseFrame,
    onFrame: () => {},
    onStatus: (status) => void statuses.push(status),
  })
  socket.open()
  return socket
}

describe('connecting', () => {
  test('sends its identity in the URL and the credential in a subprotocol', async () => {
    openSocket()
    await clock.advance(10)
    expect(network.last.url.href).toBe('wss://kiosk.example.com/socket?mallId=mall-1&stationId=k1')
    expect(network.last.offered).toEqual(['kiosk.v1', 'bearer.k_secret'])
    expect(statuses).toEqual([{ state: 'connecting' }, { state: 'open' }])
  })

  test('does not connect without a credential', () => {
    expect(openSocket(() => null).status).toEqual({ state: 'closed', code: 4401 })
    expect(network.sockets).toEqual([])
  })

  test('does not connect with a credential that is not a valid subprotocol', () => {
    expect(openSocket(() => 'not base64url!').status.state).toBe('waiting')
    expect(network.sockets).toEqual([])
  })

  test('times out and retries if the server does not answer', async () => {
    network.serve(
      () => {},
      () => {},
    )
    openSocket()
    await clock.advance(15_000)
    expect(network.last.closedWith).toBeDefined()
    await clock.advance(1_000)
    expect(network.sockets).toHaveLength(2)
  })

  test('sends the software version', () => {
    expect(socketUrl('ws://localhost/socket', main, '2.8.1')).toBe(
      'ws://localhost/socket?mallId=main&stationId=main&softwareVersion=2.8.1',
    )
  })
})

describe('liveness', () => {
  test('sends a test message every 15,000 ms and stays open while it is answered', async () => {
    openSocket()
    await clock.advance(15_005)
    expect(network.last.sent).toHaveLength(1)
    expect(network.last.sent[0]).toMatchObject({ toSocketId: main, fromSocketId: identity, message: { type: 'ping' } })
    await clock.advance(150_000)
    expect(network.sockets).toHaveLength(1)
    expect(network.last.sent).toHaveLength(11)
  })

  test('closes without an answer and reconnects with backoff', async () => {
    const socket = openSocket()
    await clock.advance(10)
    network.setBlackHole(true)
    await clock.advance(30_000)
    expect(socket.status.state).toBe('waiting')
    expect(network.last.closedWith).toEqual({ code: 4408, reason: 'No answer' })
    network.setBlackHole(false)
    await clock.advance(1_100)
    expect(network.sockets).toHaveLength(2)
    expect(socket.status.state).toBe('open')
  })

  test('closes with code 1000 if the browser is offline, and waits for the network', async () => {
    const socket = openSocket()
    await clock.advance(10)
    network.setBlackHole(true)
    network.network.online = () => false
    await clock.advance(30_000)
    expect(network.last.closedWith).toEqual({ code: 1000, reason: 'Closing from client' })
    expect(socket.status.state).toBe('offline')
  })

  test('ignores a late answer to an earlier test message', async () => {
    openSocket()
    await clock.advance(10)
    network.serve(
      () => {},
      (from) =>
        from.deliver({
          id: 'x',
          toSocketId: identity,
          fromSocketId: main,
          replyTo: 'other',
          message: { type: 'ping' },
        }),
    )
    await clock.advance(30_000)
    expect(network.last.closedWith?.code).toBe(4408)
  })
})

describe('online and offline', () => {
  test('closes when the browser goes offline and reconnects at once on its online event', async () => {
    const socket = openSocket()
    await clock.advance(10)
    network.setOnline(false)
    expect(network.last.closedWith).toEqual({ code: 1000, reason: 'Closing from client' })
    expect(socket.status.state).toBe('offline')
    await clock.advance(20_000)
    expect(network.sockets).toHaveLength(1)
    network.setOnline(true)
    await clock.advance(10)
    expect(socket.status.state).toBe('open')
    expect(network.sockets).toHaveLength(2)
  })

  test('retries at long intervals while the browser reports offline', async () => {
    network.setOnline(false)
    const socket = openSocket()
    await clock.advance(10)
    expect(socket.status.state).toBe('open')
    await clock.advance(60_000)
    network.last.breakOff(1006)
    expect(socket.status.state).toBe('offline')
    await clock.advance(30_010)
    expect(socket.status.state).toBe('open')
  })
})

describe('closing', () => {
  test('by the client uses code 1000 and is final', async () => {
    const socket = openSocket()
    await clock.advance(10)
    socket.close()
    expect(network.last.closedWith).toEqual({ code: 1000, reason: 'Closing from client' })
    await clock.advance(600_000)
    network.setOnline(true)
    expect(network.sockets).toHaveLength(1)
    expect(socket.status).toEqual({ state: 'closed' })
  })

  test.each([4401, 4403])('%i ends it until it is openSocket again', async (code) => {
    const socket = openSocket()
    await clock.advance(10)
    network.last.breakOff(code)
    expect(socket.status).toEqual({ state: 'closed', code })
    await clock.advance(600_000)
    network.setOnline(true)
    expect(network.sockets).toHaveLength(1)
    socket.open()
    await clock.advance(10)
    expect(socket.status.state).toBe('open')
  })

  test.each([
    [1006, 1_000],
    [1001, 4_000],
    [4429, 30_000],
  ])('after %i it is back within %i ms', async (code, longest) => {
    const socket = openSocket()
    await clock.advance(10)
    network.last.breakOff(code)
    expect(socket.status.state).toBe('waiting')
    await clock.advance(499)
    expect(network.sockets).toHaveLength(1)
    await clock.advance(longest)
    expect(socket.status.state).toBe('open')
  })

  test('ignores events of an abandoned socket', async () => {
    const socket = openSocket()
    await clock.advance(10)
    const first = network.last
    network.setOnline(false)
    network.setOnline(true)
    await clock.advance(10)
    first.breakOff(4401)
    expect(socket.status.state).toBe('open')
  })
})

test('logs an error and a close, and connects again', async () => {
  const socket = openSocket()
  await clock.advance(10)
  network.last.breakOff(1006, 'gone')
  expect(logged).toEqual([['Socket error'], ['The socket was closed', { code: 1006, reason: 'gone' }]])
  await clock.advance(1_000)
  expect(socket.status.state).toBe('open')
})

test('sends nothing without a connection', async () => {
  const socket = openSocket()
  expect(socket.send(main, { type: 'sync' })).toBeUndefined()
  await clock.advance(10)
  expect(socket.send(main, { type: 'sync' })).toEqual(expect.any(String))
})

test('backoff grows from half a second to half a minute', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempt, chance) => {
      const ms = backoff(attempt, () => chance)
      expect(ms).toBeGreaterThanOrEqual(500)
      expect(ms).toBeLessThanOrEqual(30_000)
      expect(backoff(attempt + 1, () => chance)).toBeGreaterThanOrEqual(ms)
    }),
  )
})
