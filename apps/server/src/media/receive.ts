import type { MediaKind } from '@kiosk-admin/api-client'
import { maxUploadBytes, mediaTypeOfName } from '@kiosk-admin/api-client/internal'
import type { Dependencies, FormFile, NewFile } from '../dependencies'
import { HttpError } from '../http-error'
import { sha256 } from '../identity'
import { sanitiseFileName } from './file-name'
import { headBytes, isRaster, mimeOf, type StoredExtension, storedExtension } from './media-types'
import { createReader } from './readers'
import { readVideoInfo } from './video'

/** A completely received and validated file in temporary storage, to be kept or dropped. */
export type Received = {
  file: NewFile
  kind: MediaKind
  name: string
  extension: StoredExtension
  mime: string
  size: number
  sha256: string
  width: number | null
  height: number | null
  duration: number | null
  thumbnail: { sha256: string; bytes: Uint8Array<ArrayBuffer> } | null
  /** An SVG that is small enough to be its own thumbnail. */
  small: boolean
}

/**
 * SVGs up to this size are their own thumbnail; larger ones get a placeholder. SVGs are not rendered on the server, because
 * a short one can take minutes.
 */
const maxSvgThumbnailBytes = 262_144

/** Receives and validates a file of a form. Deletes its bytes when it fails. */
export async function receive(
  { files, pictures }: Pick<Dependencies, 'files' | 'pictures'>,
  part: FormFile,
  expectedKind: MediaKind | undefined,
): Promise<Received> {
  const name = sanitiseFileName(part.name)
  const type = mediaTypeOfName(name)
  if (!type || (expectedKind && type.kind !== expectedKind)) throw new HttpError('unsupported_type')
  const file = await files.begin()
  try {
    const reader = createReader(type.extension)
    let received = 0
    let byteCount = 0
    const head = new Uint8Array(headBytes)
    const write = async (bytes: Uint8Array) => {
      byteCount += bytes.length
      // sanitising an SVG can lengthen it, for example `&` to `&amp;`
      if (byteCount > maxUploadBytes) throw new HttpError('too_large')
      if (bytes.length > 0) await file.write(bytes)
    }
    for await (const bytes of part.bytes) {
      if (received < headBytes) head.set(bytes.subarray(0, headBytes - received), received)
      received += bytes.length
      if (received > maxUploadBytes) throw new HttpError('too_large')
      await write(reader.write(bytes))
    }
    await write(reader.end())
    const extension = await storedExtension(type.extension, head.subarray(0, Math.min(received, headBytes)))
    if (!extension) throw new HttpError('content_mismatch')
    const done = await file.finish()
    const info = await inspect(pictures, file, { extension, size: done.size, svgSize: reader.size() })
    return {
      ...done,
      ...info,
      file,
      kind: type.kind,
      name,
      extension,
      mime: mimeOf(extension),
      small: extension === 'svg' && done.size <= maxSvgThumbnailBytes,
    }
  } catch (error) {
    await file.drop()
    throw error
  }
}

type FileFacts = { extension: StoredExtension; size: number; svgSize: { width: number; height: number } | null }

/** Reads dimensions, duration and thumbnail. Images must be valid; for videos the values are optional. */
async function inspect(pictures: Dependencies['pictures'], file: NewFile, { extension, size, svgSize }: FileFacts) {
  if (isRaster(extension)) {
    const picture = await pictures.inspect(file, extension)
    if (picture === 'bomb') throw new HttpError('too_many_pixels')
    if (picture === 'broken') throw new HttpError('content_mismatch')
    return {
      width: picture.width,
      height: picture.height,
      duration: null,
      thumbnail: await withHash(picture.thumbnail),
    }
  }
  if (extension === 'svg') {
    return { width: svgSize?.width ?? null, height: svgSize?.height ?? null, duration: null, thumbnail: null }
  }
  return { ...(await readVideoInfo(file, size, extension)), thumbnail: null }
}

const withHash = async (bytes: Uint8Array<ArrayBuffer> | null) => bytes && { sha256: await sha256(bytes), bytes }
