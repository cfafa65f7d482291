import { type MapFile, type MapFileProblem, maxFileBytes } from './map-file'
import type { MapFileRequest } from './map-file-worker'

/** Reads files while the page stays usable. Aborting ends the worker, and rejects. */
export function readInWorker(request: MapFileRequest, signal: AbortSignal): Promise<MapFile | MapFileProblem> {
  // before they are read into memory
  if (request.files.reduce((sum, { size }) => sum + size, 0) > maxFileBytes) {
    return Promise.resolve({ problem: 'tooLarge' })
  }
  const worker = new Worker(new URL('./map-file-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<MapFile | MapFileProblem>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onmessage = ({ data }: MessageEvent<MapFile | MapFileProblem>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
