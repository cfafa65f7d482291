import { inSlices, type Steps, startJob } from '../../internal/slices'

/** Milliseconds after which a browser that does not report idle time is taken to be idle. */
const PAUSE = 200

/** Runs steps while the browser has nothing else to do. Returns a function that stops them. */
export function whenIdle(steps: Steps<void>): () => void {
  const job = startJob(steps)
  if (typeof requestIdleCallback === 'undefined') {
    const leaving = new AbortController()
    const timer = setTimeout(() => void inSlices(job, leaving.signal).catch(ignore), PAUSE)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }
  let handle = requestIdleCallback(function run(idle) {
    try {
      // the browser ends the time when input comes
      while (!job.result && idle.timeRemaining() > 0) job.run(1)
    } catch {
      return ignore()
    }
    if (!job.result) handle = requestIdleCallback(run)
  })
  return () => cancelIdleCallback(handle)
}

/** Errors of columns are thrown again where their values are used. */
const ignore = () => undefined
