import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FindReach } from '../../dependencies'
import type { ReachAnswer, ReachQuestion } from '../../rules/reach'

// TypeScript in the sources, JavaScript beside the bundle
const worker = new URL(`./reach-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** The timeout of a building. */
const patience = 60_000

/** Finds reach in worker threads, one building at a time, so that the server stays responsive. */
export function reachInWorker(execArgv = process.execArgv): FindReach {
  let last: Promise<unknown> = Promise.resolve()
  return (question) => {
    const answer = last.then(() => find(question, execArgv))
    last = answer.catch(() => undefined)
    return answer
  }
}

async function find(workerData: ReachQuestion, execArgv: string[]): Promise<ReachAnswer> {
  const thread = new Worker(worker, { workerData, execArgv, resourceLimits: { maxOldGenerationSizeMb: 256 } })
  thread.unref()
  try {
    // rejects on `error`; a thread that exits without an answer would never send one
    const exited = once(thread, 'exit').then(() => Promise.reject(new Error('The thread ended without an answer')))
    const [answer] = await Promise.race([once(thread, 'message', { signal: AbortSignal.timeout(patience) }), exited])
    return answer as ReachAnswer
  } finally {
    await thread.terminate()
  }
}
