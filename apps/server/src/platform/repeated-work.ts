/** Calls `work` every `ms`. Returns a function that stops it. */
type Repeat = (ms: number, work: () => void) => () => void

const repeat: Repeat = (ms, work) => {
  const timer = setInterval(work, ms)
  return () => clearInterval(timer)
}

export type RepeatedWork = {
  everyMs: number
  work(): Promise<unknown>
  onError(error: unknown): void
  /** Runs once more when it stops. */
  runsAtStop?: boolean
  /** @default the system's timer */
  every?: Repeat | undefined
}

/** Background work of a server, which never overlaps with itself. */
export function createRepeatedWork({ everyMs, work, onError, runsAtStop = false, every = repeat }: RepeatedWork) {
  let running: Promise<void> | undefined
  let stopRepeating = () => {}
  /** Runs it now, or waits for the run under way. */
  const run = () => {
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined
      })
    return running
  }
  return {
    run,
    start() {
      stopRepeating = every(everyMs, () => void run())
      void run()
    },
    async stop() {
      stopRepeating()
      await running
      if (runsAtStop) await run()
    },
  }
}
