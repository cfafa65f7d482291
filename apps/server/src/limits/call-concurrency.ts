// Limits the calls in progress of each account and address.

import type { Call } from '@kiosk-admin/api-client'
import { createConcurrencyLimiter, type SetTimer } from './concurrency-limiter'
import { networkOf } from './network'
import type { RateLimits } from './rate-limits'

/**
 * The number of calls in progress. Further calls of an account are queued behind its own, so that one account does not
 * delay others.
 */
const bounds = {
  account: { concurrency: 256, perOwner: 4, maxQueued: 256 },
  anonymous: { concurrency: 32, perOwner: 8, maxQueued: 256 },
  // 2,000 stations may share an address, and a server that has just started knows none of them
  unknown: { concurrency: 64, perOwner: 16, maxQueued: 4_000 },
}

export type CallConcurrency = {
  run<T>(call: Call, credential: string | undefined, address: string, work: () => Promise<T>): Promise<T>
}

/** Limits the calls in progress for each account and address. Uploads take long and have a limit of their own. */
export function createCallConcurrency(rateLimits: Pick<RateLimits, 'accountOf'>, setTimer: SetTimer): CallConcurrency {
  const accounts = createConcurrencyLimiter({ ...bounds.account, setTimer })
  const anonymous = createConcurrencyLimiter({ ...bounds.anonymous, setTimer })
  const unknown = createConcurrencyLimiter({ ...bounds.unknown, setTimer })
  return {
    run(call, credential, address, work) {
      if (call.files) return work()
      if (credential === undefined) return anonymous.run(networkOf(address), work)
      const account = rateLimits.accountOf(credential)
      if (!account) return unknown.run(networkOf(address), work)
      return accounts.run(`${account.kind} ${account.id}`, work)
    },
  }
}
