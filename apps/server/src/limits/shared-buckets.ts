import type { Buckets } from './buckets'
import type { Rate } from './token-bucket'

/** Lends tokens out of a bucket that several servers share: as many as there are, `most` at once. */
export type Lender = (
  key: string,
  rate: Rate,
  most: number,
  now: Date,
) => Promise<{ tokens: number /** Seconds until there is one, if there was none. */; wait: number }>

/** A server borrows so much of a bucket at once: the others can take what is left. */
const borrowed = 1 / 20
const mostKeys = 50_000

type Purse = { tokens: number; emptyUntil: number; borrowing: Promise<void> | undefined }

/**
 * Buckets that several servers share. Each server borrows some tokens of a bucket at once, so that few calls cost a
 * statement. Where nobody lends, a call fails as it would without its database.
 */
export function sharedBuckets(lend: Lender): Buckets {
  const purses = new Map<string, Purse>()

  function purseOf(key: string): Purse {
    let purse = purses.get(key)
    if (!purse) {
      const [oldest] = purses.size >= mostKeys ? purses.keys() : []
      if (oldest !== undefined) purses.delete(oldest)
      purse = { tokens: 0, emptyUntil: 0, borrowing: undefined }
      purses.set(key, purse)
    }
    return purse
  }

  async function borrow(purse: Purse, key: string, rate: Rate, now: Date) {
    const { tokens, wait } = await lend(key, rate, Math.max(1, Math.floor(rate.burst * borrowed)), now)
    purse.tokens += tokens
    purse.emptyUntil = tokens > 0 ? 0 : now.getTime() + wait * 1000
  }

  return {
    async take(key, rate, now) {
      const purse = purseOf(key)
      while (purse.tokens < 1) {
        if (purse.emptyUntil > now.getTime()) return (purse.emptyUntil - now.getTime()) / 1000
        // those who come meanwhile wait for the same tokens
        purse.borrowing ??= borrow(purse, key, rate, now).finally(() => {
          purse.borrowing = undefined
        })
        await purse.borrowing
      }
      purse.tokens -= 1
      return 0
    },
    giveBack(key) {
      const purse = purses.get(key)
      if (purse) purse.tokens += 1
    },
  }
}
