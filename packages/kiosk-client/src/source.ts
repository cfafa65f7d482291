import type * as z from '@kiosk-admin/api-client/zod'
import { backoff, type Environment } from './environment'
import type { StationStore } from './store'

/**
 * Whether a value is known to be current.
 * - `unknown`: not checked yet; `current`: confirmed by the server; `unreachable`: the last request failed
 * - `unreadable`: this version cannot parse the server's answer
 * - `refused`: the key is no longer valid
 */
export type SourceState = 'unknown' | 'current' | 'unreachable' | 'unreadable' | 'refused'

type Options<S extends z.ZodMiniType> = {
  /** The name under which it is stored. */
  name: 'publication' | 'mapState'
  address: string
  schema: S
  /** Whether a value is that of this station's mall. @default always */
  isOwn?: (value: z.output<S>) => boolean
  key: string
  fetch: typeof globalThis.fetch
  store: Pick<StationStore, 'get' | 'set'>
  environment: Environment
  onChange: (value: z.output<S> | null, state: SourceState) => void
}

/** The timeout of a request: a mall's content is a few megabytes at most. */
const timeoutMs = 60_000

/**
 * A value of the server, fetched by ETag and kept in the store. Requests run one at a time, so answers cannot overtake
 * each other; a failed request is retried.
 */
export function createSource<S extends z.ZodMiniType>({
  name,
  address,
  schema,
  isOwn = () => true,
  key,
  fetch,
  store,
  environment,
  onChange,
}: Options<S>) {
  const { clock, random, log } = environment
  let etag: string | null = null
  let value: z.output<S> | null = null
  let state: SourceState = 'unknown'
  let request: Promise<void> | undefined
  let nextRequest: Promise<void> | undefined
  let force = false
  let failures = 0
  let cancelRetry = () => {}
  let stopped = false

  function become(next: SourceState) {
    state = next
    onChange(value, state)
  }

  /** Parses a value; `undefined` if it is invalid or another mall's. */
  function read(json: unknown): { value: z.output<S> } | undefined {
    const parsed = schema.safeParse(json)
    return parsed.success && isOwn(parsed.data) ? { value: parsed.data } : undefined
  }

  async function restore() {
    stopped = false
    const kept: { etag?: unknown; [name: string]: unknown } = Object(await store.get(name))
    const found = read(kept[name])
    if (!found || (kept.etag !== null && typeof kept.etag !== 'string')) return
    etag = kept.etag
    value = found.value
    onChange(value, state)
  }

  /** Resolves when a request that began after this call has succeeded or failed. `force` ignores the ETag. */
  function check(options: { force: boolean } = { force: false }): Promise<void> {
    force ||= options.force
    if (request) {
      nextRequest ??= request.then(() => {
        nextRequest = undefined
        return check()
      })
      return nextRequest
    }
    request = load().finally(() => {
      request = undefined
    })
    return request
  }

  async function load() {
    cancelRetry()
    const headers = new Headers({ authorization: `Bearer ${key}` })
    if (etag && !force) headers.set('if-none-match', etag)
    force = false
    const controller = new AbortController()
    const cancelLimit = clock.after(timeoutMs, () => controller.abort())
    try {
      await receive(await fetch(address, { headers, cache: 'no-store', signal: controller.signal }))
    } catch (error) {
      log(`The ${name} could not be fetched`, error)
      failed('unreachable')
    } finally {
      cancelLimit()
    }
  }

  async function receive(response: Response) {
    const { status } = response
    if (status === 401 || status === 403) return become('refused')
    // 404: there is none yet
    if (status === 304 || status === 404) return succeeded()
    if (!response.ok) throw new Error(`The server answered ${status}`)
    const received = read(await response.json())
    if (!received) {
      log(`The ${name} could not be parsed`)
      return failed('unreadable')
    }
    value = received.value
    etag = response.headers.get('etag')
    succeeded()
    await store.set(name, { etag, [name]: value })
  }

  function succeeded() {
    failures = 0
    become('current')
  }

  function failed(next: 'unreachable' | 'unreadable') {
    if (!stopped) cancelRetry = clock.after(backoff(failures++, random), () => void check())
    become(next)
  }

  return {
    restore,
    check,
    stop() {
      stopped = true
      cancelRetry()
    },
  }
}
