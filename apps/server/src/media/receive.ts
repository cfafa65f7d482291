import { type MediaKind, maxUploadBytes, mediaTypeOfName } from '@kiosk-admin/api-client'
import type { Dependencies, FormFile, NewFile } from '../dependencies'
import { HttpError } from '../http-error'
import { sha256 } from '../identity'
import { headBytes, isRaster, mimeOf, type StoredExtension, storedExtension } from './media-types'
import { fileNameOf } from './names'
import { createReader } from './readers'
import { filmOf } from './video'

/** A file that has come whole and is what it says; it lies aside, to be kept or dropped. */
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
  /** A drawing that is small enough to be its own small picture. */
  small: boolean
}

/**
 * A drawing of up to this size is shown small as it is, a larger one by its plate: none is drawn here, where a few words
 * of text could take minutes.
 */
const smallDrawing = 262_144

/** Takes a file of a form to its end. Whatever is wrong with it, nothing of it is left then. */
export async function receive(
  { files, pictures }: Pick<Dependencies, 'files' | 'pictures'>,
  part: FormFile,
  wanted: MediaKind | undefined,
): Promise<Received> {
  const name = fileNameOf(part.name)
  const type = mediaTypeOfName(name)
  if (!type || (wanted && type.kind !== wanted)) throw new HttpError('unsupported_type')
  const file = await files.begin()
  try {
    const reader = createReader(type.extension)
    let come = 0
    let written = 0
    const head = new Uint8Array(headBytes)
    const write = async (bytes: Uint8Array) => {
      written += bytes.length
      // written out, `&` is longer than it came
      if (written > maxUploadBytes) throw new HttpError('too_large')
      if (bytes.length > 0) await file.write(bytes)
    }
    for await (const bytes of part.bytes) {
      if (come < headBytes) head.set(bytes.subarray(0, headBytes - come), come)
      come += bytes.length
      if (come > maxUploadBytes) throw new HttpError('too_large')
      await write(reader.write(bytes))
    }
    await write(reader.end())
    const extension = await storedExtension(type.extension, head.subarray(0, Math.min(come, headBytes)))
    if (!extension) throw new HttpError('content_mismatch')
    const done = await file.finish()
    const look = await lookOf(pictures, file, { extension, size: done.size, drawn: reader.size() })
    return {
      ...done,
      ...look,
      file,
      kind: type.kind,
      name,
      extension,
      mime: mimeOf(extension),
      small: extension === 'svg' && done.size <= smallDrawing,
    }
  } catch (error) {
    await file.drop()
    throw error
  }
}

type About = { extension: StoredExtension; size: number; drawn: { width: number; height: number } | null }

/** How a file looks, as far as it can be told: a picture must be one, a film may keep it to itself. */
async function lookOf(pictures: Dependencies['pictures'], file: NewFile, { extension, size, drawn }: About) {
  if (isRaster(extension)) {
    const look = await pictures.look(file, extension)
    if (look === 'bomb') throw new HttpError('too_many_pixels')
    if (look === 'broken') throw new HttpError('content_mismatch')
    return { width: look.width, height: look.height, duration: null, thumbnail: await addressed(look.thumbnail) }
  }
  if (extension === 'svg') {
    return { width: drawn?.width ?? null, height: drawn?.height ?? null, duration: null, thumbnail: null }
  }
  return { ...(await filmOf(file, size, extension)), thumbnail: null }
}

const addressed = async (bytes: Uint8Array<ArrayBuffer> | null) => bytes && { sha256: await sha256(bytes), bytes }
