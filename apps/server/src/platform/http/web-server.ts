import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { StartError } from '../start-error'
import { createLingeringResponse, type LingerLimits } from './lingering-response'
import { type SlowLimits, slowLimits, watchBody } from './slow-body'

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Handles requests and WebSocket upgrades of /socket. */
export interface Site {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  upgrade: Upgrade
}

const finishTimeoutMs = 10_000

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function badRequestResponse(code = ''): string {
  const body = JSON.stringify({ success: false, message: 'The request could not be read', code: 'validation' })
  const headers = [
    `HTTP/1.1 ${unreadable[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${body}`
}

const listenError = (error: unknown, host: string, port: number): StartError | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES') return new StartError(`Port ${port} needs more rights: set PORT to one from 1024 on.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`${host} is not an address of this machine: set HOST to one that is, or leave it out.`)
  }
  return undefined
}

/**
 * Listens at once, so that an occupied port is reported before other work. Requests wait until the site is ready.
 */
export async function listen(options: {
  host: string
  port: number
  site: Promise<Site>
  keepAliveMs?: number
  linger?: LingerLimits
  slow?: SlowLimits
}) {
  const { host, port, site, keepAliveMs = 75_000, linger, slow = slowLimits } = options
  const server = createServer(
    { ServerResponse: createLingeringResponse(linger) },
    // createServer supports HTTP/1 only, so the bindings are not those of HTTP/2
    getRequestListener(async (request, bindings) => (await site).fetch(request, bindings as HttpBindings)),
  )
  // Longer than the idle timeout of load balancers, which would otherwise send requests into closing connections.
  server.keepAliveTimeout = keepAliveMs
  server.headersTimeout = keepAliveMs + 5_000
  server.on('request', (request, response) => {
    const hasBody = Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers
    if (!hasBody) return
    const end = () => request.socket.end(badRequestResponse('ERR_HTTP_REQUEST_TIMEOUT'), () => request.socket.destroy())
    watchBody(request, response, end, slow)
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {}) // the client closed the connection
    // a path such as `//` is an invalid URL
    if (URL.parse(request.url ?? '/', 'http://localhost')?.pathname !== '/socket') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
      return
    }
    site.then(
      ({ upgrade }) => upgrade(request, socket, head),
      () => socket.destroy(),
    )
  })
  // answers invalid and unfinished requests in the format of other errors
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    socket.end(badRequestResponse(error.code))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port) ?? error))
    server.listen({ host, port }, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) }
}

/** Stops accepting requests and waits for pending ones. */
async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const tooLong = pause(finishTimeoutMs, undefined, { ref: false }).then(() => server.closeAllConnections())
  // A connection that was busy at first stays open for another request unless it is closed once it is idle.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, tooLong])
  clearInterval(idle)
}
