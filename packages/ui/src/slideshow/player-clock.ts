/** The time that a player keeps: no time of day, so that setting the device's clock moves no slide. */
export type PlayerClock = {
  /** Milliseconds since any moment; never goes back. */
  now: () => number
  /** Calls once after some milliseconds, sooner never, later maybe. Returns what calls it off. */
  after: (milliseconds: number, done: () => void) => () => void
}

export const deviceClock: PlayerClock = {
  now: () => performance.now(),
  after(milliseconds, done) {
    const timer = setTimeout(done, milliseconds)
    return () => clearTimeout(timer)
  },
}
