import { Worker } from 'node:worker_threads'
import { maxPixels } from '@kiosk-admin/api-client/internal'
import type { PictureInfo, Pictures } from '../../dependencies'
import type { Answer, Question } from './pictures-worker'

// TypeScript in the sources, JavaScript beside the bundle
const worker = new URL(`./pictures-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** The timeout of a picture. */
const patience = 30_000

/**
 * Decodes pictures with sharp in a worker thread, which is started on demand, so that the server stays responsive. A picture
 * that crashes the worker is `broken`; the next one gets a new worker.
 */
export function sharpPictures(): Pictures & { close(): Promise<void> } {
  let thread: Worker | undefined
  let requests = 0
  const waiting = new Map<number, (info: PictureInfo) => void>()

  function ended(of: Worker) {
    if (thread !== of) return
    thread = undefined
    for (const answer of waiting.values()) answer('broken')
    waiting.clear()
  }

  // native code cannot be interrupted, so the termination is not awaited
  function giveUp(on: Worker) {
    ended(on)
    void on.terminate()
  }

  function start(): Worker {
    const started = new Worker(worker, { workerData: { maxPixels }, resourceLimits: { maxOldGenerationSizeMb: 256 } })
    started.unref()
    started.on('message', (answer: Answer) => {
      const { id, ...rest } = answer
      waiting.get(id)?.('wrong' in rest ? rest.wrong : rest)
      waiting.delete(id)
    })
    started.on('error', () => ended(started))
    started.on('exit', () => ended(started))
    return started
  }

  return {
    async inspect({ path }, extension) {
      if (!path) throw new Error('A picture that is decoded natively lies in a file')
      thread ??= start()
      const own = thread
      const question: Question = { id: ++requests, path, extension }
      const tooLong = setTimeout(() => giveUp(own), patience * (waiting.size + 1))
      try {
        return await new Promise<PictureInfo>((resolve) => {
          waiting.set(question.id, resolve)
          own.postMessage(question)
        })
      } finally {
        clearTimeout(tooLong)
      }
    },
    async close() {
      await thread?.terminate()
    },
  }
}
