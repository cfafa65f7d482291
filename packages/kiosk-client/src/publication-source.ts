import { type FrozenMall, frozenMall, z } from '@kiosk-admin/api-client/kiosk'
import { backoff, type Environment } from './environment'
import type { StationStore } from './store'

/**
 * Whether what is shown is known to be current.
 * - `unknown`: not asked yet; `current`: the server said so last; `unreachable`: the last question was not answered
 * - `unreadable`: the server's publication is of a form that this version cannot read
 * - `refused`: the key is no longer that of a station
 */
export type SourceState = 'unknown' | 'current' | 'unreachable' | 'unreadable' | 'refused'

const stored = z.object({ etag: z.nullable(z.string()), publication: frozenMall })

type Options = {
  mallId: string
  key: string
  baseUrl: string
  fetch: typeof globalThis.fetch
  store: Pick<StationStore, 'get' | 'set'>
  environment: Environment
  onChange: (publication: FrozenMall | null, state: SourceState) => void
}

/** Longest time for an answer: a mall's content is a few megabytes at most. */
const answerMs = 60_000

/**
 * The current publication, asked for by ETag and kept in the store. One question at a time, so answers cannot overtake
 * each other; a question that was not answered is asked again until it is.
 */
export function createPublicationSource({ mallId, key, baseUrl, fetch, store, environment, onChange }: Options) {
  const { clock, random, log } = environment
  const address = `${baseUrl}/Kiosk/${encodeURIComponent(mallId)}/Publication`
  let etag: string | null = null
  let publication: FrozenMall | null = null
  let state: SourceState = 'unknown'
  let asking: Promise<void> | undefined
  let askAgain: Promise<void> | undefined
  let afresh = false
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

  /** Resolves when a question that was asked after this call has been answered, or has failed. */
  function check(how: { afresh: boolean } = { afresh: false }): Promise<void> {
    afresh ||= how.afresh
    if (asking) {
      askAgain ??= asking.then(() => {
        askAgain = undefined
        return check()
      })
      return askAgain
    }
    asking = ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function ask() {
    cancelRetry()
    const headers = new Headers({ authorization: `Bearer ${key}` })
    if (etag && !afresh) headers.set('if-none-match', etag)
    afresh = false
    const controller = new AbortController()
    const cancelLimit = clock.after(answerMs, () => controller.abort())
    try {
      await read(await fetch(address, { headers, cache: 'no-store', signal: controller.signal }))
    } catch (error) {
      log('The publication was not answered', error)
      failed('unreachable')
    } finally {
      cancelLimit()
    }
  }

  async function read(response: Response) {
    const { status } = response
    if (status === 401 || status === 403) return become('refused')
    // 404: nothing has been published yet
    if (status === 304 || status === 404) return answered()
    if (!response.ok) throw new Error(`The server answered ${status}`)
    const received = frozenMall.safeParse(await response.json())
    if (!received.success || received.data.mallId !== mallId) {
      log('The publication cannot be read', received.error)
      return failed('unreadable')
    }
    publication = received.data
    etag = response.headers.get('etag')
    answered()
    await store.set('publication', { etag, publication } satisfies z.infer<typeof stored>)
  }

  function answered() {
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
