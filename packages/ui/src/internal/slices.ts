/** Work that stops now and then, so that others can have their turn; what it returns is the result. */
export type Steps<T> = Generator<undefined, T>

/** How long work may keep the thread, in milliseconds: half of a frame, the other half draws it. */
export const SLICE = 8

/** How long one task may go on in the same way while nobody waits: with what the page does of itself, still under 50. */
const TASK = 32

export interface Job<T> {
  /** Wrapped, because a result may be `undefined`; nothing until the work is done. */
  readonly result: { value: T } | undefined
  /** Works for so many milliseconds, or to the end. */
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

/** All of the work at once. */
export function allSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Works slice by slice and lets keys, pointers and frames through in between. Stops for good when aborted. */
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

/** Chromium says whether a key or pointer waits; elsewhere, somebody may. */
function nobodyWaits(): boolean {
  const { scheduling } = globalThis.navigator as { scheduling?: { isInputPending: () => boolean } }
  return scheduling?.isInputPending() === false
}

/** A task of its own: a timer would wait 4 ms each time, a promise would let nobody through. */
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
