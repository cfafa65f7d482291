import { backoff, type Environment, type SocketLike } from './environment'
import {
  type ClientFrame,
  type ClientMessage,
  closeCode,
  closingReason,
  main,
  parseFrame,
  type ServerFrame,
  type SocketId,
  subprotocolsFor,
} from './protocol'

/** How often a test message is sent, and how long its answer may take. */
export const livenessMs = 15_000

export type SocketStatus =
  | { state: 'connecting' | 'open' | 'offline' }
  /** Reconnects at `retryAt`. */
  | { state: 'waiting'; retryAt: number }
  /** Nobody asked for it, or it was closed for good: 4401 the credential ended, 4403 a right was withdrawn. */
  | { state: 'closed'; code?: number }

export type SocketOptions = {
  /** Address of the socket, such as `/socket` or `wss://kiosk.example.com/socket`. */
  url: string
  identity: SocketId
  /** Asked at each connect. */
  credential: () => string | null | undefined
  /** Told to the server on connect; staff see it beside the station. */
  softwareVersion?: string | undefined
  environment: Environment
  onFrame: (frame: ClientFrame | ServerFrame) => void
  onStatus: (status: SocketStatus) => void
}

/** A connection that tests itself and comes back by itself, until it is closed or the server ends it for good. */
export function createSocket({ identity, credential, environment, onFrame, onStatus, ...address }: SocketOptions) {
  const { WebSocket, clock, random, newId, network, log } = environment
  let status: SocketStatus = { state: 'closed' }
  let current: SocketLike | undefined
  let attempt = 0
  /** The id of the test message that is not answered yet. */
  let unanswered: string | undefined
  let cancelTimer = () => {}
  let stopWatching: (() => void) | undefined

  function become(next: SocketStatus) {
    status = next
    onStatus(next)
  }

  function wait(ms: number, then: () => void) {
    cancelTimer()
    cancelTimer = clock.after(ms, then)
  }

  function connect() {
    const token = credential()
    if (!token) return end(closeCode.credentialEnded)
    unanswered = undefined
    let socket: SocketLike
    try {
      socket = new WebSocket(socketUrl(address.url, identity, address.softwareVersion), subprotocolsFor(token))
    } catch (error) {
      log('The socket cannot be opened', error)
      return retry()
    }
    current = socket
    // a socket that has been given up may still report; it is not listened to
    const whileCurrent =
      <Args extends unknown[]>(listener: (...args: Args) => void) =>
      (...args: Args) => {
        if (socket === current) listener(...args)
      }
    socket.addEventListener(
      'open',
      whileCurrent(() => become({ state: 'open' })),
    )
    socket.addEventListener(
      'message',
      whileCurrent((event) => received(event.data)),
    )
    socket.addEventListener(
      'error',
      whileCurrent(() => log('Socket error')),
    )
    socket.addEventListener(
      'close',
      whileCurrent(({ code, reason }) => closed(code, reason)),
    )
    wait(livenessMs, test)
    become({ state: 'connecting' })
  }

  function received(data: unknown) {
    const frame = parseFrame(data)
    if (!frame) return log('A frame that is not understood', data)
    if (frame.replyTo !== undefined && frame.replyTo === unanswered) {
      unanswered = undefined
      attempt = 0
      return
    }
    onFrame(frame)
  }

  function test() {
    if (status.state !== 'open' || unanswered !== undefined) {
      log('The socket did not answer')
      if (network.online()) abandon(closeCode.noAnswer, 'No answer')
      else abandon()
      return retry()
    }
    unanswered = newId()
    transmit({ id: unanswered, toSocketId: main, fromSocketId: identity, message: { type: 'ping' } })
    wait(livenessMs, test)
  }

  function closed(code: number, reason: string) {
    log('The socket was closed', { code, reason })
    current = undefined
    if (code === closeCode.credentialEnded || code === closeCode.rightWithdrawn) return end(code)
    if (code === closeCode.tooManyFrames) attempt = Math.max(attempt, 5)
    // when a server stops, everybody has to come back: spread them wider
    if (code === closeCode.serverStopping) attempt = Math.max(attempt, 2)
    retry()
  }

  function retry() {
    // The browser can be wrong about being offline (a server in the same closed network), so it is tried all the same,
    // only seldom; its `online` event comes first in nearly every case.
    const online = network.online()
    const ms = online ? backoff(attempt, random) : 30_000
    attempt += 1
    wait(ms, connect)
    become(online ? { state: 'waiting', retryAt: clock.now() + ms } : { state: 'offline' })
  }

  function networkChanged() {
    if (network.online()) {
      if (status.state === 'offline' || status.state === 'waiting') connect()
    } else if (status.state !== 'offline') {
      abandon()
      retry()
    }
  }

  /** Lets go of the socket at once: its own closing may take minutes when nobody answers. */
  function abandon(code: number = closeCode.closing, reason: string = closingReason) {
    const socket = current
    current = undefined
    socket?.close(code, reason)
  }

  function end(code?: number) {
    cancelTimer()
    stopWatching?.()
    stopWatching = undefined
    become(code === undefined ? { state: 'closed' } : { state: 'closed', code })
  }

  function transmit(frame: ClientFrame): boolean {
    if (status.state !== 'open' || !current) return false
    try {
      current.send(JSON.stringify(frame))
      return true
    } catch (error) {
      log('A frame was not sent', error)
      return false
    }
  }

  return {
    get status() {
      return status
    },
    /** Connects; also after it was closed for good. */
    open() {
      if (status.state !== 'closed') return
      attempt = 0
      stopWatching = network.onChange(networkChanged)
      connect()
    },
    close() {
      if (status.state === 'closed') return
      abandon()
      end()
    },
    /** Sends a message and returns the id of its frame; `undefined` when there is no connection. */
    send(toSocketId: SocketId, message: ClientMessage, replyTo?: string): string | undefined {
      const id = newId()
      const frame: ClientFrame = { id, toSocketId, fromSocketId: identity, message }
      return transmit(replyTo === undefined ? frame : { ...frame, replyTo }) ? id : undefined
    },
  }
}

/** The whole address: `ws` for `http`, relative to the page, with who is calling in the query. */
export function socketUrl(url: string, { mallId, stationId }: SocketId, softwareVersion?: string): string {
  const whole = new URL(url, globalThis.location?.href)
  whole.protocol = whole.protocol.replace(/^http/, 'ws')
  whole.searchParams.set('mallId', mallId)
  whole.searchParams.set('stationId', stationId)
  if (softwareVersion) whole.searchParams.set('softwareVersion', softwareVersion)
  return whole.href
}
