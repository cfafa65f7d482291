import type { MediaKind } from '@kiosk-admin/api-client'
import { maxUploadBytes, mediaTypeOfName } from '@kiosk-admin/api-client/internal'
import type { StoredFormat } from '../db/schema'
import type { Dependencies, FormFile, NewFile } from '../dependencies'
import { HttpError, refusedFile } from '../http-error'
import { sha256 } from '../identity'
import { sanitiseFileName } from './file-name'
import { headBytes, isRaster, mimeOf, type StoredExtension, storedExtension } from './media-types'
import { createReader, cutOff } from './readers'
import type { Arriving } from './storage-space'

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
  /** Of films. */
  video: StoredFormat | null
  thumbnail: { sha256: string; bytes: Uint8Array<ArrayBuffer> } | null
  /** An SVG that is small enough to be its own thumbnail. */
  small: boolean
}

/**
 * SVGs up to this size are their own thumbnail; larger ones get a placeholder. SVGs are not rendered on the server, because
 * a short one can take minutes.
 */
const maxSvgThumbnailBytes = 262_144

export type Receiving = { kind: MediaKind | undefined; owner: string; arriving?: Arriving }

/** Receives and validates a file of a form. Deletes its bytes when it fails. */
export async function receive(
  { files, ...inspectors }: Pick<Dependencies, 'files' | 'pictures' | 'films'>,
  part: FormFile,
  { kind: expectedKind, owner, arriving = async () => {} }: Receiving,
): Promise<Received> {
  const name = sanitiseFileName(part.name)
  const type = mediaTypeOfName(name)
  if (type?.kind === 'Video' && expectedKind === 'Image') {
    throw refusedFile('unsupported_type', 'This is a video. Use Videos.')
  }
  if (!type || (expectedKind && type.kind !== expectedKind)) throw new HttpError('unsupported_type')
  const file = await files.begin()
  try {
    const reader = createReader(type)
    let received = 0
    let byteCount = 0
    const head = new Uint8Array(headBytes)
    const write = async (bytes: Uint8Array) => {
      byteCount += bytes.length
      // sanitising an SVG can lengthen it, for example `&` to `&amp;`
      if (byteCount > maxUploadBytes) throw new HttpError('too_large')
      await arriving(bytes.length)
      if (bytes.length > 0) await file.write(bytes)
    }
    for await (const bytes of part.bytes) {
      if (received < headBytes) head.set(bytes.subarray(0, headBytes - received), received)
      received += bytes.length
      if (received > maxUploadBytes) throw new HttpError('too_large')
      await write(reader.write(bytes))
    }
    if (received === 0) throw refusedFile('content_mismatch', 'The file is empty.')
    await write(reader.end())
    const extension = await storedExtension(type.extension, head.subarray(0, Math.min(received, headBytes)))
    if (!extension) throw new HttpError('content_mismatch')
    const done = await file.finish()
    const info = await inspect(inspectors, file, {
      kind: type.kind,
      extension,
      size: done.size,
      svgSize: reader.size(),
      isCutOff: reader.isCutOff(),
      isTracking: reader.isTracking(),
      owner,
    })
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

type FileFacts = {
  kind: MediaKind
  extension: StoredExtension
  size: number
  svgSize: { width: number; height: number } | null
  isCutOff: boolean
  isTracking: boolean
  owner: string
}

/** What a file holds as far as it is unknown. */
const unknown: Pick<Received, 'width' | 'height' | 'duration' | 'video' | 'thumbnail'> = {
  ...{ width: null, height: null, duration: null },
  ...{ video: null, thumbnail: null },
}

/** Reads dimensions, duration, format and thumbnail. Images must be valid; for films the values are optional. */
async function inspect(
  { pictures, films }: Pick<Dependencies, 'pictures' | 'films'>,
  file: NewFile,
  { kind, extension, size, svgSize, isCutOff, isTracking, owner }: FileFacts,
) {
  if (isRaster(extension)) {
    const picture = await pictures.inspect(file, { extension, owner })
    if (picture === 'bomb') throw new HttpError('too_many_pixels')
    if (picture === 'heavy') throw heavy()
    if (picture === 'broken' && isCutOff) throw cutOff()
    if (picture === 'broken') throw new HttpError('content_mismatch')
    const { width, height, thumbnail } = picture
    return { ...unknown, width, height, thumbnail: await withHash(thumbnail) }
  }
  if (extension === 'svg') return { ...unknown, ...svgSize }
  if (kind !== 'Video') return unknown
  const { video, ...measures } = await films.inspect({ ...file, size }, owner)
  return { ...unknown, ...measures, video: { ...video, metadata: isTracking } }
}

const heavy = () =>
  refusedFile(
    'content_mismatch',
    'Reading this picture takes too much memory. Save it smaller, or as a JPEG that isn’t progressive.',
  )

const withHash = async (bytes: Uint8Array<ArrayBuffer> | null) => bytes && { sha256: await sha256(bytes), bytes }
