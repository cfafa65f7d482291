import type { Environment, SocketLike } from '../environment'
import type { FakeClock } from './fake-clock'

type Listener = (event: never) => void

/** Transmission of one message: its delay, and the number of times that it arrives. */
export type Transmission = { delay: number; copies: 0 | 1 | 2 }

const direct: Transmission = { delay: 5, copies: 1 }

export type FakeSocket = SocketLike & {
  url: URL
  offered: string[]
  /** Arguments of the client's `close`. */
  closedWith: { code?: number | undefined; reason?: string | undefined } | undefined
  /** Frames sent by the client, lost ones included. */
  sent: unknown[]
  accept(): void
  /** Sends a frame from the server. */
  deliver(frame: object): void
  /** Closes the connection from the server's side or by a network failure. */
  breakOff(code: number, reason?: string): void
}

export type FakeNetwork = ReturnType<typeof createFakeNetwork>

/** A simulated network between clients and a server of the test, which loses, duplicates and delays messages. */
export function createFakeNetwork(clock: FakeClock) {
  const sockets: FakeSocket[] = []
  const onlineListeners = new Set<() => void>()
  let online = true
  let nextTransmission: () => Transmission = () => direct
  /** Drops all messages silently. */
  let blackHole = false
  let onConnect = (_: FakeSocket) => {}
  let onFrame = (_from: FakeSocket, _text: string) => {}

  function transmit(arrive: () => void) {
    const { delay, copies } = nextTransmission()
    for (let copy = 0; copy < copies; copy++) {
      clock.after(delay * (copy + 1), () => {
        if (!blackHole) arrive()
      })
    }
  }

  class Socket implements FakeSocket {
    url: URL
    offered: string[]
    closedWith: FakeSocket['closedWith']
    sent: unknown[] = []
    state: 'connecting' | 'open' | 'closed' = 'connecting'
    #listeners = new Map<string, Listener[]>()

    constructor(url: string, offered: string[]) {
      this.url = new URL(url)
      this.offered = offered
      sockets.push(this)
      clock.after(5, () => {
        if (!blackHole && this.state === 'connecting') onConnect(this)
      })
    }
    addEventListener(type: string, listener: Listener) {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
    }
    #emit(type: string, event: object) {
      for (const listener of this.#listeners.get(type) ?? []) listener(event as never)
    }
    accept() {
      this.state = 'open'
      this.#emit('open', {})
    }
    send(text: string) {
      this.sent.push(JSON.parse(text))
      if (this.state === 'open') transmit(() => this.state === 'open' && onFrame(this, text))
    }
    close(code?: number, reason?: string) {
      this.closedWith = { code, reason }
      this.state = 'closed'
    }
    deliver(frame: object) {
      const data = JSON.stringify(frame)
      if (this.state === 'open') transmit(() => this.state === 'open' && this.#emit('message', { data }))
    }
    breakOff(code: number, reason = '') {
      if (this.state === 'closed') return
      this.state = 'closed'
      // as browsers do when a connection fails
      if (code === 1006) this.#emit('error', {})
      this.#emit('close', { code, reason })
    }
  }

  return {
    sockets,
    get last() {
      const socket = sockets.at(-1)
      if (!socket) throw new Error('No socket was opened')
      return socket
    },
    WebSocket: Socket as Environment['WebSocket'],
    network: {
      online: () => online,
      onChange(listener: () => void) {
        onlineListeners.add(listener)
        return () => onlineListeners.delete(listener)
      },
    },
    setOnline(value: boolean) {
      online = value
      for (const listener of [...onlineListeners]) listener()
    },
    setBlackHole(value: boolean) {
      blackHole = value
    },
    setTransmission(next: () => Transmission) {
      nextTransmission = next
    },
    /** Sets the server: it accepts or ignores new connections, and receives frames. */
    serve(connect: (socket: FakeSocket) => void, frame: (from: FakeSocket, text: string) => void) {
      onConnect = connect
      onFrame = frame
    },
    /** A request over this network; request and response are transmitted independently. */
    request(answer: () => Response, signal?: AbortSignal | null): Promise<Response> {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
        const { copies } = nextTransmission()
        if (blackHole) return
        if (copies === 0) return void clock.after(20, () => reject(new TypeError('fetch failed')))
        transmit(() => {
          const response = answer()
          transmit(() => resolve(response))
        })
      })
    },
  }
}

/** Deterministic random numbers in [0, 1). */
export function seededRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** An environment on this network. */
export function fakeEnvironment(clock: FakeClock, { WebSocket, network }: FakeNetwork, name = 'c'): Environment {
  let count = 0
  return {
    WebSocket,
    network,
    clock,
    random: seededRandom(name.length),
    newId: () => `${name}-${++count}`,
    log: () => {},
  }
}
