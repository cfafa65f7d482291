/** Capacity of a token bucket, and tokens added per second. */
export type Rate = { burst: number; perSecond: number }

export type TokenBucket = {
  /** Takes a token. False when there is none. */
  take(at: number): boolean
  refund(): void
  /** Seconds until the next token. */
  wait(at: number): number
  isFull(at: number): boolean
}

/** A token bucket; times are in milliseconds. */
export function createBucket({ burst, perSecond }: Rate, now: number): TokenBucket {
  let level = burst
  let filledAt = now
  const fill = (at: number) => {
    level = Math.min(burst, level + (Math.max(0, at - filledAt) / 1000) * perSecond)
    filledAt = at
  }
  return {
    take(at) {
      fill(at)
      if (level < 1) return false
      level -= 1
      return true
    },
    refund() {
      level = Math.min(burst, level + 1)
    },
    wait(at) {
      fill(at)
      return level >= 1 ? 0 : (1 - level) / perSecond
    },
    isFull(at) {
      fill(at)
      return level >= burst
    },
  }
}
