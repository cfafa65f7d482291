import { backoff, type Environment } from './environment'

/** What a visitor touched. */
export type Click = {
  /**
   * 0 opens Touchguide and 2 Pathfinder; 1 and 2 name an item in `refId`, 3 a category, 4 a key of the menu, 5 a service.
   * Top shops count 1 and 2.
   */
  type: 0 | 1 | 2 | 3 | 4 | 5
  /** Where it happened. */
  view: 'touchguide' | 'pathfinder'
  refId?: string
}

/** A click as it travels: the station gives it its id, so that it is counted once however often it arrives. */
export type StatisticEvent = Click & {
  id: string
  /** ISO 8601 in UTC, by the station's clock. */
  at: string
}

/**
 * What became of a batch.
 * - `accepted`: the server has every click of it; `refused`: it will never take this batch as it is
 * - `later`: it may take it another time, not before `afterMs` have passed
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

/** Sends clicks to `POST /Kiosk/Statistic`. Only the server's own words count: a hotspot's page answers 200 as well. */
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
    const unfit = (status === 400 || status === 422) && answer?.success === false
    if (unfit || (status === 413 && events.length > 1)) return { state: 'refused' }
    return { state: 'later', ...retryAfter(response.headers.get('retry-after'), clock.now()) }
  }
}

/** At most an hour: who says more has most likely not meant a station. */
const longestWait = 3_600_000

function retryAfter(header: string | null, now: number): { afterMs?: number } {
  if (!header) return {}
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? { afterMs: Math.min(ms, longestWait) } : {}
}

export const longestBackoff = 300_000

/** How long to wait after so many failures in a row; the server's own word comes first, spread like everything else. */
export const waitAfter = (failures: number, afterMs: number, random: () => number): number =>
  Math.max(backoff(failures, random, longestBackoff), Math.round(afterMs * (1 + random() / 10)))
