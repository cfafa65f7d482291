import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Behaviour of the proxy: forward bytes, swallow them with open connections, or close and refuse connections. */
type Mode = 'pass' | 'swallow' | 'cut'

/** A TCP proxy between the server and a service, which tests make silent, slow or unavailable. */
export async function tcpProxy(target: { path: string } | { host: string; port: number }) {
  let mode: Mode = 'pass'
  let delayMs = 0
  let left = Number.POSITIVE_INFINITY
  let passed = 0
  const pairs = new Set<{ near: Socket; far: Socket; swallowed: boolean }>()

  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy()
    const far = connect(target)
    const pair = { near, far, swallowed: mode === 'swallow' }
    pairs.add(pair)
    const join = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        if (from === near) {
          passed += bytes.length
          left -= bytes.length
        }
        if (left < 0) {
          left = Number.POSITIVE_INFINITY
          near.destroy()
          return
        }
        const pass = () => {
          if (pair.swallowed || to.destroyed || to.write(bytes)) return
          // buffers no more than a network does
          from.pause()
          to.once('drain', () => from.resume())
        }
        if (delayMs > 0) setTimeout(pass, delayMs)
        else pass()
      })
      from.on('end', () => !pair.swallowed && to.end())
      from.on('error', () => {})
      from.on('close', () => {
        if (pair.swallowed) return
        pairs.delete(pair)
        to.destroy()
      })
    }
    join(near, far)
    join(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Number of open connections. */
    connections: () => pairs.size,
    /** Number of bytes received from clients. */
    passed: () => passed,
    /** Closes the next connection that sends more bytes than this; once. */
    cutAfter(bytes: number) {
      left = bytes
    },
    /** Connections with swallowed bytes stay silent, as after a fail-over; new ones work. */
    set(next: Mode, delay = 0) {
      mode = next
      delayMs = delay
      for (const pair of pairs) {
        if (next === 'swallow') pair.swallowed = true
        if (next === 'cut') pair.near.destroy()
      }
    },
    async close() {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}
