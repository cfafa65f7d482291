import { HttpError } from '../http-error'
import type { Buckets } from './buckets'
import { networkOf } from './network'
import type { Rate } from './token-bucket'

export type RateSettings = {
  /** How many calls one person may make in a minute that only read; 0 for as many as they like. */
  readsPerMinute: number
  /** The same for all other calls. */
  writesPerMinute: number
}

export type Action = 'read' | 'write' | 'connect'

/** Whose calls are counted together: a user's, over all of their sessions; a station's; those of a preview link. */
export type Account = { kind: 'user' | 'station' | 'preview'; id: string }

export type Attempt = { action: Action; credential: string | undefined; address: string; now: Date }

export type RateLimits = {
  /**
   * Runs `find`, which looks up the caller, and counts the attempt; throws `rate_limited`. A caller whose credential was
   * good before is counted before anything is looked up.
   */
  admit<T>(attempt: Attempt, accountOf: (found: T) => Account | undefined, find: () => Promise<T>): Promise<T>
  /** Whose credential it is, as far as this process knows. */
  accountOf(credential: string): Account | undefined
}

/**
 * How much of a person's rate others have: those at an address who did not sign in, and all at an address who did. Many
 * people may share one.
 */
const shares = { user: 1, station: 1 / 4, preview: 1 / 2, strangers: 2, people: 5 }
/** A page or kiosk that is loaded connects once. */
const connectionsPerRead = 1 / 8

/**
 * Credentials that this process does not know yet, by address; good ones are given back. 2,000 stations may share an
 * address and come at once.
 */
const newCredentials: Rate = { burst: 4_000, perSecond: 100 }
const mostKnown = 20_000

/** Counts what callers do. Stations are counted by their key alone, everyone else by their account and by their address. */
export function createRateLimits(buckets: Buckets, settings: RateSettings): RateLimits {
  const { readsPerMinute, writesPerMinute } = settings
  const perMinute = { read: readsPerMinute, write: writesPerMinute, connect: readsPerMinute * connectionsPerRead }
  const known = new Map<string, Account>()

  async function take(key: string, rate: Rate, now: Date) {
    const wait = await buckets.take(key, rate, now)
    if (wait > 0) throw new HttpError('rate_limited', { retryAfter: Math.ceil(wait) })
  }

  async function count(kind: keyof typeof shares, id: string, { action, now }: Attempt) {
    const most = perMinute[action] * shares[kind]
    if (most > 0) await take(`${kind} ${id} ${action}`, { burst: Math.max(1, most), perSecond: most / 60 }, now)
  }

  async function countAccount({ kind, id }: Account, attempt: Attempt) {
    await count(kind, id, attempt)
    if (kind !== 'station') await count('people', networkOf(attempt.address), attempt)
  }

  function remember(credential: string, account: Account) {
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(credential, account)
  }

  return {
    accountOf: (credential) => known.get(credential),
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
        buckets.giveBack(newKey)
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
