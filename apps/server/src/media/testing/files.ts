import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const text = (words: string) => new TextEncoder().encode(words)
const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : part)))

export const number = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256)

export const svg = (inside = '', start = 'width="30" height="20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${start}>${inside}</svg>`

/** A picture of one colour. */
export const raster = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 60, alpha: 1 } } })

/** A Windows bitmap of one colour, 24 bits a pixel. */
export function bmp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = new Uint8Array(54 + row * height)
  const view = new DataView(file.buffer)
  file.set(text('BM'))
  view.setUint32(2, file.length, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) file.set([60, 30, 200], 54 + y * row + x * 3)
  return file
}

/** A box of MP4. */
export const box = (name: string, ...content: number[][]) => {
  const inside = content.flat()
  return [...number(inside.length + 8, 4), ...Array.from(name, (letter) => letter.charCodeAt(0)), ...inside]
}

/** A film of the folder `films`: 0.6 seconds, 64 by 48. */
export const film = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`films/${name}`, import.meta.url)))

/** A video of 2.5 seconds, 640 by 360, without pictures, and with empty data before its `moov` box, as cameras write it. */
export function mp4(brand = 'isom'): Uint8Array<ArrayBuffer> {
  const mvhd = box('mvhd', [...number(0, 12), ...number(1000, 4), ...number(2500, 4), ...number(0, 80)])
  const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap((value) => number(value, 4))
  const tkhd = box('tkhd', [...number(0, 40), ...matrix, ...number(640 * 65_536, 4), ...number(360 * 65_536, 4)])
  const sound = box('trak', box('tkhd', [...number(0, 40), ...matrix, ...number(0, 8)]))
  const film = box('trak', tkhd)
  return bytes(
    box('ftyp', [...text(brand), ...number(512, 4), ...text(brand)]),
    box('mdat', number(0, 64)),
    box('moov', mvhd, sound, film),
  )
}

const element = (id: number[], content: number[]) => [
  ...id,
  0x40 + Math.floor(content.length / 256),
  content.length % 256,
  ...content,
]

/** A video of 4 seconds, 320 by 240. */
export function webm(): Uint8Array<ArrayBuffer> {
  const float = new Uint8Array(new Float32Array([4000]).buffer).reverse()
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], [...text('webm')]))
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    [...element([0x2a, 0xd7, 0xb1], number(1_000_000, 3)), ...element([0x44, 0x89], [...float])],
  )
  const video = element([0xe0], [...element([0xb0], number(320, 2)), ...element([0xba], number(240, 2))])
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], video))
  return bytes(head, element([0x18, 0x53, 0x80, 0x67], [...info, ...tracks]), number(0, 64))
}

/** Returns a minimal file of each of the 22 extensions. */
export async function oneOfEach(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const [jpg, png, gif, tif] = (
    await Promise.all([
      raster(6, 4).jpeg().toBuffer(),
      raster(6, 4).png().toBuffer(),
      raster(6, 4).gif().toBuffer(),
      raster(6, 4).tiff().toBuffer(),
    ])
  ).map((buffer) => new Uint8Array(buffer)) as [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]]
  const ogv = bytes('OggS', [0, 2], number(0, 20), [1, 42], [0x80], 'theora', number(0, 60))
  return {
    jpg,
    jpeg: jpg,
    png: png ?? jpg,
    gif: gif ?? jpg,
    bmp: bmp(6, 4),
    tif: tif ?? jpg,
    svg: text(svg('<path d="M0 0h9v9z"/>')),
    thumbnail: png ?? jpg,
    mp4: mp4(),
    flv: bytes('FLV', [1, 5], number(9, 4), number(0, 64)),
    f4v: mp4('f4v '),
    avi: bytes('RIFF', number(0, 4), 'AVI LIST', number(0, 64)),
    mov: mp4('qt  '),
    m2v: bytes([0, 0, 1, 0xb3], number(0, 64)),
    mpeg2: bytes([0, 0, 1, 0xba, 0x44], number(0, 64)),
    mpeg4: mp4('mp42'),
    ogv,
    webm: webm(),
    pdf: bytes('%PDF-1.7\n', number(0, 64)),
    txt: text('Öppet alla dagar\n'),
    woff: bytes('wOFF', number(0x10000, 4), number(0, 64)),
    ttf: bytes([0, 1, 0, 0, 0], number(0, 64)),
  }
}
