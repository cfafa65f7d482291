import { backoff, type Environment, type SocketLike } from './environment'
import {
  type ClientFrame,
  type ClientMessage,
  closeCode,
  closingReason,
  main,
  type ServerFrame,
  type SocketId,
  subprotocolsFor,
} from './protocol'

/** The interval of pings, and the time that an answer may take. */
export const pingIntervalMs = 15_000

export type SocketStatus =
  | { state: 'connecting' | 'open' | 'offline' }
  /** Reconnects at `retryAt`. */
  | { state: 'waiting'; retryAt: number }
  /** Not opened, or closed for good: 4401 the credential has ended, 4403 a permission was withdrawn. */
  | { state: 'closed'; code?: number }

export type SocketOptions<Frame extends ClientFrame | ServerFrame> = {
  /** Address of the socket, such as `/socket` or `wss://kiosk.example.com/socket`. */
  url: string
  identity: SocketId
  /** Read at each connect. */
  credential: () => string | null | undefined
  /** Sent on connect; staff see it in the list of stations. */
  softwareVersion?: string | undefined
  environment: Environment
  /** Parses a received text; `undefined` if it is invalid. */
  parseFrame: (text: unknown) => Frame | undefined
  onFrame: (frame: Frame) => void
  onStatus: (status: SocketStatus) => void
}

/** A WebSocket with pings and automatic reconnects, until it is closed or the server ends it for good. */
export function createSocket<Frame extends ClientFrame | ServerFrame>({
  identity,
  credential,
  environment,
  parseFrame,
  onFrame,
  onStatus,
  ...address
}: SocketOptions<Frame>) {
  const { WebSocket, clock, random, newId, network, log } = environment
  let status: SocketStatus = { state: 'closed' }
  let current: SocketLike | undefined
  let attempt = 0
  /** The id of the ping that has not been answered yet. */
  let pendingPing: string | undefined
  let cancelTimer = () => {}
  let stopWatching: (() => void) | undefined

  function setStatus(next: SocketStatus) {
    status = next
    onStatus(next)
  }

  function schedule(ms: number, then: () => void) {
    cancelTimer()
    cancelTimer = clock.after(ms, then)
  }

  function connect() {
    const token = credential()
    if (!token) return end(closeCode.credentialEnded)
    pendingPing = undefined
    let socket: SocketLike
    try {
      socket = new WebSocket(socketUrl(address.url, identity, address.softwareVersion), subprotocolsFor(token))
    } catch (error) {
      log('The socket cannot be opened', error)
      return retry()
    }
    current = socket
    // an abandoned socket may still emit events
    const whileCurrent =
      <Args extends unknown[]>(listener: (...args: Args) => void) =>
      (...args: Args) => {
        if (socket === current) listener(...args)
      }
    socket.addEventListener(
      'open',
      whileCurrent(() => setStatus({ state: 'open' })),
    )
    socket.addEventListener(
      'message',
      whileCurrent((event) => onMessage(event.data)),
    )
    socket.addEventListener(
      'error',
      whileCurrent(() => log('Socket error')),
    )
    socket.addEventListener(
      'close',
      whileCurrent(({ code, reason }) => onClose(code, reason)),
    )
    schedule(pingIntervalMs, ping)
    setStatus({ state: 'connecting' })
  }

  function onMessage(data: unknown) {
    const frame = parseFrame(data)
    if (!frame) return log('An invalid frame was ignored', data)
    if (frame.replyTo !== undefined && frame.replyTo === pendingPing) {
      pendingPing = undefined
      attempt = 0
      return
    }
    onFrame(frame)
  }

  function ping() {
    if (status.state !== 'open' || pendingPing !== undefined) {
      log('The socket did not answer')
      if (network.online()) abandon(closeCode.noAnswer, 'No answer')
      else abandon()
      return retry()
    }
    pendingPing = newId()
    transmit({ id: pendingPing, toSocketId: main, fromSocketId: identity, message: { type: 'ping' } })
    schedule(pingIntervalMs, ping)
  }

  function onClose(code: number, reason: string) {
    log('The socket was closed', { code, reason })
    current = undefined
    if (code === closeCode.credentialEnded || code === closeCode.rightWithdrawn) return end(code)
    if (code === closeCode.tooManyFrames) attempt = Math.max(attempt, 5)
    // all clients reconnect when a server stops: spread them wider
    if (code === closeCode.serverStopping) attempt = Math.max(attempt, 2)
    retry()
  }

  function retry() {
    // `navigator.onLine` can be wrong for a server in a closed network, so it is tried even offline, at long intervals
    const online = network.online()
    const ms = online ? backoff(attempt, random) : 30_000
    attempt += 1
    schedule(ms, connect)
    setStatus(online ? { state: 'waiting', retryAt: clock.now() + ms } : { state: 'offline' })
  }

  function onNetworkChange() {
    if (network.online()) {
      if (status.state === 'offline' || status.state === 'waiting') connect()
    } else if (status.state !== 'offline') {
      abandon()
      retry()
    }
  }

  /** Stops using the socket at once: the close handshake may take minutes without an answer. */
  function abandon(code: number = closeCode.closing, reason: string = closingReason) {
    const socket = current
    current = undefined
    socket?.close(code, reason)
  }

  function end(code?: number) {
    cancelTimer()
    stopWatching?.()
    stopWatching = undefined
    setStatus(code === undefined ? { state: 'closed' } : { state: 'closed', code })
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
    /** Connects, also after the connection was closed for good. */
    open() {
      if (status.state !== 'closed') return
      attempt = 0
      stopWatching = network.onChange(onNetworkChange)
      connect()
    },
    close() {
      if (status.state === 'closed') return
      abandon()
      end()
    },
    /** Sends a message. Returns the id of its frame, or `undefined` without a connection. */
    send(toSocketId: SocketId, message: ClientMessage, replyTo?: string): string | undefined {
      const id = newId()
      const frame: ClientFrame = { id, toSocketId, fromSocketId: identity, message }
      return transmit(replyTo === undefined ? frame : { ...frame, replyTo }) ? id : undefined
    },
  }
}

/** The absolute `ws(s):` URL, with the caller's identity in the query. */
export function socketUrl(url: string, { mallId, stationId }: SocketId, softwareVersion?: string): string {
  const absolute = new URL(url, globalThis.location?.href)
  absolute.protocol = absolute.protocol.replace(/^http/, 'ws')
  absolute.searchParams.set('mallId', mallId)
  absolute.searchParams.set('stationId', stationId)
  if (softwareVersion) absolute.searchParams.set('softwareVersion', softwareVersion)
  return absolute.href
}
