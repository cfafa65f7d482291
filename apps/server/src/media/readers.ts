import type { MediaKind } from '@kiosk-admin/api-client'
import type { MediaExtension } from '@kiosk-admin/api-client/internal'
import { HttpError, refusedFile } from '../http-error'
import { createFilmCleaner, InvalidFilmError } from './film-metadata'
import { joinBytes } from './join-bytes'
import { createMetadataRemover, InvalidPictureError } from './picture-metadata'
import { createSvgCleaner, EmptiedSvgError, InvalidSvgError, UnfinishedSvgError } from './svg'
import { UnsafeStyleError } from './svg-style'
import { createXmlDecoder, UnknownEncodingError } from './xml-decoder'

/** Validates or transforms a file while it is received; throws `content_mismatch` for invalid content. */
type Reader = {
  write(bytes: Uint8Array): Uint8Array
  end(): Uint8Array
  /** True if the end of a picture is missing, after `end`. */
  isCutOff(): boolean
  /** True if a film has a track of places or sensors, after `end`. */
  isTracking(): boolean
  /** The size of an SVG, after `end`. */
  size(): { width: number; height: number } | null
}

/** The refusal of a file without its end. */
export const cutOff = () =>
  refusedFile('content_mismatch', 'The file is incomplete. Save or export it again, then upload the new one.')

const none = new Uint8Array()
const passThrough: Reader = {
  write: (bytes) => bytes,
  end: () => none,
  isCutOff: () => false,
  isTracking: () => false,
  size: () => null,
}

/** The refusal of each error of the decoders and parsers. */
function refusalOf(error: unknown): HttpError | undefined {
  // a fatal decoder throws `TypeError`
  if (error instanceof TypeError || error instanceof UnknownEncodingError) {
    return refusedFile('content_mismatch', 'The file’s characters can’t be read. Save it as UTF-8.')
  }
  if (error instanceof UnsafeStyleError) {
    return refusedFile(
      'content_mismatch',
      'The SVG has a style that can’t be read safely. Export it without styles or as a PNG.',
    )
  }
  if (error instanceof EmptiedSvgError) {
    return refusedFile('content_mismatch', 'Nothing in the SVG can be shown safely. Export it as a PNG.')
  }
  if (error instanceof UnfinishedSvgError) return cutOff()
  const isInvalid = [InvalidSvgError, InvalidPictureError, InvalidFilmError].some((kind) => error instanceof kind)
  return isInvalid ? new HttpError('content_mismatch') : undefined
}

function orRefuse<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function text(): Reader {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return {
    ...passThrough,
    write(bytes) {
      orRefuse(() => {
        decoder.decode(bytes, { stream: true })
        if (bytes.includes(0)) throw new UnknownEncodingError('A text has no zeros')
      })
      return bytes
    },
    end() {
      orRefuse(() => decoder.decode())
      return none
    },
  }
}

function svg(): Reader {
  const decoder = createXmlDecoder()
  const encoder = new TextEncoder()
  const cleaner = createSvgCleaner()
  return {
    ...passThrough,
    write: (bytes) => orRefuse(() => encoder.encode(cleaner.write(decoder.write(bytes)))),
    end: () => orRefuse(() => encoder.encode(cleaner.write(decoder.end()) + cleaner.end())),
    size: cleaner.size,
  }
}

function picture(): Reader {
  const remover = createMetadataRemover()
  return {
    ...passThrough,
    write: (bytes) => orRefuse(() => joinBytes(remover.write(bytes))),
    isCutOff: remover.isCutOff,
  }
}

function film(): Reader {
  const cleaner = createFilmCleaner()
  return {
    ...passThrough,
    write: (bytes) => orRefuse(() => cleaner.write(bytes)),
    end: cleaner.end,
    isTracking: cleaner.isTracking,
  }
}

/** Creates the reader of a file type: text is validated, SVG is sanitised, pictures and films lose their metadata. */
export function createReader({ kind, extension }: { kind: MediaKind; extension: MediaExtension }): Reader {
  if (extension === 'txt') return text()
  if (extension === 'svg') return svg()
  if (kind === 'Video') return film()
  return kind === 'Image' ? picture() : passThrough
}
