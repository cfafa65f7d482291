// Splits long computations into slices, so that the page stays responsive.

/** A generator that yields regularly and returns a result. */
export type Steps<T> = Generator<undefined, T>

/** Maximum milliseconds of a slice: half a frame; the other half renders. */
export const SLICE = 8

/** Maximum milliseconds of a task without pending input, below 50 with the page's own work. */
const TASK = 32

export interface Job<T> {
  /** Wrapped, because results may be undefined; undefined until done. */
  readonly result: { value: T } | undefined
  /** Runs for a time or to the end. */
  run: (milliseconds: number) => void
}

export function startJob<T>(steps: Steps<T>): Job<T> {
  let result: { value: T } | undefined
  return {
    get result() {
      return result
    },
    run(milliseconds) {
      const until = performance.now() + milliseconds
      while (!result) {
        const step = steps.next()
        if (step.done) result = { value: step.value }
        else if (performance.now() >= until) return
      }
    },
  }
}

/** Works on a list in ranges. Loops belong into the plain function: engines run those in generators several times slower. */
export function* inRanges(count: number, size: number, work: (from: number, to: number) => void): Steps<void> {
  for (let from = 0; from < count; from += size) {
    work(from, Math.min(from + size, count))
    yield
  }
}

/** Runs to the end. */
export function allSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Runs in slices and lets input and frames through between them. Stops when aborted. */
export async function inSlices<T>(job: Job<T>, signal?: AbortSignal): Promise<T | undefined> {
  while (!job.result) {
    await nextTurn()
    if (signal?.aborted) return undefined
    const until = performance.now() + TASK
    do job.run(SLICE)
    while (!job.result && nobodyWaits() && performance.now() < until)
  }
  return job.result.value
}

/** Chromium reports pending input; assume it in other browsers. */
function nobodyWaits(): boolean {
  const { scheduling } = globalThis.navigator as { scheduling?: { isInputPending: () => boolean } }
  return scheduling?.isInputPending() === false
}

/** Yields a task: timers wait 4 ms, and promises do not yield. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
