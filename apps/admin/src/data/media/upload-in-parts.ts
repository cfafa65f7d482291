import { ApiError, type Caller, calls, type MediaFile } from '@kiosk-admin/api-client'

/** `onProgress` is called with the share that has been sent, from 0 to 1. */
export type UploadOptions = { signal: AbortSignal; onProgress: (fraction: number) => void }

const path = '/MediaLibrary/Uploads'
const tus = { 'tus-resumable': '1.0.0' }

/** A lost connection costs one part at most. */
const partBytes = 1_048_576
/** The timeout of a part; twice the time of the slowest supported connection. */
const partTimeoutMs = 120_000
/** Consecutive attempts for a part; after that the upload fails and offers "Try again". */
const maxRetries = 4
const firstDelayMs = 500

/** Upload ids of unfinished files: "Try again" resumes them. */
const uploadIds = new WeakMap<File, string>()

const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

const temporary = new Set<ApiError['code']>([
  'network',
  'timeout',
  'conflict',
  'rate_limited',
  'unavailable',
  'internal',
])

/** A new file of a mall; with `replaces`, a new content of that file. */
type Target = { mallId: string; categoryId?: string; replaces?: string }

/**
 * Uploads a file over tus. After a lost connection it resumes at the server's offset: by itself for a few attempts,
 * then when the same file is uploaded again. Aborting deletes the upload on the server.
 */
export async function uploadInParts(api: Caller, file: File, target: Target, { signal, onProgress }: UploadOptions) {
  const { replaces, ...place } = target
  const header = (response: Response, name: string) => response.headers.get(name) ?? ''
  const offsetOf = (response: Response) => Number(header(response, 'upload-offset'))

  async function begin(): Promise<string> {
    const headers = new Headers({
      ...tus,
      'upload-length': String(file.size),
      'upload-metadata': `filename ${base64(file.name)}`,
    })
    const query = new URLSearchParams({ mallId: place.mallId, ...(replaces === undefined ? {} : { replaces }) })
    const response = await api.send(`${path}?${query}`, { method: 'POST', headers, signal })
    const id = header(response, 'location').split('/').at(-1) ?? ''
    uploadIds.set(file, id)
    return id
  }

  /** GET instead of HEAD: an error response has a body with the reason. */
  const fetchOffset = async (id: string) =>
    offsetOf(await api.send(`${path}/${id}`, { method: 'GET', headers: new Headers(tus), signal }))

  async function sendPart(id: string, from: number): Promise<number> {
    const headers = new Headers({
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(from),
    })
    const body = file.slice(from, from + partBytes)
    return offsetOf(await api.send(`${path}/${id}`, { method: 'PATCH', headers, body, signal, timeout: partTimeoutMs }))
  }

  const finish = (uploadId: string): Promise<MediaFile> =>
    replaces === undefined
      ? api.call(calls.finishUpload, { query: { ...place, uploadId }, signal })
      : api.call(calls.finishReplacement, { params: { id: replaces }, query: { uploadId }, signal })

  /** Retries `work` after temporary failures. */
  async function withRetries<T>(work: (isRetry: boolean) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work(attempt > 0)
      } catch (error) {
        if (!(error instanceof ApiError) || !temporary.has(error.code) || attempt >= maxRetries) throw error
        const ms = Math.max((error.retryAfter ?? 0) * 1000, firstDelayMs * 2 ** attempt)
        await new Promise((resolve) => setTimeout(resolve, ms))
        signal.throwIfAborted()
      }
    }
  }

  async function resume(id: string): Promise<{ id: string; offset: number }> {
    try {
      return { id, offset: await withRetries(() => fetchOffset(id)) }
    } catch (error) {
      // the upload has expired, or a refusal ended it
      if (error instanceof ApiError && error.code === 'not_found') return { id: await begin(), offset: 0 }
      throw error
    }
  }

  const former = uploadIds.get(file)
  const start = former === undefined ? { id: await begin(), offset: 0 } : await resume(former)
  const { id } = start
  let { offset } = start
  const cancel = () => {
    uploadIds.delete(file)
    void api.send(`${path}/${id}`, { method: 'DELETE', headers: new Headers(tus) }).catch(() => undefined)
  }
  signal.addEventListener('abort', cancel, { once: true })
  try {
    while (offset < file.size) {
      onProgress(offset / file.size)
      offset = await withRetries(async (isRetry) => {
        const from = isRetry ? await fetchOffset(id) : offset
        return from < file.size ? sendPart(id, from) : from
      })
    }
    onProgress(1)
    const stored = await withRetries(() => finish(id))
    uploadIds.delete(file)
    return stored
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
