// Removes metadata from pictures while they are received: places, serial numbers, names and times. Pixels are not encoded again.

import { joinBytes } from './join-bytes'

/** The structure of a picture cannot be read. */
export class InvalidPictureError extends Error {
  override name = 'InvalidPictureError'
}

/** The next bytes of a file: how many are kept, or dropped with others in their place. */
type Step = { keep: number } | { drop: number; instead?: Uint8Array }

/** Decides about the first bytes of `bytes`; `undefined` when it needs more of them, `end` behind the picture. */
type Scan = (bytes: Uint8Array) => Step | 'end' | undefined

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** The orientation in Exif data (Exif 2.32, tag 0x0112 of IFD0, type SHORT), or `undefined`. */
function orientationOf(tiff: Uint8Array): number | undefined {
  const view = viewOf(tiff)
  if (tiff.length < 8) return undefined
  const little = view.getUint16(0) === 0x4949
  const start = view.getUint32(4, little)
  if (start + 2 > tiff.length) return undefined
  const count = view.getUint16(start, little)
  for (let at = start + 2, index = 0; index < count && at + 12 <= tiff.length; at += 12, index++) {
    if (view.getUint16(at, little) !== 0x0112 || view.getUint16(at + 2, little) !== 3) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** Exif data with nothing but an orientation: a TIFF header, and an IFD of one entry. */
const exifOf = (orientation: number): number[] => [
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0, 0, 0, 0],
]

/** The segments with application data that change how a JPEG is shown: JFIF (APP0), ICC profile (APP2) and Adobe's colours (APP14). */
const shownSegments: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }
const exifHeader = 'Exif\0\0'

/** The index of the next marker in the coded pixels of a JPEG (ITU T.81, B.1.1.2), or of the last byte if that may start one. */
function endOfPixels(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    const isPixel = next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7)
    if (!isPixel) return at
  }
  return bytes.length
}

/** Scans of a progressive JPEG, each of which a decoder passes over all pixels; programs write up to 20. */
const maxScans = 40

/** Keeps of a JPEG what ITU T.81 needs for the pixels, the colour profile, and the orientation. */
function jpeg(): Scan {
  let inPixels = false
  let scans = 0
  let isOver = false
  return (bytes) => {
    // cameras append other pictures and films, with metadata of their own
    if (isOver) return 'end'
    if (inPixels) {
      const end = endOfPixels(bytes)
      if (end > 0) return { keep: end }
    }
    const [first, marker] = bytes
    if (first !== 0xff) {
      const next = bytes.indexOf(0xff)
      return { drop: next < 0 ? bytes.length : next }
    }
    if (marker === undefined) return undefined
    inPixels = false
    if (marker === 0xff) {
      const end = bytes.findIndex((byte) => byte !== 0xff)
      return { drop: (end < 0 ? bytes.length : end) - 1 }
    }
    isOver = marker === 0xd9
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd9)) return { keep: 2 }
    if (bytes.length < 4) return undefined
    const length = viewOf(bytes).getUint16(2)
    if (length < 2) throw new InvalidPictureError('A segment has no length')
    const size = length + 2
    inPixels = marker === 0xda
    scans += inPixels ? 1 : 0
    if (scans > maxScans) throw new InvalidPictureError('It has too many scans')
    const isApplication = marker >= 0xe0 && marker <= 0xef
    if (!isApplication) return marker === 0xfe ? { drop: size } : { keep: size }
    if (bytes.length < size) return undefined
    const content = bytes.subarray(4, size)
    const shown = shownSegments[marker]
    if (shown !== undefined && latin(content.subarray(0, shown.length)) === shown) return { keep: size }
    const isExif = marker === 0xe1 && latin(content.subarray(0, exifHeader.length)) === exifHeader
    const orientation = isExif ? orientationOf(content.subarray(exifHeader.length)) : undefined
    if (orientation === undefined) return { drop: size }
    const exif = [...new TextEncoder().encode(exifHeader), ...exifOf(orientation)]
    return { drop: size, instead: new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]) }
  }
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The ancillary chunks that change how a PNG is shown (PNG, third edition, section 11.3). */
const shownChunks = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT'.split(' '))

/** Longer Exif data is not read. */
const maxExif = 65_536

/** The checksum of a PNG chunk (PNG, third edition, annex D). */
function checksum(bytes: readonly number[]): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

function exifChunk(orientation: number): Uint8Array {
  const exif = exifOf(orientation)
  const content = [...new TextEncoder().encode('eXIf'), ...exif]
  const chunk = new Uint8Array(content.length + 8)
  chunk.set(content, 4)
  viewOf(chunk).setUint32(0, exif.length)
  viewOf(chunk).setUint32(content.length + 4, checksum(content))
  return chunk
}

