import { estimateSecondsLeft } from '../../primitives/progress-bar/time-left'
import { type RefusedUpload, type UploadRules, whyNotUpload } from '../media-file'

export type UploadState =
  | 'waiting'
  /** Looked up by its hash. */
  | 'checking'
  | 'sending'
  | 'done'
  /** The library has it already: it waits for an answer. */
  | 'duplicate'
  | 'refused'
  | 'failed'
  | 'cancelled'

export interface Upload<R> {
  id: number
  file: File
  state: UploadState
  /** What is sent, from 0 to 1; undefined until that is known. */
  fraction?: number
  secondsLeft?: number
  /** Why it was refused before it was sent; absent where `send` failed for good. */
  refused?: RefusedUpload
  /** What failed, for the caller's words. */
  error?: unknown
  /** What has the same bytes: a file of the library, or one sent just before. */
  duplicate?: { name: string }
  /** What `send` answered. */
  result?: R
}

/** Sends a file and answers with what it became. `onProgress` takes the fraction that is sent. */
export type SendFile<R> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<R>

export interface UploadQueueOptions<R> extends UploadRules {
  send: SendFile<R>
  /** Looks for a file with these bytes, by their SHA-256 in hexadecimal. When it fails, the file is sent all the same. */
  findDuplicate?:
    | ((hash: string, options: { signal: AbortSignal }) => Promise<{ name: string } | undefined>)
    | undefined
  /** Whether sending the file again would fail again, by what `send` threw. @default never */
  isPermanent?: ((error: unknown) => boolean) | undefined
  /** How many are sent at the same time. @default 3 */
  atOnce?: number | undefined
  /** Told of each file that arrived. */
  onUploaded?: ((result: R, file: File) => void) | undefined
}

interface QueueSeams {
  hash: (file: Blob) => Promise<string | undefined>
  /** Milliseconds. */
  now: () => number
}

const underWay = (state: UploadState) => state === 'checking' || state === 'sending'

/** What is not over yet. */
export const isUploading = ({ state }: { state: UploadState }) => state === 'waiting' || underWay(state)

/** Files on their way to the server. `options` are asked for at each step, so that they may change. */
export function createUploadQueue<R>(options: () => UploadQueueOptions<R>, { hash, now }: QueueSeams) {
  let uploads: readonly Upload<R>[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()
  const hashes = new Map<number, string>()
  /** Sent whatever the library has. */
  const wanted = new Set<number>()

  const set = (next: readonly Upload<R>[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const find = (id: number) => uploads.find((upload) => upload.id === id)
  const change = (id: number, to: Partial<Upload<R>>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))
  /** From the start: nothing is left of an earlier try. */
  const reset = ({ id, file }: Upload<R>, state: UploadState): Upload<R> => ({ id, file, state })

  function pump() {
    const room = (options().atOnce ?? 3) - running.size
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room))
    for (const upload of next) void run(upload)
  }

  async function run({ id, file }: Upload<R>) {
    const mine = new AbortController()
    const { signal } = mine
    running.set(id, mine)
    try {
      const duplicate = wanted.has(id) ? undefined : await duplicateOf(id, file, signal)
      if (signal.aborted) return
      if (duplicate) change(id, { state: 'duplicate', duplicate })
      else await send(id, file, signal)
    } catch (error) {
      if (signal.aborted) return
      hashes.delete(id)
      change(id, { state: options().isPermanent?.(error) ? 'refused' : 'failed', error })
    } finally {
      // a second try may have taken the place already
      if (running.get(id) === mine) running.delete(id)
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
    // the check saves a way; the way itself will say what is wrong
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
    // what is under way is cancelled first
    set(uploads.filter((upload) => isUploading(upload) || !matches(upload)))
    for (const id of [...hashes.keys()]) if (!find(id)) hashes.delete(id)
    for (const id of [...wanted]) if (!find(id)) wanted.delete(id)
  }

  return {
    get: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Checks each file's name and size at once; what passes waits for its turn. */
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
    /** Sends what the library has already. */
    sendAnyway(id: number) {
      wanted.add(id)
      restart(id)
    },
    /** Takes what is over off the list. */
    dismiss: (id: number) => removeWhere((upload) => upload.id === id),
    clear: () => removeWhere(({ state }) => state === 'done' || state === 'refused' || state === 'cancelled'),
  }
}
