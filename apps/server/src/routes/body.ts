import { invalid, Refusal } from '../refusal'

/** What someone without a session may send; the rest is for imports of thousands of rows. */
const openLimit = 64 * 1024
const limit = 16 * 1024 * 1024

/** The body as JSON; an absent one is an empty object. */
export async function readJson(request: Request, { open }: { open: boolean }): Promise<unknown> {
  const bytes = await readBytes(request, open ? openLimit : limit)
  if (bytes.length === 0) return {}
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') throw new Refusal('unsupported_type')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalid('', 'The body is no JSON.')
  }
}

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Refusal('too_large')
  const parts: Uint8Array[] = []
  let length = 0
  if (request.body) {
    for await (const part of chunksOf(request.body)) {
      length += part.length
      if (length > most) throw new Refusal('too_large')
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
        // whoever was sending hung up: that is their failure
        throw invalid('', 'The body ended too early.')
      })
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
