import type { Clock } from '../environment'

export type FakeClock = Clock & {
  /** Advances the time and calls due timers in order, including those that they start. */
  advance(ms: number): Promise<void>
  settle(): Promise<void>
}

/** Runs all pending promise callbacks. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

export function createFakeClock(start = Date.parse('2026-11-21T09:00:00Z')): FakeClock {
  let now = start
  /** Ordered by due time, then by creation. */
  let timers: { at: number; callback: () => void }[] = []

  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      const later = timers.findLastIndex(({ at }) => at <= timer.at)
      timers.splice(later + 1, 0, timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    settle,
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const due = timers[0]
        if (!due || due.at > end) break
        timers.shift()
        now = Math.max(now, due.at)
        due.callback()
        await settle()
      }
      now = end
    },
  }
}
