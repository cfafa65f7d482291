// Reads and parses JSON request bodies within limits of size, depth and number of values.

import { HttpError, invalid } from '../../http-error'
import { createYield } from '../../rules/yield-to-event-loop'
import { createJsonScan, parseInParts } from './json-scan'

/**
 * Limits of JSON bodies, above those of any record: a text of 20,000 letters has 120,000 bytes when each is escaped, and a
 * point of a floor's map is five values.
 */
const bounds = { depth: 20, values: 400_000, entries: 20_000, valuesOfOne: 60_000, text: 256 * 1024 }
const boundsOfMany = { ...bounds, values: 1_000_000 }

/** Up to this size a body is read in one go. */
const smallBody = 128 * 1024

/** `many`: the body has many records, such as an import. `hold` counts the memory, and throws if there is none left. */
type BodyLimits = { bytes: number; many: boolean; hold: (bytes: number) => void }

/**
 * Parses the body as JSON; a missing one is an empty object. Refuses too large bodies by `Content-Length` if present.
 */
export async function readJson(request: Request, { bytes: limit, many, hold }: BodyLimits): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new HttpError('body_too_large')
  const scan = createJsonScan(many ? boundsOfMany : bounds)
  const bytes = await readBytes(request, limit, (part) => {
    hold(part.length)
    const much = scan.read(part)
    if (much === 'text') throw new HttpError('body_too_large')
    if (much === 'depth') throw invalid('', 'The request body is nested too deeply.')
    if (much === 'values') throw invalid('', 'The request body has too many values.')
  })
  if (bytes.length === 0) return {}
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') throw new HttpError('unsupported_type')
  try {
    if (bytes.length > smallBody) return await parseInParts(bytes, scan.spans(), createYield())
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalid('', 'The request body isn’t valid JSON.')
  }
}

async function readBytes(request: Request, limit: number, look: (part: Uint8Array) => void): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  if (request.body) {
    for await (const part of chunksOf(request.body)) {
      length += part.length
      if (length > limit) throw new HttpError('body_too_large')
      look(part)
      parts.push(part)
    }
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

// not every browser that runs the stories can iterate a stream
async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        // the client disconnected
        throw invalid('', 'The request body is incomplete.')
      })
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
