// Blanks metadata of films while they are received: places, titles, names and times. The length stays, because films refer to
// places in their file; pictures and sound are not encoded again.

import { joinBytes } from './join-bytes'

/** The structure of a film cannot be read. */
export class InvalidFilmError extends Error {
  override name = 'InvalidFilmError'
}

/** The next bytes of a film: some to write instead, and then how many are kept or blanked. */
type Step = { instead?: Uint8Array; keep: number } | { instead: Uint8Array; blank: number }

/** Decides about the first bytes of `bytes`, which are at `position`; `undefined` when it needs more of them. */
type Scan = (bytes: Uint8Array, position: number) => Step | undefined

const rest = Number.POSITIVE_INFINITY
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const textBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** The boxes of MP4 and QuickTime (ISO/IEC 14496-12) that hold others, and those with metadata. */
const containerBoxes = new Set(['moov', 'trak', 'mdia'])
const metadataBoxes = new Set(['udta', 'meta', 'uuid'])
/** Boxes that start with version, flags, and the times of creation and change. */
const timedBoxes = new Set(['mvhd', 'tkhd', 'mdhd'])

/** Blanks metadata and times of an MP4 or QuickTime file. `onTrack` is called with the handler of each track. */
function boxes(onTrack: (handler: string) => void): Scan {
  /** The ends of open boxes, outermost first. */
  let ends: number[] = []
  return (bytes, position) => {
    ends = ends.filter((end) => end > position)
    const room = (ends.at(-1) ?? rest) - position
    // QuickTime ends lists by a zero
    if (room < 8) return { keep: room }
    if (bytes.length < 16 && bytes.length < room) return undefined
    if (bytes.length < 8) return undefined
    const view = viewOf(bytes)
    const short = view.getUint32(0)
    const type = latin(bytes.subarray(4, 8))
    const head = short === 1 && bytes.length >= 16 ? 16 : 8
    const given = short === 0 ? rest : short === 1 && head === 16 ? Number(view.getBigUint64(8)) : short
    if (given < head) return { keep: room }
    const size = Math.min(given, room)
    if (metadataBoxes.has(type)) {
      const instead = bytes.slice(0, head)
      instead.set(textBytes('free'), 4)
      return { instead, blank: size - head }
    }
    if (containerBoxes.has(type)) {
      ends.push(position + size)
      return { keep: head }
    }
    if (type === 'hdlr' && size >= head + 12) {
      if (bytes.length < head + 12) return undefined
      onTrack(latin(bytes.subarray(head + 8, head + 12)))
    }
    if (!timedBoxes.has(type) || size < head + 20) return { keep: size }
    if (bytes.length < head + 20) return undefined
    const start = bytes.slice(0, head + 20)
    start.fill(0, head + 4, head + (start[head] === 1 ? 20 : 12))
    return { instead: start, keep: size - start.length }
  }
}

/** The elements of WebM (RFC 8794, RFC 9559) that hold others: Segment, Info, Cluster. */
const containerElements = new Set([0x18538067, 0x1549a966, 0x1f43b675])
/** Tags, Attachments, Title, DateUTC, and the names of files. */
const metadataElements = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb])

/** An EBML number of a length; all ones mean an unknown size. */
function vint(bytes: Uint8Array, length: number): number {
  let value = (bytes[0] ?? 0) & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (let index = 1; index < length; index++) {
    const byte = bytes[index] ?? 0
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return isUnknown ? rest : value
}

/** A Void element's head of a length, for a content of a length. */
function voidHead(length: number, content: number): Uint8Array {
  const head = new Uint8Array(length)
  head[0] = 0xec
  let left = content
  for (let at = length - 1; at > 0; at--) {
    head[at] = left % 256
    left = Math.floor(left / 256)
  }
  head[1] = (head[1] ?? 0) | (0x100 >> (length - 1))
  return head
}

/** Blanks metadata of a WebM file. */
const elements: Scan = (bytes) => {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23
  // no element starts with a zero
  if (idLength > 4) return { keep: rest }
  if (bytes.length <= idLength) return undefined
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23
  if (sizeLength > 8) return { keep: rest }
  const head = idLength + sizeLength
  if (bytes.length < head) return undefined
  const id = bytes.subarray(0, idLength).reduce((sum, byte) => sum * 256 + byte, 0)
  if (containerElements.has(id)) return { keep: head }
  const size = vint(bytes.subarray(idLength, head), sizeLength)
  if (!metadataElements.has(id) || size === rest) return { keep: head + size }
  // a size has 8 bytes at most: the others are content
  const voidLength = Math.min(head, 9)
  return { instead: voidHead(voidLength, head - voidLength + size), blank: head - voidLength + size }
}

/** More boxes and elements are refused, because each of them costs time. */
const maxSteps = 1_000_000

/** Blanks metadata of MP4, QuickTime and WebM as a stream of the same length; others pass through. */
export function createFilmCleaner() {
  let isTracking = false
  let scan: Scan | undefined
  let pending = new Uint8Array()
  let position = 0
  let keep = 0
  let blank = 0
  let steps = 0

  function noteTrack(handler: string) {
    if (handler === 'meta') isTracking = true
  }

  const scanOf = (bytes: Uint8Array): Scan | undefined => {
    if (bytes.length < 8) return undefined
    if (viewOf(bytes).getUint32(0) === 0x1a45dfa3) return elements
    const type = latin(bytes.subarray(4, 8))
    const isBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(type)
    return isBoxes ? boxes(noteTrack) : () => ({ keep: rest })
  }

  return {
    write(piece: Uint8Array): Uint8Array {
      const joined = joinBytes([pending, piece])
      const out: Uint8Array[] = []
      let at = 0
      const take = (most: number) => {
        const taken = joined.subarray(at, at + most)
        at += taken.length
        position += taken.length
        return taken
      }
      while (at < joined.length) {
        if (keep > 0) {
          const kept = take(keep)
          keep -= kept.length
          out.push(kept)
          continue
        }
        if (blank > 0) {
          const { length } = take(blank)
          blank -= length
          out.push(new Uint8Array(length))
          continue
        }
        const bytes = joined.subarray(at)
        scan ??= scanOf(bytes)
        const step = scan?.(bytes, position)
        if (!step) break
        steps += 1
        if (steps > maxSteps) throw new InvalidFilmError('It has too many parts')
        if (step.instead) {
          take(step.instead.length)
          out.push(step.instead)
        }
        if ('blank' in step) blank = step.blank
        else keep = step.keep
      }
      pending = joined.slice(at)
      return joinBytes(out)
    },
    /** The last bytes, about which nothing was decided. */
    end: () => pending,
    /** True if a track of places or sensors is among those of pictures and sound, whose data is not blanked. */
    isTracking: () => isTracking,
  }
}
