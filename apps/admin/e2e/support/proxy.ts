import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Behaviour of the proxy. */
export type ProxyMode =
  | 'open'
  /** Answers 404, as a proxy without its server. */
  | 'missing'
  /** Answers with a page to sign in to the network. */
  | 'portal'
  /** Never answers. */
  | 'silent'
  /** Refuses WebSockets. */
  | 'no sockets'

/** A proxy before a server, on a port of its own. */
export async function startProxy(target: string) {
  let mode: ProxyMode = 'open'
  const held = new Set<Socket>()
  const to = ({ method = 'GET', headers }: IncomingMessage) => ({ method, headers })

  function answer(incoming: IncomingMessage, response: ServerResponse) {
    if (mode === 'silent') return
    if (mode === 'missing') return response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found')
    if (mode === 'portal') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Guest network</h1>')
    const passed = request(new URL(incoming.url ?? '/', target), to(incoming), (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  }

  const proxy = createServer(answer)
  proxy.on('connection', (socket) => {
    held.add(socket)
    socket.on('close', () => held.delete(socket))
  })
  proxy.on('upgrade', (incoming, socket, head) => {
    if (mode !== 'open') {
      socket.end('HTTP/1.1 426 Upgrade Required\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
      return
    }
    const passed = request(new URL(incoming.url ?? '/', target), to(incoming))
    passed.on('upgrade', (answered, upstream, first) => {
      const headers = Object.entries(answered.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'))
      upstream.write(head)
      socket.write(first)
      upstream.pipe(socket).pipe(upstream)
      for (const end of [upstream, socket]) end.on('error', () => [upstream, socket].map((other) => other.destroy()))
    })
    passed.on('error', () => socket.destroy())
    passed.end()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    /** Changes the mode, and ends open connections. */
    become(next: ProxyMode) {
      mode = next
      for (const socket of held) socket.destroy()
    },
    async close() {
      const closed = new Promise((resolve) => proxy.close(resolve))
      for (const socket of held) socket.destroy()
      await closed
    },
  }
}
