import { HttpError } from '../../http-error'

/** Refuses more than `most` requests a minute from one client. Each server counts separately. */
export function perMinute(most: number) {
  let minute = 0
  let counts = new Map<string, number>()
  return (client: string, now: Date): void => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    if (count > most) {
      throw new HttpError('rate_limited', { retryAfter: Math.ceil(60 - (now.getTime() % 60_000) / 1000) })
    }
  }
}
