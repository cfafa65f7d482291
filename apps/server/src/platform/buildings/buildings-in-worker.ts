import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Building } from '@kiosk-admin/wayfinding'
import type { Graph } from '@kiosk-admin/wayfinding/ways'
import type { Dependencies } from '../../dependencies'
import type { ReachAnswer, ReachQuestion } from '../../rules/reach'

export type BuildingTask = { kind: 'graph'; building: Building } | { kind: 'reach'; question: ReachQuestion }

// TypeScript in the sources, JavaScript beside the bundle
const worker = new URL(`./building-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** The timeout of a building. */
const patience = 60_000

/** Works on buildings in threads, one at a time, so that the server stays responsive. */
export function buildingsInWorker(execArgv = process.execArgv): Pick<Dependencies, 'findReach' | 'makeGraph'> {
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = (task: BuildingTask) => {
    const answer = last.then(() => run(task, execArgv))
    last = answer.catch(() => undefined)
    return answer
  }
  // the thread answers by the kind of the task
  return {
    findReach: (question) => inOrder({ kind: 'reach', question }) as Promise<ReachAnswer>,
    makeGraph: (building) => inOrder({ kind: 'graph', building }) as Promise<Graph>,
  }
}

async function run(workerData: BuildingTask, execArgv: string[]): Promise<unknown> {
  const thread = new Worker(worker, { workerData, execArgv, resourceLimits: { maxOldGenerationSizeMb: 256 } })
  thread.unref()
  try {
    // rejects on `error`; a thread that exits without an answer would never send one
    const exited = once(thread, 'exit').then(() => Promise.reject(new Error('The thread ended without an answer')))
    const [answer] = await Promise.race([once(thread, 'message', { signal: AbortSignal.timeout(patience) }), exited])
    return answer
  } finally {
    await thread.terminate()
  }
}
