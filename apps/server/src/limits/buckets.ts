import { createBucket, type Rate, type TokenBucket } from './token-bucket'

/** A token bucket for each key. */
export type Buckets = {
  /** Takes one token. Returns 0, or the seconds until the next token. */
  take(key: string, rate: Rate, now: Date): number | Promise<number>
  /** Returns a token that should not have been counted. */
  refund(key: string): void
}

const sweepMs = 60_000
/** Bounds the memory when requests come from many addresses; the oldest keys are dropped first. */
const maxKeys = 50_000

/** Keeps buckets in the memory of this process. */
export function createLocalBuckets(): Buckets {
  const buckets = new Map<string, TokenBucket>()
  let sweptAt = 0

  /** Deletes full buckets: a new bucket starts full. */
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
        const [oldest] = buckets.size >= maxKeys ? buckets.keys() : []
        if (oldest !== undefined) buckets.delete(oldest)
        bucket = createBucket(rate, at)
        buckets.set(key, bucket)
      }
      return bucket.take(at) ? 0 : bucket.wait(at)
    },
    refund: (key) => buckets.get(key)?.refund(),
  }
}
