import { HttpError } from '../../http-error'

/** Refuses whoever comes more often than `most` times in a minute. Each server counts for itself. */
export function perMinute(most: number) {
  let minute = 0
  let counts = new Map<string, number>()
  return (who: string, now: Date): void => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(who) ?? 0) + 1
    counts.set(who, count)
    if (count > most) {
      throw new HttpError('rate_limited', { retryAfter: Math.ceil(60 - (now.getTime() % 60_000) / 1000) })
    }
  }
}
