import type { MediaExtension } from '@kiosk-admin/api-client'
import { HttpError } from '../http-error'
import { createSvgCleaner, NoDrawing } from './svg'

/** What becomes of a file's bytes on their way; both throw a refusal when they are not what they should be. */
type Reader = {
  write(bytes: Uint8Array): Uint8Array
  end(): Uint8Array
  /** Of a drawing, once it has been read. */
  size(): { width: number; height: number } | null
}

const none = new Uint8Array()
const asItIs: Reader = { write: (bytes) => bytes, end: () => none, size: () => null }

function mismatchIf<T>(wrong: (error: unknown) => boolean, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (wrong(error)) throw new HttpError('content_mismatch')
    throw error
  }
}

// what a fatal decoder throws
const noUtf8 = (error: unknown) => error instanceof TypeError

function text(): Reader {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return {
    ...asItIs,
    write(bytes) {
      mismatchIf(noUtf8, () => decoder.decode(bytes, { stream: true }))
      if (bytes.includes(0)) throw new HttpError('content_mismatch')
      return bytes
    },
    end() {
      mismatchIf(noUtf8, () => decoder.decode())
      return none
    },
  }
}

function drawing(): Reader {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const encoder = new TextEncoder()
  const cleaner = createSvgCleaner()
  const noDrawing = (error: unknown) => noUtf8(error) || error instanceof NoDrawing
  return {
    write: (bytes) =>
      mismatchIf(noDrawing, () => encoder.encode(cleaner.write(decoder.decode(bytes, { stream: true })))),
    end: () => mismatchIf(noDrawing, () => encoder.encode(cleaner.write(decoder.decode()) + cleaner.end())),
    size: cleaner.size,
  }
}

/** Text and drawings are told by reading them, and drawings are cleaned on the way; all else goes through. */
export function createReader(extension: MediaExtension): Reader {
  if (extension === 'txt') return text()
  return extension === 'svg' ? drawing() : asItIs
}
