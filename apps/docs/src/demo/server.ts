// The shared worker of the demo: the real server, for all pages of the demo in this browser.

import { demoData } from '@kiosk-admin/api-client/demo'
import { type BrowserServer, startInBrowser } from '@kiosk-admin/server/in-browser'
import type { SocketEvent, ToPage, ToServer, WireRequest, WireResponse } from './messages'

/** The folder of the demo; this file is built into `assets` beside it. */
const folder = new URL('../demo/', self.location.href)

async function start(): Promise<BrowserServer & { start: string }> {
  const response = await fetch(new URL('database.bin', folder), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The database of the demo was not found: ${response.status}`)
  const database = new Blob([await response.arrayBuffer()], { type: 'application/gzip' })
  // the pictures are the same on every day
  const { malls } = demoData('2026-01-01')
  const started = await startInBrowser({ database, malls, publicUrl: folder.href.replace(/\/$/, '') })
  return { ...started, start: crypto.randomUUID() }
}

let server = start()

async function answer({ method, url, headers, body }: WireRequest): Promise<WireResponse> {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const { fetch } = await server
  const response = await fetch(new Request(url, { method, headers, ...(hasBody ? { body } : {}) }))
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
}

/** Connects a page's socket to the server's. */
async function connectSocket(port: MessagePort, url: string, subprotocols: string[]) {
  const { WebSocket } = await server
  const socket = new WebSocket(url, subprotocols)
  const post = (event: SocketEvent) => port.postMessage(event)
  socket.addEventListener('open', () => post({ kind: 'open' }))
  socket.addEventListener('message', ({ data }) => post({ kind: 'message', data: String(data) }))
  socket.addEventListener('close', ({ code, reason }) => post({ kind: 'close', code, reason }))
  port.onmessage = ({ data }: MessageEvent<SocketEvent>) => {
    if (data.kind === 'message') socket.send(data.data)
    else if (data.kind === 'close') socket.close(data.code, data.reason)
  }
}

/** The server that each page began with. */
const pages = new Map<MessagePort, typeof server>()

/** Tells a page when the server is ready. */
async function announce(page: MessagePort) {
  const message = await server.then(
    ({ start }): ToPage => ({ kind: 'ready', start }),
    (error): ToPage => ({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
  page.postMessage(message)
}

async function reset() {
  const before = server
  server = start()
  await (await before).close()
  for (const page of pages.keys()) await announce(page)
}

addEventListener('connect', (event) => {
  const [page] = event instanceof MessageEvent ? event.ports : []
  if (!page) return
  page.onmessage = async ({ data, ports: [port] }: MessageEvent<ToServer>) => {
    // its server was reset, and it is about to load again: nobody is signed in at the new one
    if (pages.get(page) !== server) return
    if (data.kind === 'request') {
      const response = await answer(data)
      port?.postMessage(response, [response.body])
    } else if (data.kind === 'socket') {
      if (port) await connectSocket(port, data.url, data.subprotocols)
    } else await reset()
  }
  pages.set(page, server)
  void announce(page)
})
