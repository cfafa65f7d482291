import { credentialIn, type SocketLike } from '@kiosk-admin/kiosk-client'
import { createMemoryBus } from './bus'
import { createHub, type Hub, type HubOptions } from './hub'

/** A relay for stories and tests, in Node or in a browser, with a WebSocket class that connects to it. */
export function createInProcessRelay(options: Omit<HubOptions, 'bus'>) {
  const relay = createHub({ ...options, bus: createMemoryBus() })
  return { relay, ...inProcessSockets(() => relay) }
}

/** Creates a `WebSocket` class that connects to a hub without a network. `hubOf` chooses the hub of a connection. */
export function inProcessSockets(hubOf: () => Hub) {
  const open = new Set<InProcessSocket>()
  let reachable = true

  class InProcessSocket implements SocketLike {
    #listeners = new Map<string, ((event: never) => void)[]>()
    #connection: ReturnType<Hub['open']> | undefined
    #closed = false

    constructor(url: string, offered: string[]) {
      if (reachable) void this.#connect(hubOf(), new URL(url).searchParams, offered)
      else queueMicrotask(() => this.end(1006))
    }
    async #connect(hub: Hub, query: URLSearchParams, offered: string[]) {
      const handshake = await hub.handshake({
        credential: credentialIn(offered),
        claimed: { mallId: query.get('mallId') ?? '', stationId: query.get('stationId') ?? '' },
        softwareVersion: query.get('softwareVersion') ?? undefined,
      })
      if (this.#closed) return
      if ('code' in handshake) return this.end(handshake.code)
      open.add(this)
      this.#connection = hub.open(handshake, {
        send: (text) => queueMicrotask(() => this.#emit('message', { data: text })),
        close: (code) => queueMicrotask(() => this.end(code)),
        bufferedBytes: () => 0,
      })
      this.#emit('open', {})
    }
    addEventListener(type: string, listener: (event: never) => void) {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
    }
    #emit(type: string, event: object) {
      if (!this.#closed) for (const listener of this.#listeners.get(type) ?? []) listener(event as never)
    }
    send(text: string) {
      if (!this.#closed) this.#connection?.receive(text)
    }
    close() {
      this.#closed = true
      open.delete(this)
      this.#connection?.closed()
    }
    /** Closes the connection from the server's side, or as a broken network does. */
    end(code: number) {
      this.#emit('close', { code, reason: '' })
      this.close()
    }
  }

  return {
    WebSocket: InProcessSocket as new (url: string, subprotocols: string[]) => SocketLike,
    /** Closes all connections. */
    cut(code = 1006) {
      for (const socket of [...open]) socket.end(code)
    },
    setReachable(value: boolean) {
      reachable = value
    },
  }
}
