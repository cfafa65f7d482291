import { Worker } from 'node:worker_threads'
import type { Inspected, NewFile } from '../../dependencies'
import { createConcurrencyLimiter, setSystemTimer } from '../../limits/concurrency-limiter'

/** The path of a file to inspect in a worker thread, and the extension under which it is stored. */
export type Question = { id: number; path: string; extension: string }
export type Answer<T> = { id: number; answer: T }

/** The timeout of a file, and the longest time that one waits for the files of others. */
const patience = 15_000
const queueTimeoutMs = 120_000

type Options<T> = {
  /** TypeScript in the sources, JavaScript beside the bundle. */
  name: string
  workerData?: unknown
  /** The answer about a file that crashes the worker or takes too long. */
  failed: T
}

/**
 * Inspects files one by one in a worker thread, which is started on demand, so that the server stays responsive. The owners
 * of files take turns. After a crash the next file gets a new worker.
 */
export function fileWorker<T>({ name, workerData, failed }: Options<T>) {
  const address = new URL(`./${name}${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)
  let thread: Worker | undefined
  let requests = 0
  const waiting = new Map<number, (answer: T) => void>()
  const queue = createConcurrencyLimiter({ concurrency: 1, perOwner: 1, queueTimeoutMs, setTimer: setSystemTimer })

  function ended(of: Worker) {
    if (thread !== of) return
    thread = undefined
    for (const answer of waiting.values()) answer(failed)
    waiting.clear()
  }

  // native code cannot be interrupted, so the termination is not awaited
  function giveUp(on: Worker) {
    ended(on)
    void on.terminate()
  }

  function start(): Worker {
    const started = new Worker(address, { workerData, resourceLimits: { maxOldGenerationSizeMb: 256 } })
    started.unref()
    started.on('message', ({ id, answer }: Answer<T>) => {
      waiting.get(id)?.(answer)
      waiting.delete(id)
    })
    started.on('error', () => ended(started))
    started.on('exit', () => ended(started))
    return started
  }

  async function ask(path: string, extension: string): Promise<T> {
    thread ??= start()
    const own = thread
    const question: Question = { id: ++requests, path, extension }
    const tooLong = setTimeout(() => giveUp(own), patience)
    try {
      return await new Promise<T>((resolve) => {
        waiting.set(question.id, resolve)
        own.postMessage(question)
      })
    } finally {
      clearTimeout(tooLong)
    }
  }

  return {
    async inspect({ path }: Pick<NewFile, 'path'>, { extension, owner }: Inspected): Promise<T> {
      if (!path) throw new Error('A file that a worker inspects lies on the disk')
      return queue.run(owner, () => ask(path, extension))
    },
    async close() {
      await thread?.terminate()
    },
  }
}
