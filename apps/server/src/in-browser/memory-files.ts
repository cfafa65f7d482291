import type { Files, NewFile } from '../dependencies'
import { sha256 } from '../identity'
import { joinBytes } from '../media/join-bytes'

// without `Blob`: creating one blocks the page
const streamOf = (bytes: Uint8Array<ArrayBuffer>, { start, end } = { start: 0, end: bytes.length - 1 }) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes.slice(start, end + 1))
      controller.close()
    },
  })

/** Files in memory. */
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
        whole = joinBytes(parts)
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
