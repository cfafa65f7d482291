import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FormFile, ReadForm } from '../../dependencies'
import { invalid } from '../../http-error'

const incomplete = () => invalid('file', 'The form data is incomplete.')

/** Streams the files of a form with backpressure. */
export const readNodeForm: ReadForm = async function* (request) {
  const { body } = request
  if (!body) throw incomplete()
  const form = formOf(request)
  const source = Readable.fromWeb(body as ReadableStream)
  const waiting: { field: string; name: string; stream: BusboyFileStream }[] = []
  let wake = () => {}
  let failure: unknown
  let finished = false
  form.on('file', (field, stream, name) => {
    // the error is reported by the form
    stream.on('error', () => {})
    waiting.push({ field, name: name ?? '', stream })
    wake()
  })
  void pipeline(source, form).then(
    () => {
      finished = true
      wake()
    },
    (error) => {
      failure = error ?? incomplete()
      for (const { stream } of waiting) stream.destroy()
      current?.destroy()
      wake()
    },
  )
  let current: BusboyFileStream | undefined
  try {
    for (;;) {
      const next = waiting.shift()
      if (next) {
        current = next.stream
        yield { field: next.field, name: next.name, bytes: bytesOf(next.stream, () => failure) } satisfies FormFile
        current = undefined
        continue
      }
      if (failure !== undefined) throw incomplete()
      if (finished) return
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  } finally {
    // the consumer may stop early
    source.destroy()
    form.destroy()
  }
}

async function* bytesOf(stream: BusboyFileStream, failure: () => unknown): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of stream) yield bytes as Uint8Array
  } catch {
    throw incomplete()
  }
  if (failure() !== undefined) throw incomplete()
}

function formOf(request: Request): BusboyInstance {
  const type = request.headers.get('content-type') ?? ''
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { files: 100, fields: 10, fieldSize: 1024, parts: 120, headerPairs: 20, headerSize: 4096 },
    })
  } catch {
    throw incomplete()
  }
}
