import { HttpError } from '../http-error'

export type ConcurrencyLimiterOptions = {
  /** The largest number of running tasks, and of those for one owner. */
  concurrency: number
  perOwner: number
  /** The largest number of queued tasks for one owner; further ones fail at once. @default 32 */
  maxQueued?: number
  /** The longest time in the queue. @default 5 s */
  queueTimeoutMs?: number
  /** Timer for the queue timeout. */
  setTimer: SetTimer
}

/** Calls `done` after `ms`. Returns a function that cancels the timer. */
export type SetTimer = (ms: number, done: () => void) => () => void

export const setSystemTimer: SetTimer = (ms, done) => {
  const timer = setTimeout(done, ms)
  return () => clearTimeout(timer)
}

/** How long a task is queued, and the `Retry-After` of the error after that. */
export const defaultQueueTimeoutMs = 5_000
const retryAfterSeconds = 2

type QueuedTask = { owner: string; start: () => void }

export type ConcurrencyLimiter = { run<T>(owner: string, work: () => Promise<T>): Promise<T> }

/** Limits the number of tasks that run at the same time. A task that is queued for too long fails with `unavailable`. */
export function createConcurrencyLimiter({
  concurrency,
  perOwner,
  maxQueued = 32,
  queueTimeoutMs = defaultQueueTimeoutMs,
  setTimer,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const running = new Map<string, number>()
  let total = 0
  let queue: QueuedTask[] = []

  const hasCapacity = (owner: string) => total < concurrency && (running.get(owner) ?? 0) < perOwner

  function begin(owner: string) {
    total += 1
    running.set(owner, (running.get(owner) ?? 0) + 1)
  }

  function end(owner: string) {
    total -= 1
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    const next = nextTask()
    if (!next) return
    // further tasks of the owner go behind those of others, so that owners take turns
    const others = queue.filter((task) => task.owner !== next.owner)
    queue = [...others, ...queue.filter((task) => task.owner === next.owner && task !== next)]
    next.start()
  }

  /** The first task of the owner with the fewest running ones, so that those with many do not delay others. */
  function nextTask(): QueuedTask | undefined {
    const startable = queue.filter(({ owner }) => hasCapacity(owner))
    const count = ({ owner }: QueuedTask) => running.get(owner) ?? 0
    return startable.reduce<QueuedTask | undefined>(
      (best, task) => (best && count(best) <= count(task) ? best : task),
      undefined,
    )
  }

  function waitForCapacity(owner: string): Promise<void> {
    const unavailable = () => new HttpError('unavailable', { retryAfter: retryAfterSeconds })
    if (queue.filter((task) => task.owner === owner).length >= maxQueued) return Promise.reject(unavailable())
    return new Promise((resolve, reject) => {
      const task: QueuedTask = {
        owner,
        start() {
          cancel()
          begin(owner)
          resolve()
        },
      }
      queue.push(task)
      const cancel = setTimer(queueTimeoutMs, () => {
        queue = queue.filter((other) => other !== task)
        reject(unavailable())
      })
    })
  }

  return {
    async run(owner, work) {
      if (hasCapacity(owner)) begin(owner)
      else await waitForCapacity(owner)
      try {
        return await work()
      } finally {
        end(owner)
      }
    },
  }
}
