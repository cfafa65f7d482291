import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture of different colours, so that a change of its pixels shows. */
export function gradient(width: number, height: number): Sharp {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 7 + (index >> 5)) % 256)
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Adds a place, and `secret` as serial number, name and description, as cameras do. */
export const withExif = (picture: Sharp, { orientation, secret }: { orientation: number; secret: string }) =>
  picture
    .withExif({
      IFD0: { Artist: secret, Copyright: secret, Model: secret, DateTime: '2026:05:04 03:02:01' },
      IFD2: { BodySerialNumber: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 1/1', GPSProcessingMethod: `GPS ${secret}` },
    })
    .withMetadata({ orientation })
    .toBuffer()

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Adds a segment with a marker to a JPEG. */
export function withSegment(jpeg: Uint8Array, marker: number, content: string): Buffer {
  const segment = latin(`\u00ff\0\0\0${content}`)
  segment[1] = marker
  segment.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** Adds a chunk to a PNG, behind its header. */
export function withPngChunk(png: Uint8Array, type: string, content: string): Buffer {
  const body = latin(type + content)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)])
}

/** Adds a comment and XMP to a GIF, before its end. */
export function withGifComment(gif: Uint8Array, comment: string): Buffer {
  const xmp = `<x>${comment}</x>`
  const trailer = Uint8Array.from({ length: 258 }, (_, index) => (index === 0 ? 1 : index === 257 ? 0 : 256 - index))
  return Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, comment.length]),
    latin(`${comment}\0`),
    Buffer.from([0x21, 0xff, 11]),
    latin(`XMP DataXMP${xmp}`),
    trailer,
    gif.subarray(-1),
  ])
}

/** Adds boxes at the end of the first box `parent`: `moov`, or `trak` in it. The film keeps its frames, which are behind or before. */
export function withBoxes(film: Uint8Array, parent: string, added: number[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(film)
  const start = bytes.indexOf(parent) - 4
  const end = start + bytes.readUInt32BE(start)
  for (const name of new Set(['moov', parent])) {
    const at = bytes.indexOf(name) - 4
    bytes.writeUInt32BE(bytes.readUInt32BE(at) + added.length, at)
  }
  return new Uint8Array([...bytes.subarray(0, end), ...added, ...bytes.subarray(end)])
}

/** Adds an element of WebM before the first cluster. */
export function withElements(film: Uint8Array, id: number[], content: number[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(film)
  const at = bytes.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]))
  const added = [...id, 0x40, content.length, ...content]
  const segment = bytes.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4
  // the segment of FFmpeg has a size of eight bytes
  const size = Number(bytes.readBigUInt64BE(segment) & 0x00ffffffffffffffn) + added.length
  bytes.writeBigUInt64BE(BigInt(size) | 0x0100000000000000n, segment)
  return new Uint8Array([...bytes.subarray(0, at), ...added, ...bytes.subarray(at)])
}
