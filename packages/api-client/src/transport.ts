// HTTP transport of the client: timeouts, retries and upload progress.

import { ApiError } from './errors'
import type { Progress } from './upload'

export type TransportOptions = {
  fetch?: typeof globalThis.fetch
  /** Timeout in ms; slower calls fail with the code `timeout`. Does not apply to files. @default 30000 */
  timeout?: number
  /** Number of retries of a GET without a response or with a temporary error. @default 2 */
  retries?: number
  /** Waits between two attempts; ends early when the signal aborts. For tests. */
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** Random number from 0 to 1, for the jitter of the waits. For tests. */
  random?: () => number
}

export type Sending = {
  method: string
  headers: Headers
  body?: BodyInit | undefined
  signal?: AbortSignal | undefined
  timeout?: number | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

export type Transport = (address: string, sending: Sending) => Promise<Response>

// Status codes of temporary errors.
const passing = new Set([429, 502, 503, 504])
const firstWait = 300
/** Longest `Retry-After` in ms to wait for; longer ones are left to the caller. */
const longestWait = 5_000

/**
 * Sends a request and retries it when that is safe. Throws `network`, `timeout` or `aborted`; returns every response.
 */
export function createTransport({
  fetch: given,
  timeout: usual = 30_000,
  retries = 2,
  wait = pause,
  random = Math.random,
}: TransportOptions): Transport {
  const fetch = given ?? globalThis.fetch.bind(globalThis)

  async function once(address: string, sending: Sending): Promise<Response> {
    const { method, headers, body, signal, onProgress, timeout = body instanceof FormData ? 0 : usual } = sending
    const late = timeout > 0 ? AbortSignal.timeout(timeout) : undefined
    const signals = [signal, late].filter((one) => one !== undefined)
    const init: RequestInit = { method, headers, ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}) }
    try {
      if (!onProgress || body === undefined) return await whole(await fetch(address, { ...init, body: body ?? null }))
      // loaded on demand, because few calls report progress
      const { counted, upload } = await import('./upload')
      // fetch has no upload progress, XMLHttpRequest has
      if (!given && typeof XMLHttpRequest === 'function') return await upload(address, init, body, onProgress)
      return await whole(await fetch(address, counted(init, body, onProgress)))
    } catch (cause) {
      if (signal?.aborted) throw new ApiError('aborted', 'The call was cancelled', { cause })
      if (late?.aborted) throw new ApiError('timeout', 'The server took too long', { cause })
      throw new ApiError('network', 'Couldn’t reach the server', { cause })
    }
  }

  return async function send(address, sending) {
    const tries = sending.method === 'GET' ? retries : 0
    for (let tried = 0; ; tried++) {
      const answer = await once(address, sending).catch((error: ApiError) => {
        if (tried >= tries || error.code === 'aborted') throw error
      })
      if (answer && !passing.has(answer.status)) return answer
      const retryAfterMs = Number(answer?.headers.get('retry-after') ?? 0) * 1000
      if (answer && (tried >= tries || !(retryAfterMs <= longestWait))) return answer
      await wait(Math.max(retryAfterMs, firstWait * 3 ** tried * (0.5 + random() / 2)), sending.signal)
      if (sending.signal?.aborted) throw new ApiError('aborted', 'The call was cancelled')
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((done) => {
    const ended = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', ended)
      done()
    }
    const timer = setTimeout(ended, milliseconds)
    signal?.addEventListener('abort', ended)
  })

/** Reads the whole body within the time-out. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer()
  const { status, statusText, headers } = answer
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}
