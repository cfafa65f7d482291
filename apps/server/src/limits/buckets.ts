import { createBucket, type Rate, type TokenBucket } from './token-bucket'

/** A token bucket for each key. */
export type Buckets = {
  /** Takes one token; gives 0, or the seconds to wait where there is none. */
  take(key: string, rate: Rate, now: Date): number | Promise<number>
  /** Puts a token back that need not have been taken. */
  giveBack(key: string): void
}

const sweepMs = 60_000
/** More keys than these are forgotten, the oldest first: their memory is bounded, whoever sends from many addresses. */
const mostKeys = 50_000

/** Buckets in the memory of this process. */
export function localBuckets(): Buckets {
  const buckets = new Map<string, TokenBucket>()
  let sweptAt = 0

  /** A full bucket is the same as none. */
  function sweep(at: number) {
    sweptAt = at
    for (const [key, bucket] of buckets) if (bucket.isFull(at)) buckets.delete(key)
  }

  return {
    take(key, rate, now) {
      const at = now.getTime()
      if (at - sweptAt >= sweepMs) sweep(at)
      let bucket = buckets.get(key)
      if (!bucket) {
        const [oldest] = buckets.size >= mostKeys ? buckets.keys() : []
        if (oldest !== undefined) buckets.delete(oldest)
        bucket = createBucket(rate, at)
        buckets.set(key, bucket)
      }
      return bucket.take(at) ? 0 : bucket.wait(at)
    },
    giveBack: (key) => buckets.get(key)?.giveBack(),
  }
}
