import type { MediaExtension } from '@kiosk-admin/api-client/internal'
import { fileTypeFromBuffer } from 'file-type'
import type { MediaTable } from '../db/schema'

/** The number of leading bytes from which the type is detected. */
export const headBytes = 65_536

/** The detected types that each extension allows. SVG and text are validated by reading the whole file. */
const allowedTypes: Record<Exclude<MediaExtension, 'svg' | 'txt'>, readonly string[]> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  gif: ['gif'],
  bmp: ['bmp'],
  tif: ['tif'],
  thumbnail: ['jpg', 'png', 'gif', 'bmp', 'tif'],
  mp4: ['mp4'],
  flv: ['flv'],
  f4v: ['f4v', 'mp4'],
  avi: ['avi'],
  mov: ['mov'],
  m2v: ['mpg'],
  mpeg2: ['mpg'],
  mpeg4: ['mp4', 'mpeg4-stream'],
  ogv: ['ogv'],
  webm: ['webm'],
  pdf: ['pdf'],
  woff: ['woff'],
  ttf: ['ttf'],
}

/** Maps detected types to ours. */
const typeAliases: Record<string, string> = { apng: 'png', m4v: 'mp4', mts: 'mpg', m2t: 'mpg' }

const startsWith = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)

/** Detects the type from the leading bytes. */
async function detectType(head: Uint8Array): Promise<string | undefined> {
  if (startsWith(head, 0, 0, 1)) {
    // pack header of a program stream, or sequence header of an elementary stream
    if (head[3] === 0xba || head[3] === 0xb3) return 'mpg'
    if (head[3] === 0xb0) return 'mpeg4-stream'
  }
  if (/^ftypf4v /i.test(String.fromCharCode(...head.subarray(4, 12)))) return 'f4v'
  const ext = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext
  return ext && (typeAliases[ext] ?? ext)
}

/**
 * The extension for storage; `undefined` when the content does not match the file's own extension. A `thumbnail` gets the
 * extension of its detected type.
 */
export async function storedExtension(
  extension: MediaExtension,
  head: Uint8Array,
): Promise<StoredExtension | undefined> {
  if (extension === 'svg' || extension === 'txt') return extension
  const type = await detectType(head)
  if (!type || !allowedTypes[extension].includes(type)) return undefined
  if (extension === 'thumbnail') return type as StoredExtension
  return extension === 'jpeg' ? 'jpg' : extension
}

const mimes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mpeg4: 'video/mp4',
  f4v: 'video/x-f4v',
  flv: 'video/x-flv',
  avi: 'video/x-msvideo',
  mov: 'video/quicktime',
  m2v: 'video/mpeg',
  mpeg2: 'video/mpeg',
  ogv: 'video/ogg',
  webm: 'video/webm',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  woff: 'font/woff',
  ttf: 'font/ttf',
}

export type StoredExtension = keyof typeof mimes

export const mimeOf = (extension: StoredExtension): string => mimes[extension]

export const isStored = (extension: string): extension is StoredExtension => Object.hasOwn(mimes, extension)

/** Raster images, which get dimensions and a thumbnail. */
export const isRaster = (extension: string): boolean => ['jpg', 'png', 'gif', 'bmp', 'tif'].includes(extension)

/** Containers and codecs of films that Chromium plays. */
const playedContainers = ['mp4', 'mpeg4', 'f4v', 'mov', 'webm']
const playedCodecs = ['H.264', 'VP8', 'VP9', 'AV1']

/** Whether the kiosks show or play a file. The codec of a film from before it was read is unknown, and taken as played. */
export function isPlayable({ kind, extension, video }: Pick<MediaTable, 'kind' | 'extension' | 'video'>): boolean {
  if (kind !== 'Video') return extension !== 'tif'
  if (!playedContainers.includes(extension)) return false
  if (!video) return true
  // Chromium has no pixel format for the colours of 4:4:0
  return video.codec !== null && playedCodecs.includes(video.codec) && !video.pixelFormat?.startsWith('yuv440')
}
