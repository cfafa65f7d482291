import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeCode, credentialIn, subprotocol } from '@kiosk-admin/kiosk-client'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../dependencies'
import { HttpError } from '../http-error'
import type { Account, RateLimits } from '../limits/rate-limits'
import { callerAddress } from '../platform/caller-address'
import type { Log } from '../platform/log'
import type { Transport } from './clients'
import type { Admission, Hub, Knock, Refused } from './hub'

/** A frame is a few hundred bytes; what is larger is none. */
const largestFrame = 4096
const beatMs = 15_000
/** So long a stopping server waits for the other side to close. */
const closeMs = 2_000

export type SocketServerOptions = {
  hub: Hub
  log: Log
  /** How often a caller may connect. @default as often as they like */
  rates?: { limits: RateLimits; clock: Clock; trustProxy: boolean }
}

/** Gives the relay's connections to WebSockets that come in as upgrades of HTTP requests. */
export function createSocketServer({ hub, log, rates }: SocketServerOptions) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
    // only the protocol's name is echoed, never the credential beside it
    handleProtocols: (offered) => offered.has(subprotocol) && subprotocol,
  })
  const alive = new WeakSet<WebSocket>()

  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      // the browser answers this by itself, also when its page sleeps
      if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
    hub.sweep()
  }, beatMs)
  beat.unref()

  async function admit(request: IncomingMessage, knock: Knock): Promise<Admission | Refused> {
    if (!rates) return hub.admit(knock)
    const { limits, clock, trustProxy } = rates
    const address = callerAddress(request, trustProxy)
    const attempt = { action: 'connect', credential: knock.credential, address, now: clock.now() } as const
    try {
      return await limits.admit(attempt, accountOf, () => hub.admit(knock))
    } catch (error) {
      if (error instanceof HttpError && error.code === 'rate_limited') {
        return { code: closeCode.tooManyFrames, reason: 'Too many connections' }
      }
      throw error
    }
  }

  async function answer(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
    if (!offered.includes(subprotocol)) {
      stream.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n`)
      return
    }
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const admission = await admit(request, {
      credential: credentialIn(offered),
      claimed: { mallId: query.get('mallId') ?? '', stationId: query.get('stationId') ?? '' },
      softwareVersion: query.get('softwareVersion') ?? undefined,
    })
    sockets.handleUpgrade(request, stream, head, (socket) => {
      alive.add(socket)
      socket.on('error', (error) => log.warn('A socket failed', { error }))
      // a refusal is told by a close: a page learns nothing of a failed upgrade
      if ('code' in admission) return socket.close(admission.code, admission.reason)
      const { receive, closed } = hub.open(admission, transportOf(socket))
      socket.on('pong', () => alive.add(socket))
      socket.on('message', (data, binary) => {
        alive.add(socket)
        if (!binary) receive(textOf(data))
      })
      socket.on('close', closed)
    })
  }

  return {
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
      answer(request, stream, head).catch((error) => {
        log.error('A socket could not be opened', { error })
        stream.destroy()
      })
    },
    /** Tells every client to come back, then closes. */
    async close() {
      clearInterval(beat)
      await hub.close()
      const open = [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, closeMs)
      await Promise.all(open)
      clearTimeout(late)
      sockets.close()
    },
  }
}

function accountOf(admission: Admission | Refused): Account | undefined {
  if ('code' in admission) return undefined
  const { caller } = admission
  return caller.kind === 'staff' ? { kind: 'user', id: caller.userId } : { kind: 'station', id: caller.stationId }
}

const transportOf = (socket: WebSocket): Transport => ({
  send: (text) => {
    if (socket.readyState === socket.OPEN) socket.send(text)
  },
  close: (code, reason) => socket.close(code, reason),
  buffered: () => socket.bufferedAmount,
})

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? Buffer.from(data) : data).toString()
