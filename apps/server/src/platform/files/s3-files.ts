import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { Files } from '../../dependencies'
import { StartError } from '../start-error'
import { freeOf, type Spooled, spool, sweepSpool } from './spool'

/** A bucket of an S3-compatible store, with credentials. */
export type S3Settings = {
  /** The URL of the files, without a trailing slash: `https://s3.example.com/bucket/folder`. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The error codes of stores that are full. */
async function failure(response: Response): Promise<Error> {
  const message = (await response.text()).slice(0, 2000)
  const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(message) ?? []
  const full = response.status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/i.test(code)
  return Object.assign(
    new Error(`The file store answered ${response.status} ${code}`.trim()),
    full ? { code: 'ENOSPC' } : {},
  )
}

/**
 * Media in a bucket. Uploads are received in `folder` and stored in one request with a checksum, so the bucket never
 * contains partial files.
 */
export function s3Files({ address, ...credentials }: S3Settings, folder: string) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const urlOf = (sha256: string) => {
    if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('Files are asked for by their sha-256')
    return `${address}/${sha256}`
  }

  async function sizeOf(sha256: string): Promise<number | undefined> {
    const response = await client.fetch(urlOf(sha256), { method: 'HEAD' })
    if (response.status === 404) return undefined
    if (!response.ok) throw await failure(response)
    return Number(response.headers.get('content-length'))
  }

  async function send(sha256: string, body: Blob): Promise<void> {
    if ((await sizeOf(sha256)) === body.size) return
    const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha256 }
    const response = await client.fetch(urlOf(sha256), { method: 'PUT', body, headers })
    if (!response.ok) throw await failure(response)
    await response.body?.cancel()
  }

  async function* bytesOf(sha256: string, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
    const headers = new Headers(range && { range: `bytes=${range.start}-${range.end}` })
    const response = await client.fetch(urlOf(sha256), { headers })
    if (!response.ok || !response.body) throw await failure(response)
    yield* response.body
  }

  const keep = async (file: Spooled) => send(file.sha256(), await openAsBlob(file.path))

  const files: Files = {
    async begin() {
      const file = await spool(folder)
      return { ...file, keep: () => keep(file) }
    },
    put: (sha256, bytes) => send(sha256, new Blob([bytes])),
    async open(sha256) {
      const size = await sizeOf(sha256)
      if (size === undefined) return undefined
      // the same class; the types of Node and of the DOM differ in an overload
      return { size, stream: (range) => NodeStream.from(bytesOf(sha256, range)) as ReadableStream<Uint8Array> }
    },
    async free() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return freeOf(folder)
    },
    async remove(sha256) {
      const response = await client.fetch(urlOf(sha256), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw await failure(response)
      await response.body?.cancel()
    },
  }
  return files
}

/** Removes temporary files of ended processes. Throws `StartError` when the bucket cannot be used. */
export async function prepareS3(settings: S3Settings, folder: string): Promise<void> {
  await sweepSpool(folder)
  const { address, ...credentials } = settings
  const client = new AwsClient({ ...credentials, service: 's3', retries: 1 })
  const bucket = address.split('/').slice(0, 4).join('/')
  const answer = await client.fetch(bucket, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) return
  const why = answer ? `it answered ${answer.status}` : 'it did not answer'
  throw new StartError(`The bucket ${bucket} of S3_URL cannot be used (${why}): set S3_URL to one that can.`)
}
