import type { Environment, SocketLike } from '../environment'
import type { FakeClock } from './fake-clock'

type Listener = (event: never) => void

/** What becomes of one message on its way: how long it takes, and how often it arrives. */
export type Fate = { delay: number; copies: 0 | 1 | 2 }

const direct: Fate = { delay: 5, copies: 1 }

export type FakeSocket = SocketLike & {
  url: URL
  offered: string[]
  /** How the client closed it. */
  closedWith: { code?: number | undefined; reason?: string | undefined } | undefined
  /** Frames that the client sent, before anything happened to them on the way. */
  sent: unknown[]
  accept(): void
  /** A frame of the server. */
  deliver(frame: object): void
  /** The other side, or the line, closes. */
  breakOff(code: number, reason?: string): void
}

export type FakeNetwork = ReturnType<typeof createFakeNetwork>

/** A network whose every message has a fate, between the clients and whatever the test puts at the other end. */
export function createFakeNetwork(clock: FakeClock) {
  const sockets: FakeSocket[] = []
  const onlineListeners = new Set<() => void>()
  let online = true
  let fateOf: () => Fate = () => direct
  /** Swallows everything, and tells nobody. */
  let hole = false
  let onConnect = (_: FakeSocket) => {}
  let onFrame = (_from: FakeSocket, _text: string) => {}

  function travel(arrive: () => void) {
    const { delay, copies } = fateOf()
    for (let copy = 0; copy < copies; copy++) {
      clock.after(delay * (copy + 1), () => {
        if (!hole) arrive()
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
        if (!hole && this.state === 'connecting') onConnect(this)
      })
    }
    addEventListener(type: string, listener: Listener) {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
    }
    #tell(type: string, event: object) {
      for (const listener of this.#listeners.get(type) ?? []) listener(event as never)
    }
    accept() {
      this.state = 'open'
      this.#tell('open', {})
    }
    send(text: string) {
      this.sent.push(JSON.parse(text))
      if (this.state === 'open') travel(() => this.state === 'open' && onFrame(this, text))
    }
    close(code?: number, reason?: string) {
      this.closedWith = { code, reason }
      this.state = 'closed'
    }
    deliver(frame: object) {
      const data = JSON.stringify(frame)
      if (this.state === 'open') travel(() => this.state === 'open' && this.#tell('message', { data }))
    }
    breakOff(code: number, reason = '') {
      if (this.state === 'closed') return
      this.state = 'closed'
      this.#tell('close', { code, reason })
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
    setHole(value: boolean) {
      hole = value
    },
    setFate(next: () => Fate) {
      fateOf = next
    },
    /** What the other end does with a new connection: nothing, or `accept`. */
    serve(connect: (socket: FakeSocket) => void, frame: (from: FakeSocket, text: string) => void) {
      onConnect = connect
      onFrame = frame
    },
    /** One request over this network: the question and the answer each have their fate. */
    request(answer: () => Response, signal?: AbortSignal | null): Promise<Response> {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
        const { copies } = fateOf()
        if (hole) return
        if (copies === 0) return void clock.after(20, () => reject(new TypeError('fetch failed')))
        travel(() => {
          const response = answer()
          travel(() => resolve(response))
        })
      })
    },
  }
}

/** The same numbers in every run, from 0 up to 1. */
export function seededRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A whole environment on this network. */
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
