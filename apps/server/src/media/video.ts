import type { NewFile } from '../dependencies'

export type Film = { width: number | null; height: number | null; duration: number | null }

const unknown: Film = { width: null, height: null, duration: null }

/** Enough for the table of contents of an hour; a longer one is not read. */
const mostMoov = 4 * 1_048_576
const webmHead = 262_144

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** What a film's own table of contents says; null where there is none that we read. Never fails. */
export async function filmOf(file: NewFile, size: number, extension: string): Promise<Film> {
  try {
    if (['mp4', 'mpeg4', 'f4v', 'mov'].includes(extension)) return await mp4(file, size)
    if (extension === 'webm') return webm(await file.read(0, Math.min(size, webmHead)))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return unknown
}

/** Finds `moov` among the outermost boxes, wherever it lies. */
async function mp4(file: NewFile, size: number): Promise<Film> {
  for (let at = 0, boxes = 0; at + 8 <= size && boxes < 1000; boxes++) {
    const head = view(await file.read(at, at + 16))
    const short = head.getUint32(0)
    const length = short === 1 ? Number(head.getBigUint64(8)) : short === 0 ? size - at : short
    if (length < 8) return unknown
    if (head.getUint32(4) === 0x6d6f6f76) {
      if (length > mostMoov) return unknown
      return moov(view(await file.read(at + 8, at + length)))
    }
    at += length
  }
  return unknown
}

function moov(bytes: DataView): Film {
  const film = { ...unknown }
  for (const [name, box] of boxesIn(bytes)) {
    if (name === 'mvhd') {
      const long = box.getUint8(0) === 1
      const scale = box.getUint32(long ? 20 : 12)
      const duration = long ? Number(box.getBigUint64(24)) : box.getUint32(16)
      if (scale > 0 && duration > 0 && duration !== 0xffffffff) film.duration = round(duration / scale)
    }
    if (name !== 'trak') continue
    for (const [inner, header] of boxesIn(box)) {
      if (inner !== 'tkhd') continue
      const at = header.getUint8(0) === 1 ? 88 : 76
      const [width, height] = [header.getUint32(at) >>> 16, header.getUint32(at + 4) >>> 16]
      // sound has none; a phone held upright writes its film lying, with a turn of 90°
      if (width === 0 || height === 0) continue
      const turned = header.getInt32(at - 36) === 0
      film.width = turned ? height : width
      film.height = turned ? width : height
    }
  }
  return film
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

/** Elements that hold others on the way to what we want: Segment, Info, Tracks, TrackEntry, Video. */
const holders = [0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0]
const [timescale, duration, pixelWidth, pixelHeight, cluster] = [0x2ad7b1, 0x4489, 0xb0, 0xba, 0x1f43b675]

/** Reads elements until the first sounds and pictures, or until something is none: what was found by then counts. */
function webm(bytes: Uint8Array): Film {
  const data = view(bytes)
  const film = { ...unknown }
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
      if (id.value === pixelWidth) film.width = unsigned(data, start, size.value)
      if (id.value === pixelHeight) film.height = unsigned(data, start, size.value)
      at = holders.includes(id.value) ? start : start + size.value
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  if (length !== undefined && length > 0) film.duration = round((length * scale) / 1e9)
  return film
}

/** A number whose own first bits tell its length, which an element's id keeps. */
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
