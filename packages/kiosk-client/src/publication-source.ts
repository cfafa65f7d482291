import { type MallSnapshot, mallSnapshot } from '@kiosk-admin/api-client/kiosk'
import * as z from '@kiosk-admin/api-client/zod'
import { backoff, type Environment } from './environment'
import type { StationStore } from './store'

/**
 * Whether the publication is known to be current.
 * - `unknown`: not checked yet; `current`: confirmed by the server; `unreachable`: the last request failed
 * - `unreadable`: this version cannot parse the server's publication
 * - `refused`: the key is no longer valid
 */
export type SourceState = 'unknown' | 'current' | 'unreachable' | 'unreadable' | 'refused'

const stored = z.object({ etag: z.nullable(z.string()), publication: mallSnapshot })

type Options = {
  mallId: string
  key: string
  baseUrl: string
  fetch: typeof globalThis.fetch
  store: Pick<StationStore, 'get' | 'set'>
  environment: Environment
  onChange: (publication: MallSnapshot | null, state: SourceState) => void
}

/** The timeout of a request: a mall's content is a few megabytes at most. */
const timeoutMs = 60_000

/**
 * The current publication, fetched by ETag and kept in the store. Requests run one at a time, so answers cannot overtake
 * each other; a failed request is retried.
 */
export function createPublicationSource({ mallId, key, baseUrl, fetch, store, environment, onChange }: Options) {
  const { clock, random, log } = environment
  const address = `${baseUrl}/Kiosk/${encodeURIComponent(mallId)}/Publication`
  let etag: string | null = null
  let publication: MallSnapshot | null = null
  let state: SourceState = 'unknown'
  let request: Promise<void> | undefined
  let nextRequest: Promise<void> | undefined
  let force = false
  let failures = 0
  let cancelRetry = () => {}
  let stopped = false

  function become(next: SourceState) {
    state = next
    onChange(publication, state)
  }

  async function restore() {
    stopped = false
    const kept = stored.safeParse(await store.get('publication'))
    if (!kept.success || kept.data.publication.mallId !== mallId) return
    ;({ etag, publication } = kept.data)
    onChange(publication, state)
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
      await read(await fetch(address, { headers, cache: 'no-store', signal: controller.signal }))
    } catch (error) {
      log('The publication could not be fetched', error)
      failed('unreachable')
    } finally {
      cancelLimit()
    }
  }

  async function read(response: Response) {
    const { status } = response
    if (status === 401 || status === 403) return become('refused')
    // 404: nothing has been published yet
    if (status === 304 || status === 404) return succeeded()
    if (!response.ok) throw new Error(`The server answered ${status}`)
    const received = mallSnapshot.safeParse(await response.json())
    if (!received.success || received.data.mallId !== mallId) {
      log('The publication could not be parsed', received.error)
      return failed('unreadable')
    }
    publication = received.data
    etag = response.headers.get('etag')
    succeeded()
    await store.set('publication', { etag, publication } satisfies z.infer<typeof stored>)
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
