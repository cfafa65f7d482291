// WebSocket server of the relay.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeCode, credentialIn, subprotocol } from '@kiosk-admin/kiosk-client'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../dependencies'
import { HttpError } from '../http-error'
import type { Account, RateLimits } from '../limits/rate-limits'
import { callerAddress } from '../platform/http/caller-address'
import type { Log } from '../platform/log'
import type { Transport } from './clients'
import type { Handshake, HandshakeError, HandshakeRequest, Hub } from './hub'

/** Maximum size of a frame; usual ones have a few hundred bytes. */
const maxFrameBytes = 4096
const pingIntervalMs = 15_000
/** Timeout of clients' closing during a shutdown. */
const closeTimeoutMs = 2_000

export type SocketServerOptions = {
  hub: Hub
  log: Log
  /** The origin of the server's pages. Pages of others open no socket. */
  publicUrl: string
  /** Limits the connections of a caller. @default no limit */
  rates?: { limits: RateLimits; clock: Clock; trustProxy: boolean }
}

/** Accepts WebSocket upgrades and connects them to the relay. */
export function createSocketServer({ hub, log, publicUrl, rates }: SocketServerOptions) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    // echoes the protocol name only, never the credential beside it
    handleProtocols: (offered) => offered.has(subprotocol) && subprotocol,
  })
  const alive = new WeakSet<WebSocket>()

  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      // browsers answer pings themselves, also for pages in the background
      if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
    hub.sweep()
  }, pingIntervalMs)
  beat.unref()

  async function handshakeWithLimit(
    request: IncomingMessage,
    handshakeRequest: HandshakeRequest,
  ): Promise<Handshake | HandshakeError> {
    if (!rates) return hub.handshake(handshakeRequest)
    const { limits, clock, trustProxy } = rates
    const address = callerAddress(request, trustProxy)
    const attempt = { action: 'connect', credential: handshakeRequest.credential, address, now: clock.now() } as const
    try {
      return await limits.admit(attempt, accountOf, () => hub.handshake(handshakeRequest))
    } catch (error) {
      if (error instanceof HttpError && error.code === 'rate_limited') {
        return { code: closeCode.tooManyFrames, reason: 'Too many connections' }
      }
      throw error
    }
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
    if (!offered.includes(subprotocol)) {
      stream.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n`)
      return
    }
    if (!isOwnOrigin(request, publicUrl)) {
      stream.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n`)
      return
    }
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const handshake = await handshakeWithLimit(request, {
      credential: credentialIn(offered),
      claimed: { mallId: query.get('mallId') ?? '', stationId: query.get('stationId') ?? '' },
      softwareVersion: query.get('softwareVersion') ?? undefined,
    })
    sockets.handleUpgrade(request, stream, head, (socket) => {
      alive.add(socket)
      socket.on('error', (error) => log.warn('A socket failed', { error }))
      // rejects by a close code, because a page cannot read the status of a failed upgrade
      if ('code' in handshake) return socket.close(handshake.code, handshake.reason)
      const { receive, closed } = hub.open(handshake, transportOf(socket))
      socket.on('pong', () => alive.add(socket))
      socket.on('message', (data, binary) => {
        alive.add(socket)
        // a binary frame counts as one that is not understood
        receive(binary ? '' : textOf(data))
      })
      socket.on('close', closed)
    })
  }

  return {
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
      upgrade(request, stream, head).catch((error) => {
        log.error('A socket could not be opened', { error })
        stream.destroy()
      })
    },
    /** Closes all connections; clients reconnect later. */
    async close() {
      clearInterval(beat)
      await hub.close()
      const open = [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, closeTimeoutMs)
      await Promise.all(open)
      clearTimeout(late)
      sockets.close()
    },
  }
}

/** Whether an upgrade is no page's, or that of a page of this server. Without `PUBLIC_URL` it has the name that pages use. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true
  return URL.parse(origin)?.host === host
}

function accountOf(handshake: Handshake | HandshakeError): Account | undefined {
  if ('code' in handshake) return undefined
  const { caller } = handshake
  return caller.kind === 'staff' ? { kind: 'user', id: caller.userId } : { kind: 'station', id: caller.stationId }
}

const transportOf = (socket: WebSocket): Transport => ({
  send: (text) => {
    if (socket.readyState === socket.OPEN) socket.send(text)
  },
  close: (code, reason) => socket.close(code, reason),
  bufferedBytes: () => socket.bufferedAmount,
})

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? Buffer.from(data) : data).toString()
