import { backoff, type Environment } from './environment'
import type { SearchEvent } from './searches'

/** A visitor's click. */
export type Click = {
  /**
   * 0 opens Touchguide and 2 Pathfinder; 1 and 2 name an item in `refId`, 3 a category, 4 a key of the menu, 5 a
   * service. Top shops count 1 and 2.
   */
  type: 0 | 1 | 2 | 3 | 4 | 5
  /** The view that was on the screen. */
  view: 'touchguide' | 'pathfinder'
  refId?: string
}

/** A click with the id that the station gives it: the server counts each id once. */
export type StatisticEvent = Click & {
  id: string
  /** ISO 8601 in UTC, by the station's clock. */
  at: string
}

/** What waits in the outbox. */
export type OutboxEntry = StatisticEvent | SearchEvent

/**
 * The result of sending a batch.
 * - `accepted`: the server has stored all of it; `refused`: retrying the same batch is useless
 * - `later`: retry, not before `afterMs` milliseconds have passed
 */
export type SendResult = { state: 'accepted' | 'refused' } | { state: 'later'; afterMs?: number }

export type SendEntries = (entries: readonly OutboxEntry[], signal: AbortSignal) => Promise<SendResult>

type Options = {
  key: string
  baseUrl: string
  fetch: typeof globalThis.fetch
  clock: Environment['clock']
}

type Answer = { success?: unknown; message?: { accepted?: unknown } } | null | undefined

/**
 * Sends clicks to `POST /Kiosk/Statistic`, then searches to `POST /Kiosk/Search`. Checks the body as well: a captive portal
 * also answers 200.
 */
export function createSender({ key, baseUrl, fetch, clock }: Options): SendEntries {
  return async (entries, signal) => {
    async function post(name: string, list: string, items: readonly OutboxEntry[]): Promise<SendResult> {
      if (items.length === 0) return { state: 'accepted' }
      const response = await fetch(`${baseUrl}/Kiosk/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ [list]: items }),
        signal,
      })
      const { ok, status } = response
      const answer = (await response.json().catch(() => undefined)) as Answer
      const refused = answer?.success === false
      // an earlier server does not count searches; clicks must not wait for it
      if (ok ? typeof answer?.message?.accepted === 'number' : refused && status === 404 && name === 'Search')
        return { state: 'accepted' }
      if ((refused && (status === 400 || status === 422)) || (status === 413 && entries.length > 1))
        return { state: 'refused' }
      return { state: 'later', ...retryAfter(response.headers.get('retry-after') ?? '', clock.now()) }
    }
    const isSearch = (entry: OutboxEntry) => 'visit' in entry
    const clicks = await post(
      'Statistic',
      'events',
      entries.filter((entry) => !isSearch(entry)),
    )
    return clicks.state === 'accepted' ? post('Search', 'searches', entries.filter(isSearch)) : clicks
  }
}

/** An hour, even if the header requests more. */
const maxRetryAfterMs = 3_600_000

/** The header has seconds or a date. */
function retryAfter(header: string, now: number): { afterMs?: number } {
  const ms = Number(header) * 1000 || Date.parse(header) - now
  return ms > 0 ? { afterMs: Math.min(ms, maxRetryAfterMs) } : {}
}

export const maxBackoffMs = 300_000

/** Milliseconds until the next attempt: exponential backoff, but at least `afterMs`, with jitter. */
export const retryDelay = (failures: number, afterMs: number, random: () => number): number =>
  Math.max(backoff(failures, random, maxBackoffMs), Math.round(afterMs * (1 + random() / 10)))
