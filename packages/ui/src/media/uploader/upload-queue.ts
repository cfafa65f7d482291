import { estimateSecondsLeft } from '../../primitives/progress-bar/time-left'
import { type RefusedUpload, type UploadRules, whyNotUpload } from '../media-file'

export type UploadState =
  | 'waiting'
  /** Checking for duplicates by hash. */
  | 'checking'
  | 'sending'
  | 'done'
  /** A duplicate, waiting for a decision. */
  | 'duplicate'
  | 'refused'
  | 'failed'
  | 'cancelled'

export interface Upload<R> {
  id: number
  file: File
  state: UploadState
  /** Progress from 0 to 1; undefined if unknown. */
  fraction?: number
  secondsLeft?: number
  /** Why it was rejected before sending; undefined where `send` failed. */
  refused?: RefusedUpload
  /** The error, for the caller's message. */
  error?: unknown
  /** The duplicate: a file of the library or of the queue. */
  duplicate?: { name: string }
  /** The result of `send`. */
  result?: R
}

/** Sends a file and returns the result. `onProgress` takes the sent fraction. */
export type SendFile<R> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<R>

export interface UploadQueueOptions<R> extends UploadRules {
  send: SendFile<R>
  /** Finds a file by SHA-256 in hexadecimal. On failure, the file is sent. */
  findDuplicate?:
    | ((hash: string, options: { signal: AbortSignal }) => Promise<{ name: string } | undefined>)
    | undefined
  /** Whether a retry would fail again, given the error of `send`. @default never */
  isPermanent?: ((error: unknown) => boolean) | undefined
  /** Number of parallel uploads. @default 3 */
  atOnce?: number | undefined
  /** Called with each uploaded file. */
  onUploaded?: ((result: R, file: File) => void) | undefined
}

interface QueueSeams {
  hash: (file: Blob) => Promise<string | undefined>
  /** Milliseconds. */
  now: () => number
}

const underWay = (state: UploadState) => state === 'checking' || state === 'sending'

/** Unfinished uploads. */
export const isUploading = ({ state }: { state: UploadState }) => state === 'waiting' || underWay(state)

/** A queue of uploads. `options` is called at each step, so that they may change. */
export function createUploadQueue<R>(options: () => UploadQueueOptions<R>, { hash, now }: QueueSeams) {
  let uploads: readonly Upload<R>[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()
  const hashes = new Map<number, string>()
  /** Sent despite duplicates. */
  const confirmedDuplicates = new Set<number>()

  const set = (next: readonly Upload<R>[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const find = (id: number) => uploads.find((upload) => upload.id === id)
  const change = (id: number, to: Partial<Upload<R>>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))
  /** Restarts an upload. */
  const reset = ({ id, file }: Upload<R>, state: UploadState): Upload<R> => ({ id, file, state })

  function pump() {
    const room = (options().atOnce ?? 3) - running.size
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room))
    for (const upload of next) void run(upload)
  }

  async function run({ id, file }: Upload<R>) {
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    try {
      const duplicate = confirmedDuplicates.has(id) ? undefined : await duplicateOf(id, file, signal)
      if (signal.aborted) return
      if (duplicate) change(id, { state: 'duplicate', duplicate })
      else await send(id, file, signal)
    } catch (error) {
      if (signal.aborted) return
      hashes.delete(id)
      change(id, { state: options().isPermanent?.(error) ? 'refused' : 'failed', error })
    } finally {
      // a retry may have replaced it
      if (running.get(id) === controller) running.delete(id)
      pump()
    }
  }

  async function duplicateOf(id: number, file: File, signal: AbortSignal) {
    const { findDuplicate } = options()
    change(id, { state: 'checking' })
    const digest = await hash(file)
    if (digest === undefined || signal.aborted) return undefined
    const twin = uploads.find((other) => other.id !== id && hashes.get(other.id) === digest)
    hashes.set(id, digest)
    if (twin) return { name: twin.file.name }
    // the check is optional; sending reports errors itself
    return findDuplicate?.(digest, { signal }).catch(() => undefined)
  }

  async function send(id: number, file: File, signal: AbortSignal) {
    const started = now()
    change(id, { state: 'sending' })
    const onProgress = (fraction: number) => {
      if (signal.aborted || find(id)?.state !== 'sending') return
      const secondsLeft = estimateSecondsLeft(fraction, now() - started)
      change(id, { fraction, ...(secondsLeft === undefined ? {} : { secondsLeft }) })
    }
    const result = await options().send(file, { signal, onProgress })
    if (signal.aborted) return
    change(id, { state: 'done', result })
    options().onUploaded?.(result, file)
  }

  function stop(id: number) {
    running.get(id)?.abort()
    running.delete(id)
    hashes.delete(id)
  }

  function restart(id: number) {
    const upload = find(id)
    if (!upload || isUploading(upload) || upload.state === 'refused' || upload.state === 'done') return
    hashes.delete(id)
    set(uploads.map((one) => (one.id === id ? reset(one, 'waiting') : one)))
    pump()
  }

  function cancelWhere(matches: (upload: Upload<R>) => boolean) {
    const those = uploads.filter((upload) => isUploading(upload) && matches(upload))
    if (those.length === 0) return
    for (const { id } of those) stop(id)
    set(uploads.map((upload) => (those.includes(upload) ? reset(upload, 'cancelled') : upload)))
    pump()
  }

  function removeWhere(matches: (upload: Upload<R>) => boolean) {
    // cancel pending uploads first
    set(uploads.filter((upload) => isUploading(upload) || !matches(upload)))
    for (const id of [...hashes.keys()]) if (!find(id)) hashes.delete(id)
    for (const id of [...confirmedDuplicates]) if (!find(id)) confirmedDuplicates.delete(id)
  }

  return {
    get: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Validates name and size at once, and queues valid files. */
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload<R> => {
        lastId += 1
        const refused = whyNotUpload(file, options())
        return { id: lastId, file, ...(refused ? { state: 'refused', refused } : { state: 'waiting' }) }
      })
      set([...uploads, ...added])
      pump()
    },
    cancel: (id: number) => cancelWhere((upload) => upload.id === id),
    cancelAll: () => cancelWhere(() => true),
    retry: restart,
    /** Sends a duplicate. */
    sendAnyway(id: number) {
      confirmedDuplicates.add(id)
      restart(id)
    },
    /** Removes finished uploads. */
    dismiss: (id: number) => removeWhere((upload) => upload.id === id),
    clear: () => removeWhere(({ state }) => state === 'done' || state === 'refused' || state === 'cancelled'),
  }
}
