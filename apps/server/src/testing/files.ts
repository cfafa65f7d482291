import type { Files, FormFile, NewFile, Pictures } from '../dependencies'
import { invalid } from '../http-error'
import { sha256 } from '../identity'

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

// without `Blob`: creating one blocks the page
const streamOf = (bytes: Uint8Array<ArrayBuffer>, { start, end } = { start: 0, end: bytes.length - 1 }) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes.slice(start, end + 1))
      controller.close()
    },
  })

/** Files in memory, for tests and stories. */
export function memoryFiles(): Files {
  const all = new Map<string, Uint8Array<ArrayBuffer>>()
  const put: Files['put'] = async (hash, bytes) => {
    if ((await sha256(bytes)) !== hash) throw new Error('These bytes have another hash')
    all.set(hash, bytes)
  }

  function newFile(): NewFile {
    const parts: Uint8Array[] = []
    let whole = new Uint8Array()
    let hash = ''
    return {
      // copied, because the sender may reuse the memory of a part
      write: async (bytes) => void parts.push(bytes.slice()),
      async finish() {
        whole = joined(parts)
        hash = await sha256(whole)
        return { sha256: hash, size: whole.length }
      },
      read: async (start, end) => whole.slice(start, end),
      keep: () => put(hash, whole),
      drop: async () => {},
    }
  }

  return {
    put,
    async open(hash) {
      const bytes = all.get(hash)
      return bytes && { size: bytes.length, stream: (range) => streamOf(bytes, range) }
    },
    begin: async () => newFile(),
    remove: async (hash) => void all.delete(hash),
  }
}

/** The largest width of a thumbnail. */
const small = 480

/** Reads pictures with the browser's decoder; without one, every picture is 4 by 3 without a thumbnail. */
export const browserPictures: Pictures = {
  async inspect(file) {
    if (typeof createImageBitmap === 'undefined') return { width: 4, height: 3, thumbnail: null }
    const blob = new Blob([await file.read(0, Number.MAX_SAFE_INTEGER)])
    const bitmap = await createImageBitmap(blob).catch(() => undefined)
    if (!bitmap) return 'broken'
    const { width, height } = bitmap
    const scale = Math.min(1, small / Math.max(width, height))
    const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const thumbnail = await canvas.convertToBlob({ type: 'image/webp' })
    return { width, height, thumbnail: new Uint8Array(await thumbnail.arrayBuffer()) }
  },
}

/** Reads the whole form into memory. */
export async function* readWholeForm(request: Request): AsyncIterable<FormFile> {
  const form = await request.formData().catch(() => {
    throw invalid('file', 'The form data is incomplete.')
  })
  for (const [field, value] of form) {
    const bytes =
      typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(await value.arrayBuffer())
    yield { field, name: typeof value === 'string' ? '' : value.name, bytes: once(bytes) }
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
