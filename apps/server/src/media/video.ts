// Reads size and duration of videos from their metadata.

import type { NewFile } from '../dependencies'

export type VideoInfo = { width: number | null; height: number | null; duration: number | null }

const unknown: VideoInfo = { width: null, height: null, duration: null }

/** The largest `moov` box that is read; an hour of video fits. */
const maxMoov = 4 * 1_048_576
const webmHeadBytes = 262_144

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads size and duration from a video's metadata; `null` where unknown. Never throws for invalid files. */
export async function readVideoInfo(file: NewFile, size: number, extension: string): Promise<VideoInfo> {
  try {
    if (['mp4', 'mpeg4', 'f4v', 'mov'].includes(extension)) return await mp4(file, size)
    if (extension === 'webm') return webm(await file.read(0, Math.min(size, webmHeadBytes)))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return unknown
}

/** Finds the `moov` box at the top level. */
async function mp4(file: NewFile, size: number): Promise<VideoInfo> {
  for (let at = 0, boxes = 0; at + 8 <= size && boxes < 1000; boxes++) {
    const head = view(await file.read(at, at + 16))
    const short = head.getUint32(0)
    const length = short === 1 ? Number(head.getBigUint64(8)) : short === 0 ? size - at : short
    if (length < 8) return unknown
    if (head.getUint32(4) === 0x6d6f6f76) {
      if (length > maxMoov) return unknown
      return moov(view(await file.read(at + 8, at + length)))
    }
    at += length
  }
  return unknown
}

function moov(bytes: DataView): VideoInfo {
  const video = { ...unknown }
  for (const [name, box] of boxesIn(bytes)) {
    if (name === 'mvhd') {
      const long = box.getUint8(0) === 1
      const scale = box.getUint32(long ? 20 : 12)
      const duration = long ? Number(box.getBigUint64(24)) : box.getUint32(16)
      if (scale > 0 && duration > 0 && duration !== 0xffffffff) video.duration = round(duration / scale)
    }
    if (name !== 'trak') continue
    for (const [inner, header] of boxesIn(box)) {
      if (inner !== 'tkhd') continue
      const at = header.getUint8(0) === 1 ? 88 : 76
      const [width, height] = [header.getUint32(at) >>> 16, header.getUint32(at + 4) >>> 16]
      // audio tracks have no size; portrait videos of phones have a rotation of 90°
      if (width === 0 || height === 0) continue
      const turned = header.getInt32(at - 36) === 0
      video.width = turned ? height : width
      video.height = turned ? width : height
    }
  }
  return video
}

function* boxesIn(bytes: DataView): Generator<[string, DataView]> {
  for (let at = 0; at + 8 <= bytes.byteLength; ) {
    const length = bytes.getUint32(at)
    if (length < 8 || at + length > bytes.byteLength) return
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => bytes.getUint8(at + offset)))
    yield [name, new DataView(bytes.buffer, bytes.byteOffset + at + 8, length - 8)]
    at += length
  }
}

/** Container elements to descend into: Segment, Info, Tracks, TrackEntry, Video. */
const containers = [0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0]
const [timescale, duration, pixelWidth, pixelHeight, cluster] = [0x2ad7b1, 0x4489, 0xb0, 0xba, 0x1f43b675]

/** Reads elements up to the first cluster or invalid element. */
function webm(bytes: Uint8Array): VideoInfo {
  const data = view(bytes)
  const video = { ...unknown }
  let scale = 1_000_000
  let length: number | undefined
  try {
    for (let at = 0; at < bytes.length; ) {
      const id = variable(data, at, false)
      const size = variable(data, at + id.bytes, true)
      const start = at + id.bytes + size.bytes
      if (id.value === cluster) break
      if (id.value === timescale) scale = unsigned(data, start, size.value)
      if (id.value === duration) length = size.value === 4 ? data.getFloat32(start) : data.getFloat64(start)
      if (id.value === pixelWidth) video.width = unsigned(data, start, size.value)
      if (id.value === pixelHeight) video.height = unsigned(data, start, size.value)
      at = containers.includes(id.value) ? start : start + size.value
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  if (length !== undefined && length > 0) video.duration = round((length * scale) / 1e9)
  return video
}

/** A variable-length integer of EBML; element ids keep the length bits. */
function variable(data: DataView, at: number, masked: boolean): { value: number; bytes: number } {
  const first = data.getUint8(at)
  const bytes = Math.clz32(first) - 23
  if (bytes > 8) throw new RangeError('No such number')
  let value = masked ? first & (0xff >> bytes) : first
  for (let index = 1; index < bytes; index++) value = value * 256 + data.getUint8(at + index)
  return { value, bytes }
}

function unsigned(data: DataView, at: number, bytes: number): number {
  if (bytes > 6) throw new RangeError('Too large')
  let value = 0
  for (let index = 0; index < bytes; index++) value = value * 256 + data.getUint8(at + index)
  return value
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000
