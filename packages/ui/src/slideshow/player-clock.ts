/** Monotonic clock of a player, independent of the device's time of day. */
export type PlayerClock = {
  /** Milliseconds since an arbitrary origin; never decreases. */
  now: () => number
  /** Calls `done` once, after the given time or later. Returns a function that cancels it. */
  after: (milliseconds: number, done: () => void) => () => void
}

export const deviceClock: PlayerClock = {
  now: () => performance.now(),
  after(milliseconds, done) {
    const timer = setTimeout(done, milliseconds)
    return () => clearTimeout(timer)
  },
}
