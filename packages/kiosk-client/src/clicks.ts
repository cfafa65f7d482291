import { backoff, type Environment } from './environment'

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

/**
 * The result of sending a batch.
 * - `accepted`: the server has stored all of it; `refused`: retrying the same batch is useless
 * - `later`: retry, not before `afterMs` milliseconds have passed
 */
export type SendResult = { state: 'accepted' | 'refused' } | { state: 'later'; afterMs?: number }

export type SendClicks = (events: readonly StatisticEvent[], signal: AbortSignal) => Promise<SendResult>

type Options = {
  key: string
  baseUrl: string
  fetch: typeof globalThis.fetch
  clock: Environment['clock']
}

type Answer = { success?: unknown; message?: { accepted?: unknown } } | null | undefined

/** Sends clicks to `POST /Kiosk/Statistic`. Checks the body as well: a captive portal also answers 200. */
export function createSender({ key, baseUrl, fetch, clock }: Options): SendClicks {
  return async (events, signal) => {
    const response = await fetch(`${baseUrl}/Kiosk/Statistic`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      signal,
    })
    const { status } = response
    const answer = (await response.json().catch(() => undefined)) as Answer
    if (response.ok && answer?.success === true && typeof answer.message?.accepted === 'number')
      return { state: 'accepted' }
    const isInvalid = (status === 400 || status === 422) && answer?.success === false
    if (isInvalid || (status === 413 && events.length > 1)) return { state: 'refused' }
    return { state: 'later', ...retryAfter(response.headers.get('retry-after'), clock.now()) }
  }
}

/** An hour, even if the header requests more. */
const maxRetryAfterMs = 3_600_000

function retryAfter(header: string | null, now: number): { afterMs?: number } {
  if (!header) return {}
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? { afterMs: Math.min(ms, maxRetryAfterMs) } : {}
}

export const maxBackoffMs = 300_000

/** Milliseconds until the next attempt: exponential backoff, but at least `afterMs`, with jitter. */
export const retryDelay = (failures: number, afterMs: number, random: () => number): number =>
  Math.max(backoff(failures, random, maxBackoffMs), Math.round(afterMs * (1 + random() / 10)))
