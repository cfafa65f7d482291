import type { MediaExtension } from '@kiosk-admin/api-client/internal'
import { HttpError } from '../http-error'
import { createSvgCleaner, InvalidSvgError } from './svg'

/** Validates or transforms a file while it is received; throws `content_mismatch` for invalid content. */
type Reader = {
  write(bytes: Uint8Array): Uint8Array
  end(): Uint8Array
  /** The size of an SVG, after `end`. */
  size(): { width: number; height: number } | null
}

const none = new Uint8Array()
const passThrough: Reader = { write: (bytes) => bytes, end: () => none, size: () => null }

function mismatchIf<T>(isMismatch: (error: unknown) => boolean, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (isMismatch(error)) throw new HttpError('content_mismatch')
    throw error
  }
}

// the error of a fatal decoder
const isInvalidUtf8 = (error: unknown) => error instanceof TypeError

function text(): Reader {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return {
    ...passThrough,
    write(bytes) {
      mismatchIf(isInvalidUtf8, () => decoder.decode(bytes, { stream: true }))
      if (bytes.includes(0)) throw new HttpError('content_mismatch')
      return bytes
    },
    end() {
      mismatchIf(isInvalidUtf8, () => decoder.decode())
      return none
    },
  }
}

function svg(): Reader {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const encoder = new TextEncoder()
  const cleaner = createSvgCleaner()
  const isInvalid = (error: unknown) => isInvalidUtf8(error) || error instanceof InvalidSvgError
  return {
    write: (bytes) =>
      mismatchIf(isInvalid, () => encoder.encode(cleaner.write(decoder.decode(bytes, { stream: true })))),
    end: () => mismatchIf(isInvalid, () => encoder.encode(cleaner.write(decoder.decode()) + cleaner.end())),
    size: cleaner.size,
  }
}

/** Creates the reader of a file type: text is validated, SVG is sanitised, other files pass through. */
export function createReader(extension: MediaExtension): Reader {
  if (extension === 'txt') return text()
  return extension === 'svg' ? svg() : passThrough
}
