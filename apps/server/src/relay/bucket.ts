/** Lets `burst` frames through at once and `perSecond` after that. */
export function createBucket({ burst, perSecond }: { burst: number; perSecond: number }, now: number) {
  let level = burst
  let filledAt = now
  return {
    /** False: too many. */
    take(at: number): boolean {
      level = Math.min(burst, level + (Math.max(0, at - filledAt) / 1000) * perSecond)
      filledAt = at
      if (level < 1) return false
      level -= 1
      return true
    },
  }
}
