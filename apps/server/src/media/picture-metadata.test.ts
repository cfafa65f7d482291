import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createMetadataRemover, InvalidPictureError } from './picture-metadata'
import { gradient, withExif, withGifComment, withPngChunk, withSegment } from './testing/metadata'

const secret = 'Kamera 4711'

function stripped(bytes: Uint8Array, step = bytes.length): Buffer {
  const remover = createMetadataRemover()
  const out: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += step) out.push(...remover.write(bytes.subarray(at, at + step)))
  return Buffer.concat(out)
}
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
/** Exif data with GPS has the tag 0x8825 in one of the byte orders, type LONG. */
const hasPlace = (bytes: Uint8Array) =>
  ['8825000400000001', '2588040001000000'].some((entry) => Buffer.from(bytes).includes(Buffer.from(entry, 'hex')))
const facts = async (bytes: Uint8Array) => {
  const { width, height, orientation, icc, exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  return { width, height, orientation, icc, exif, xmp, iptc, comments }
}

/** Expects the same picture without the secret, in whatever pieces it arrives. */
async function expectClean(bytes: Uint8Array, orientation: number | undefined) {
  expect(Buffer.from(bytes).includes(secret)).toBe(true)
  const clean = stripped(bytes)
  expect(clean.includes(secret)).toBe(false)
  expect(hasPlace(clean)).toBe(false)
  expect(await pixels(clean)).toEqual(await pixels(bytes))
  const before = await facts(bytes)
  const after = await facts(clean)
  expect(after).toMatchObject({ width: before.width, height: before.height, icc: before.icc, orientation })
  expect([after.xmp, after.iptc, after.comments]).toEqual([undefined, undefined, undefined])
  expect(stripped(bytes, 1)).toEqual(clean)
  expect(stripped(bytes, 700)).toEqual(clean)
  expect(stripped(clean)).toEqual(clean)
  return after
}

describe('a JPEG', () => {
  it.each([1, 3, 6, 8])('loses place, serial number and name, and keeps the orientation %d', async (orientation) => {
    const photo = await withExif(gradient(40, 30).jpeg(), { orientation, secret })
    expect(hasPlace(photo)).toBe(true)
    const { exif } = await expectClean(photo, orientation)
    expect(exif).toHaveLength(32)
  })

  it('keeps the colour profile', async () => {
    const photo = await withExif(gradient(40, 30).jpeg().withIccProfile('p3'), { orientation: 6, secret })
    expect((await expectClean(photo, 6)).icc?.length).toBeGreaterThan(300)
  })

  it.each([
    ['XMP', 0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`],
    ['IPTC', 0xed, `Photoshop 3.0\u00008BIM${secret}`],
    ['a comment', 0xfe, secret],
    ['pictures of Samsung', 0xe4, secret],
    ['a list of further pictures', 0xe2, `MPF\0${secret}`],
  ])('loses %s', async (_, marker, content) => {
    await expectClean(withSegment(await gradient(40, 30).jpeg().toBuffer(), marker, content), undefined)
  })

  it('loses what follows the picture', async () => {
    const photo = await gradient(40, 30).jpeg().toBuffer()
    await expectClean(Buffer.concat([photo, photo, Buffer.from(secret)]), undefined)
  })

  it('keeps the scans of a progressive picture', async () => {
    const photo = await gradient(200, 150).jpeg({ progressive: true }).toBuffer()
    await expectClean(withSegment(photo, 0xfe, secret), undefined)
  })

  it('has 40 scans at most', async () => {
    const photo = await gradient(60, 40).jpeg().toBuffer()
    const scan = photo.subarray(photo.indexOf('ffda', 0, 'hex'), -2)
    const withScans = (count: number) =>
      Buffer.concat([photo.subarray(0, -2), ...Array.from({ length: count - 1 }, () => scan), photo.subarray(-2)])
    expect(stripped(withScans(40))).toEqual(withScans(40))
    expect(() => stripped(withScans(41))).toThrow(InvalidPictureError)
  })

  it('keeps restart markers and stuffed bytes, and loses a comment between scans', () => {
    const scan = 'ffda000212ff00ffd034'
    const photo = Buffer.from(`ffd8${scan}fffe000341${scan}ffd9`, 'hex')
    expect(stripped(photo).toString('hex')).toBe(`ffd8${scan}${scan}ffd9`)
    expect(stripped(photo, 1).toString('hex')).toBe(`ffd8${scan}${scan}ffd9`)
  })

  it('in CMYK keeps its colours', async () => {
    const photo = await gradient(40, 30).toColourspace('cmyk').jpeg().toBuffer()
    await expectClean(withSegment(photo, 0xfe, secret), undefined)
  })
})

describe('a PNG', () => {
  it('loses Exif data but for the orientation', async () => {
    const { exif } = await expectClean(await withExif(gradient(40, 30).png(), { orientation: 6, secret }), 6)
    expect(exif?.length).toBeLessThan(40)
  })

  it.each(['tEXt', 'iTXt', 'zTXt', 'tIME', 'iDOT', 'caBX'])('loses %s', async (type) => {
    const picture = await gradient(40, 30).png().withIccProfile('p3').toBuffer()
    const clean = await expectClean(withPngChunk(picture, type, `Author\0${secret}`), undefined)
    expect(clean.icc).toBeDefined()
  })

  it('loses what follows the picture', async () => {
    const picture = await gradient(40, 30).png().toBuffer()
    await expectClean(Buffer.concat([picture, Buffer.from(secret)]), undefined)
  })
})

describe('a GIF', () => {
  it('loses comments and XMP, and keeps its loop and frames', async () => {
    const frames = [gradient(20, 10), gradient(20, 10).negate()].map((frame) => frame.png().toBuffer())
    const film = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ loop: 3, delay: [100, 200] })
      .toBuffer()
    const picture = withGifComment(film, secret)
    await expectClean(picture, undefined)
    const { pages, loop, delay } = await sharp(stripped(picture), { animated: true }).metadata()
    expect({ pages, loop, delay }).toEqual({ pages: 2, loop: 3, delay: [100, 200] })
  })
})

it('leaves pictures without metadata as they are', async () => {
  for (const picture of [
    gradient(40, 30).jpeg(),
    gradient(40, 30).png(),
    gradient(40, 30).gif(),
    gradient(9, 9).tiff(),
  ]) {
    const bytes = await picture.toBuffer()
    expect(stripped(bytes)).toEqual(bytes)
  }
})

it('refuses segments and chunks that have no valid length', async () => {
  const photo = withSegment(await gradient(4, 3).jpeg().toBuffer(), 0xfe, secret)
  photo.set([0, 1], 4)
  expect(() => stripped(photo)).toThrow(InvalidPictureError)
  const picture = withPngChunk(await gradient(4, 3).png().toBuffer(), 'tEXt', secret)
  picture.set([0xff], 33)
  expect(() => stripped(picture)).toThrow(InvalidPictureError)
})

it('refuses a file of very many parts', () => {
  const comments = Buffer.alloc(8_000_000, Buffer.from('fffe0002', 'hex'))
  expect(() => stripped(Buffer.concat([Buffer.from('ffd8', 'hex'), comments]), 65_536)).toThrow(InvalidPictureError)
})

it('never fails otherwise on a file that is cut off', async () => {
  const photo = await withExif(gradient(40, 30).jpeg(), { orientation: 6, secret })
  for (let end = 0; end < photo.length; end += 3) expect(stripped(photo.subarray(0, end)).includes(secret)).toBe(false)
})
