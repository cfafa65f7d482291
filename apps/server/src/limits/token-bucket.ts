/** So much at once, and so much a second after that. */
export type Rate = { burst: number; perSecond: number }

export type TokenBucket = {
  /** False: too many. */
  take(at: number): boolean
  giveBack(): void
  /** Seconds until there is a token again. */
  wait(at: number): number
  isFull(at: number): boolean
}

/** Lets `burst` through at once and `perSecond` after that; moments are in ms. */
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
    giveBack() {
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
