import { credentialIn, type SocketLike } from '@kiosk-admin/kiosk-client'
import { createMemoryBus } from './bus'
import { createHub, type Hub, type HubOptions } from './hub'

/** A relay for stories and tests, in Node or in a browser, with the WebSocket that leads to it. */
export function createInProcessRelay(options: Omit<HubOptions, 'bus'>) {
  const relay = createHub({ ...options, bus: createMemoryBus() })
  return { relay, ...inProcessSockets(() => relay) }
}

/** A `WebSocket` that is connected to a hub without a network. `hubOf` gives the server process of each connection. */
export function inProcessSockets(hubOf: () => Hub) {
  const open = new Set<Wire>()
  let reachable = true

  class Wire implements SocketLike {
    #listeners = new Map<string, ((event: never) => void)[]>()
    #connection: ReturnType<Hub['open']> | undefined
    #over = false

    constructor(url: string, offered: string[]) {
      if (reachable) void this.#connect(hubOf(), new URL(url).searchParams, offered)
      else queueMicrotask(() => this.end(1006))
    }
    async #connect(hub: Hub, query: URLSearchParams, offered: string[]) {
      const admission = await hub.admit({
        credential: credentialIn(offered),
        claimed: { mallId: query.get('mallId') ?? '', stationId: query.get('stationId') ?? '' },
        softwareVersion: query.get('softwareVersion') ?? undefined,
      })
      if (this.#over) return
      if ('code' in admission) return this.end(admission.code)
      open.add(this)
      this.#connection = hub.open(admission, {
        send: (text) => queueMicrotask(() => this.#tell('message', { data: text })),
        close: (code) => queueMicrotask(() => this.end(code)),
        buffered: () => 0,
      })
      this.#tell('open', {})
    }
    addEventListener(type: string, listener: (event: never) => void) {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
    }
    #tell(type: string, event: object) {
      if (!this.#over) for (const listener of this.#listeners.get(type) ?? []) listener(event as never)
    }
    send(text: string) {
      if (!this.#over) this.#connection?.receive(text)
    }
    close() {
      this.#over = true
      open.delete(this)
      this.#connection?.closed()
    }
    /** The other side, or the line, closes. */
    end(code: number) {
      this.#tell('close', { code, reason: '' })
      this.close()
    }
  }

  return {
    WebSocket: Wire as new (url: string, subprotocols: string[]) => SocketLike,
    /** Breaks every connection. */
    cut(code = 1006) {
      for (const wire of [...open]) wire.end(code)
    },
    setReachable(value: boolean) {
      reachable = value
    },
  }
}
