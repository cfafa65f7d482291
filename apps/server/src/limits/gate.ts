import { HttpError } from '../http-error'

export type GateOptions = {
  /** How many run at once, and how many of them for one owner. */
  atOnce: number
  each: number
  /** More than these of one owner do not wait at all. @default 32 */
  waiting?: number
  /** Calls `done` after so many ms unless it is cancelled first. */
  after: After
}

/** A timer: gives the way to cancel it. */
export type After = (ms: number, done: () => void) => () => void

export const inTime: After = (ms, done) => {
  const timer = setTimeout(done, ms)
  return () => clearTimeout(timer)
}

/** So long the next one waits for its turn, and so long it is asked to stay away after that. */
export const patienceMs = 5_000
const awaySeconds = 2

type Waiting = { owner: string; start: () => void }

export type Gate = { run<T>(owner: string, work: () => Promise<T>): Promise<T> }

/** Bounds how much of a kind of work runs at once; who waits too long is refused with `unavailable`. */
export function createGate({ atOnce, each, waiting: mostWaiting = 32, after }: GateOptions): Gate {
  const running = new Map<string, number>()
  let all = 0
  const queue: Waiting[] = []

  const hasRoom = (owner: string) => all < atOnce && (running.get(owner) ?? 0) < each

  function begin(owner: string) {
    all += 1
    running.set(owner, (running.get(owner) ?? 0) + 1)
  }

  function end(owner: string) {
    all -= 1
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    // an owner whose share is used up keeps nobody else waiting
    const next = queue.findIndex((waiting) => hasRoom(waiting.owner))
    if (next >= 0) queue.splice(next, 1)[0]?.start()
  }

  function turn(owner: string): Promise<void> {
    const refused = () => new HttpError('unavailable', { retryAfter: awaySeconds })
    if (queue.filter((waiting) => waiting.owner === owner).length >= mostWaiting) return Promise.reject(refused())
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        start() {
          cancel()
          begin(owner)
          resolve()
        },
      }
      queue.push(waiting)
      const cancel = after(patienceMs, () => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(refused())
      })
    })
  }

  return {
    async run(owner, work) {
      if (hasRoom(owner)) begin(owner)
      else await turn(owner)
      try {
        return await work()
      } finally {
        end(owner)
      }
    },
  }
}