/** Keeps of a PNG the critical chunks, those of colours and animation, and the orientation. */
function png(): Scan {
  let isStarted = false
  let isOver = false
  return (bytes) => {
    if (isOver) return 'end'
    if (!isStarted) {
      isStarted = true
      return { keep: pngSignature.length }
    }
    if (bytes.length < 8) return undefined
    const length = viewOf(bytes).getUint32(0)
    if (length > 0x7fffffff) throw new InvalidPictureError('A chunk is too long')
    const size = length + 12
    const type = latin(bytes.subarray(4, 8))
    isOver = type === 'IEND'
    // the case of the first letter tells whether a chunk is critical
    if (/^[A-Z]/.test(type) || shownChunks.has(type)) return { keep: size }
    if (type !== 'eXIf' || length > maxExif) return { drop: size }
    if (bytes.length < size) return undefined
    const orientation = orientationOf(bytes.subarray(8, 8 + length))
    return orientation === undefined ? { drop: size } : { drop: size, instead: exifChunk(orientation) }
  }
}

const gifTableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Application data that changes how a GIF is shown: loops and the colour profile. */
const shownApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** Keeps of a GIF (89a, sections 17 to 27) the pictures, their controls, loops and the colour profile; not comments and XMP. */
function gif(): Scan {
  let at: 'start' | 'blocks' | 'kept data' | 'dropped data' | 'end' = 'start'
  return (bytes) => {
    const [first = 0, label] = bytes
    if (at === 'end') return 'end'
    if (at === 'start') {
      if (bytes.length < 13) return undefined
      at = 'blocks'
      return { keep: 13 + gifTableLength(bytes[10] ?? 0) }
    }
    if (at === 'kept data' || at === 'dropped data') {
      const isKept = at === 'kept data'
      if (first === 0) at = 'blocks'
      return isKept ? { keep: first + 1 } : { drop: first + 1 }
    }
    if (first === 0x3b) {
      at = 'end'
      return { keep: 1 }
    }
    if (first === 0x2c) {
      if (bytes.length < 10) return undefined
      at = 'kept data'
      return { keep: 11 + gifTableLength(bytes[9] ?? 0) }
    }
    if (first !== 0x21) {
      const next = bytes.findIndex((byte) => byte === 0x21 || byte === 0x2c || byte === 0x3b)
      return { drop: next < 0 ? bytes.length : next }
    }
    if (label === undefined || (label === 0xff && bytes.length < 14)) return undefined
    const isShown = label === 0xff ? shownApplications.includes(latin(bytes.subarray(3, 14))) : label !== 0xfe
    at = isShown ? 'kept data' : 'dropped data'
    return isShown ? { keep: 2 } : { drop: 2 }
  }
}

/** More segments and blocks are refused, because each of them costs time; a GIF of 40 MB has 170,000. */
const maxSteps = 1_000_000

/** The longest start that tells the format. */
const startLength = pngSignature.length

const otherFormats: Scan = () => ({ keep: Number.POSITIVE_INFINITY })

function scanOf(bytes: Uint8Array): Scan | undefined {
  if (startsWith(bytes, 0xff, 0xd8)) return jpeg()
  if (startsWith(bytes, 0x47, 0x49, 0x46)) return gif()
  if (startsWith(bytes, ...pngSignature)) return png()
  return bytes.length < startLength ? undefined : otherFormats
}

/**
 * Removes metadata from a JPEG, PNG or GIF as a stream; others pass through. Colour profiles stay, and the orientation, without
 * which a photo lies on its side. A segment that the file cuts off is dropped.
 */
export function createMetadataRemover() {
  let scan: Scan | undefined
  /** Bytes about which nothing is decided; at most a segment of a JPEG. */
  let pending = new Uint8Array()
  let keep = 0
  let drop = 0
  let steps = 0

  return {
    write(piece: Uint8Array): Uint8Array[] {
      const joined = joinBytes([pending, piece])
      const out: Uint8Array[] = []
      let at = 0
      while (at < joined.length) {
        if (keep > 0) {
          const kept = joined.subarray(at, at + keep)
          out.push(kept)
          keep -= kept.length
          at += kept.length
          continue
        }
        if (drop > 0) {
          const dropped = Math.min(drop, joined.length - at)
          drop -= dropped
          at += dropped
          continue
        }
        const bytes = joined.subarray(at)
        scan ??= scanOf(bytes)
        const step = scan?.(bytes)
        if (!step) break
        steps += 1
        if (steps > maxSteps) throw new InvalidPictureError('It has too many parts')
        if (step === 'end') drop = Number.POSITIVE_INFINITY
        else if ('keep' in step) keep = step.keep
        else {
          drop = step.drop
          if (step.instead) out.push(step.instead)
        }
      }
      pending = joined.slice(at)
      return out
    },
    /** True if a JPEG, PNG or GIF has no end so far. */
    isCutOff: () => scan !== undefined && scan !== otherFormats && (keep > 0 || scan(new Uint8Array()) !== 'end'),
  }
}
