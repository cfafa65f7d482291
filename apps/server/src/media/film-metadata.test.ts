import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createFilmCleaner, InvalidFilmError } from './film-metadata'
import { mediaInfoFilms } from './films'
import { box, film, number } from './testing/files'
import { withBoxes, withElements } from './testing/metadata'

const secret = 'Kamera 4711'
const films = readdirSync(fileURLToPath(new URL('testing/films/', import.meta.url)))
const inspector = mediaInfoFilms()

function clean(bytes: Uint8Array, step = bytes.length) {
  const cleaner = createFilmCleaner()
  const out: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += step) out.push(cleaner.write(bytes.subarray(at, at + step)))
  out.push(cleaner.end())
  return { bytes: new Uint8Array(Buffer.concat(out)), isTracking: cleaner.isTracking() }
}

const inspect = (bytes: Uint8Array<ArrayBuffer>) =>
  inspector.inspect({ size: bytes.length, read: async (start, end) => bytes.slice(start, end) }, 'anna')

/** Expects the same film without the secret, in whatever pieces it arrives. */
async function expectClean(bytes: Uint8Array<ArrayBuffer>) {
  expect(Buffer.from(bytes).includes(secret)).toBe(true)
  const cleaned = clean(bytes)
  expect(Buffer.from(cleaned.bytes).includes(secret)).toBe(false)
  expect(cleaned.bytes).toHaveLength(bytes.length)
  expect(await inspect(cleaned.bytes)).toEqual(await inspect(bytes))
  for (const step of [1, 7, 700]) expect(clean(bytes, step)).toEqual(cleaned)
  expect(clean(cleaned.bytes)).toEqual(cleaned)
  return cleaned
}

const words = (text: string) => [...new TextEncoder().encode(text)]

describe('MP4 and QuickTime', () => {
  it.each([
    ['the place of a phone', 'moov', box('udta', box('\u00a9xyz', words(`+59.33+018.07/${secret}`)))],
    ['names of the camera', 'moov', box('meta', number(0, 4), box('keys', words(secret)))],
    ['the name of a track', 'trak', box('udta', box('name', words(secret)))],
    ['metadata of a track', 'trak', box('meta', words(secret))],
  ])('loses %s', async (_, parent, added) => {
    for (const name of ['h264-high.mp4', 'h264.mov', 'av1-main.mp4']) {
      const { isTracking } = await expectClean(withBoxes(film(name), parent, added))
      expect(isTracking).toBe(false)
    }
  })

  it('loses XMP beside the film, also of a long box', async () => {
    const xmp = words(`${'x'.repeat(16)}<x>${secret}</x>`)
    await expectClean(new Uint8Array([...film('h264-high.mp4'), ...box('uuid', xmp)]))
    const long = [...number(1, 4), ...words('uuid'), ...number(xmp.length + 16, 8), ...xmp]
    await expectClean(new Uint8Array([...film('h264-high.mp4'), ...long]))
    await expectClean(new Uint8Array([...film('h264-high.mp4'), ...number(0, 4), ...words('uuid'), ...xmp]))
  })

  it('loses the times of creation and change', async () => {
    const bytes = film('h264-high.mp4')
    const at = Buffer.from(bytes).indexOf('mvhd') + 8
    bytes.set(number(3_850_000_000, 4), at)
    bytes.set(number(3_850_000_001, 4), at + 4)
    expect([...clean(bytes).bytes.subarray(at, at + 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(clean(bytes).bytes).toEqual(clean(film('h264-high.mp4')).bytes)
  })

  it('tells of a track of places or sensors', async () => {
    const track = box('trak', box('mdia', box('hdlr', number(0, 8), words('meta'), number(0, 13))))
    const bytes = withBoxes(film('h264-high.mp4'), 'moov', track)
    expect(clean(bytes).isTracking).toBe(true)
    expect(clean(bytes, 1).isTracking).toBe(true)
  })
})

it.each(['vp8.webm', 'vp9.webm', 'av1.webm'])('%s loses tags, title, time and attachments', async (name) => {
  await expectClean(withElements(film(name), [0x12, 0x54, 0xc3, 0x67], words(secret)))
  await expectClean(withElements(film(name), [0x19, 0x41, 0xa4, 0x69], words(secret)))
  await expectClean(
    withElements(film(name), [0x15, 0x49, 0xa9, 0x66], [0x7b, 0xa9, 0x80 + secret.length, ...words(secret)]),
  )
})

it.each(films)('%s stays as it is but for metadata', async (name) => {
  const bytes = film(name)
  const cleaned = clean(bytes)
  expect(await inspect(cleaned.bytes)).toEqual(await inspect(bytes))
  expect(clean(bytes, 5)).toEqual(cleaned)
})

it('never changes the length of a film that is cut off or no film', () => {
  const bytes = withBoxes(film('h264-high.mp4'), 'moov', box('udta', words(secret)))
  for (let end = 0; end < bytes.length; end += 13) expect(clean(bytes.slice(0, end)).bytes).toHaveLength(end)
  for (let end = 0; end < 600; end += 3) expect(clean(film('vp8.webm').slice(0, end)).bytes).toHaveLength(end)
})

it('refuses a film of very many parts', () => {
  const many = Buffer.alloc(8_100_000, Buffer.from(box('free')))
  expect(() => clean(many, 65_536)).toThrow(InvalidFilmError)
})
