import type { Clock } from '../environment'

export type FakeClock = Clock & {
  /** Lets time pass: every timer that falls due calls back, in order, and all it leads to happens. */
  advance(ms: number): Promise<void>
  settle(): Promise<void>
}

/** Everything that waits for nothing but promises goes on; no chain here is longer. */
async function settle() {
  for (let turn = 0; turn < 40; turn++) await null
}

export function createFakeClock(start = Date.parse('2026-11-21T09:00:00Z')): FakeClock {
  let now = start
  let timers: { at: number; callback: () => void }[] = []

  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    settle,
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers = timers.filter((other) => other !== due)
        now = Math.max(now, due.at)
        due.callback()
        await settle()
      }
      now = end
    },
  }
}
