import type { Call } from '@kiosk-admin/api-client'
import { type After, createGate } from './gate'
import { networkOf } from './network'
import type { RateLimits } from './rate-limits'

/**
 * How many calls are under way at once. A page makes a few; what an account sends beyond its share waits for itself, so
 * that others wait for few.
 */
const bounds = {
  account: { atOnce: 256, each: 4, waiting: 256 },
  stranger: { atOnce: 32, each: 8, waiting: 256 },
  // 2,000 stations may share an address, and are not known yet after the server has started
  newcomer: { atOnce: 64, each: 16, waiting: 4_000 },
}

export type Turns = {
  take<T>(call: Call, credential: string | undefined, address: string, work: () => Promise<T>): Promise<T>
}

/** Lets each account and each address have so many calls under way. Uploads take long, and have a bound of their own. */
export function createTurns(rateLimits: RateLimits, after: After): Turns {
  const accounts = createGate({ ...bounds.account, after })
  const strangers = createGate({ ...bounds.stranger, after })
  const newcomers = createGate({ ...bounds.newcomer, after })
  return {
    take(call, credential, address, work) {
      if (call.files) return work()
      if (credential === undefined) return strangers.run(networkOf(address), work)
      const account = rateLimits.accountOf(credential)
      if (!account) return newcomers.run(networkOf(address), work)
      return accounts.run(`${account.kind} ${account.id}`, work)
    },
  }
}
