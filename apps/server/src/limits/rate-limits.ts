import { HttpError } from '../http-error'
import type { Buckets } from './buckets'
import { networkOf } from './network'
import type { Rate } from './token-bucket'

/** Settings of the rate limits. */
export type RateSettings = {
  /** The number of reading calls per person and minute; 0 for no limit. */
  readsPerMinute: number
  /** The number of all other calls per person and minute; 0 for no limit. */
  writesPerMinute: number
}

export type Action = 'read' | 'write' | 'connect'

/** Calls are counted per user over all sessions, per station, and per preview link. */
export type Account = { kind: 'user' | 'station' | 'preview'; id: string }

export type Attempt = { action: Action; credential: string | undefined; address: string; now: Date }

export type RateLimits = {
  /**
   * Looks up the caller with `find` and counts the attempt; throws `rate_limited`. A known credential is counted before
   * the lookup, so that a limited caller costs no query.
   */
  admit<T>(attempt: Attempt, accountOf: (found: T) => Account | undefined, find: () => Promise<T>): Promise<T>
  /** The account of a credential that this process has seen before. */
  accountOf(credential: string): Account | undefined
  /** Counts a text that a station asks for as sound; throws `rate_limited`. */
  countSound(stationId: string, now: Date): Promise<void>
}

/**
 * Factors of a person's rate. `strangers` are all callers at an address without a session, `people` all with one: many
 * people may share an address.
 */
const shares = { user: 1, station: 1 / 4, preview: 1 / 2, strangers: 2, people: 5 }
/** A page connects once when it is loaded, and makes several reading calls. */
const connectionsPerRead = 1 / 8

/**
 * Unknown credentials per address; tokens of valid ones are returned. 2,000 stations may share an address and connect at
 * the same time.
 */
const newCredentials: Rate = { burst: 4_000, perSecond: 100 }

/** Sounds for a station: the short texts of a publication at once, then what it lacks. */
const sounds: Rate = { burst: 3_000, perSecond: 1 / 2 }
const maxKnown = 20_000

/** Limits calls: stations by their key alone, others by their account and by their address. */
export function createRateLimits(buckets: Buckets, settings: RateSettings): RateLimits {
  const { readsPerMinute, writesPerMinute } = settings
  const perMinute = { read: readsPerMinute, write: writesPerMinute, connect: readsPerMinute * connectionsPerRead }
  const known = new Map<string, Account>()

  async function take(key: string, rate: Rate, now: Date) {
    const wait = await buckets.take(key, rate, now)
    if (wait > 0) throw new HttpError('rate_limited', { retryAfter: Math.ceil(wait) })
  }

  async function count(kind: keyof typeof shares, id: string, { action, now }: Attempt) {
    const limit = perMinute[action] * shares[kind]
    if (limit > 0) await take(`${kind} ${id} ${action}`, { burst: Math.max(1, limit), perSecond: limit / 60 }, now)
  }

  async function countAccount({ kind, id }: Account, attempt: Attempt) {
    await count(kind, id, attempt)
    if (kind !== 'station') await count('people', networkOf(attempt.address), attempt)
  }

  function remember(credential: string, account: Account) {
    const [oldest] = known.size >= maxKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(credential, account)
  }

  return {
    accountOf: (credential) => known.get(credential),
    countSound: (stationId, now) => take(`sound ${stationId}`, sounds, now),
    async admit(attempt, accountOf, find) {
      const { credential, address, now } = attempt
      const before = credential === undefined ? undefined : known.get(credential)
      const newKey = `new ${networkOf(address)}`
      const isCounted = perMinute[attempt.action] > 0
      if (before) await countAccount(before, attempt)
      else if (credential === undefined) await count('strangers', networkOf(address), attempt)
      else if (isCounted) await take(newKey, newCredentials, now)

      const found = await find()
      const account = accountOf(found)
      if (account && credential !== undefined && !before) {
        buckets.refund(newKey)
        remember(credential, account)
        await countAccount(account, attempt)
      }
      if (!account && credential !== undefined) {
        known.delete(credential)
        await count('strangers', networkOf(address), attempt)
      }
      return found
    },
  }
}
