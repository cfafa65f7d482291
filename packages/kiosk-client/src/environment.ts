/** The client's dependencies. Tests pass their own. */
export type Environment = {
  WebSocket: new (url: string, subprotocols: string[]) => SocketLike
  clock: Clock
  /** A number in [0, 1), for jitter. */
  random: () => number
  /** A new UUID, for a frame or a click. */
  newId: () => string
  network: Network
  /** Receives socket errors and closes. */
  log: (text: string, details?: unknown) => void
}

/** The part of `WebSocket` that is used; the browser's and the `ws` package's both fit. */
export type SocketLike = {
  send(text: string): void
  close(code?: number, reason?: string): void
  addEventListener(type: 'open' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { code: number; reason: string }) => void): void
}

export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void
}

export type Network = {
  online(): boolean
  /** Calls back when the browser goes online or offline. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** The browser's `navigator.onLine`; always online where there is none. */
export const browserNetwork: Network = {
  online: () => globalThis.navigator?.onLine ?? true,
  onChange(listener) {
    const ended = new AbortController()
    for (const event of ['online', 'offline']) globalThis.addEventListener?.(event, listener, ended)
    return () => ended.abort()
  },
}

// crypto.randomUUID needs https, and kiosks in a closed network may use plain http
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  return '00000000-0000-4000-8000-000000000000'.replace(/0/g, (_, at) => ((bytes[at] ?? 0) & 15).toString(16))
}

/** Defaults for browsers and Node 22 or later. */
export const environmentWith = (parts: Partial<Environment> = {}): Environment => ({
  WebSocket: globalThis.WebSocket,
  clock: systemClock,
  random: Math.random,
  newId,
  network: browserNetwork,
  log: (text, details) => console.info(text, details ?? ''),
  ...parts,
})

/** Exponential backoff with full jitter, from half a second up to `max` milliseconds. */
export function backoff(attempt: number, random: () => number, max = 30_000): number {
  const longest = Math.min(max, 1_000 * 2 ** attempt)
  return Math.round(500 + random() * (longest - 500))
}
