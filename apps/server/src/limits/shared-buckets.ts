import type { Buckets } from './buckets'
import type { Rate } from './token-bucket'

/** Takes up to `max` tokens from a bucket that several servers share. */
export type TakeTokens = (
  key: string,
  rate: Rate,
  max: number,
  now: Date,
) => Promise<{ tokens: number /** Seconds until the next token, if there was none. */; wait: number }>

/** The part of a bucket that a server takes at once; the rest is left for the other servers. */
const batch = 1 / 20
const maxKeys = 50_000

type LocalTokens = { tokens: number; emptyUntil: number; refill: Promise<void> | undefined }

/**
 * Buckets that several servers share. A server takes tokens in batches, so that only few calls need a statement. When the
 * database is unavailable, so are the calls.
 */
export function createSharedBuckets(takeTokens: TakeTokens): Buckets {
  const byKey = new Map<string, LocalTokens>()

  function localTokens(key: string): LocalTokens {
    let local = byKey.get(key)
    if (!local) {
      const [oldest] = byKey.size >= maxKeys ? byKey.keys() : []
      if (oldest !== undefined) byKey.delete(oldest)
      local = { tokens: 0, emptyUntil: 0, refill: undefined }
      byKey.set(key, local)
    }
    return local
  }

  async function refill(local: LocalTokens, key: string, rate: Rate, now: Date) {
    const { tokens, wait } = await takeTokens(key, rate, Math.max(1, Math.floor(rate.burst * batch)), now)
    local.tokens += tokens
    local.emptyUntil = tokens > 0 ? 0 : now.getTime() + wait * 1000
  }

  return {
    async take(key, rate, now) {
      const local = localTokens(key)
      while (local.tokens < 1) {
        if (local.emptyUntil > now.getTime()) return (local.emptyUntil - now.getTime()) / 1000
        // concurrent calls wait for the same batch
        local.refill ??= refill(local, key, rate, now).finally(() => {
          local.refill = undefined
        })
        await local.refill
      }
      local.tokens -= 1
      return 0
    },
    refund(key) {
      const local = byKey.get(key)
      if (local) local.tokens += 1
    },
  }
}
