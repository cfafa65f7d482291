import type { Packer } from '../../dependencies'

type Bytes = Uint8Array<ArrayBuffer>

/** A response body in several encodings, each compressed on first use. */
export type Packed = { id: string; plain: Promise<Bytes>; packed: Map<string, Promise<Bytes>> }

export const packedOf = (id: string, plain: Promise<Bytes>): Packed => ({ id, plain, packed: new Map() })

const smallest = 1024

/** Whether a caller accepts an encoding, by its Accept-Encoding (RFC 9110, 12.5.3). */
export function takes(header: string | null, encoding: string): boolean {
  const offers = (header ?? '').split(',').map((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    return { name, weight: Number(weight) }
  })
  const own = offers.find(({ name }) => name === encoding) ?? offers.find(({ name }) => name === '*')
  return own !== undefined && own.weight > 0
}

/** The encoding of a response: the server's best one that the caller accepts; `undefined` for none. */
export const packerFor = (request: Request, packers: readonly Packer[]): Packer | undefined =>
  packers.find(({ encoding }) => takes(request.headers.get('accept-encoding'), encoding))

// encodings of the same content need different ETags
const tagOf = (id: string, encoding?: string) => (encoding ? `"${id}-${encoding}"` : `"${id}"`)

/** Whether the caller has the content cached, in any encoding. */
function isFresh(request: Request, id: string): boolean {
  const ifNoneMatch = request.headers.get('if-none-match')
  if (ifNoneMatch === null) return false
  const tags = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return tags.some((tag) => tag === '*' || tag === tagOf(id) || tag.startsWith(`"${id}-`))
}

/** Answers 304 for a matching ETag, or the smallest accepted encoding. */
export async function answerPacked(
  request: Request,
  packers: readonly Packer[],
  found: { id: string; bytes: () => Packed },
  common: Record<string, string>,
): Promise<Response> {
  const packer = packerFor(request, packers)
  const headers = { ...common, vary: 'accept-encoding', etag: tagOf(found.id, packer?.encoding) }
  if (isFresh(request, found.id)) return new Response(null, { status: 304, headers })
  const { plain, packed } = found.bytes()
  const bytes = await plain
  if (!packer || bytes.length < smallest) return new Response(bytes, { headers: { ...headers, etag: tagOf(found.id) } })
  const { encoding, pack } = packer
  const ready = packed.get(encoding) ?? pack(bytes)
  packed.set(encoding, ready)
  return new Response(await ready, { headers: { ...headers, 'content-encoding': encoding } })
}
