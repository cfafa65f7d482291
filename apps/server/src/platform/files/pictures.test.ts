import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryFiles } from '../../in-browser/memory-files'
import { bmp, raster } from '../../media/testing/files'
import { sharpPictures } from './sharp-pictures'

const pictures = sharpPictures()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(async () => {
  await pictures.close()
  await rm(folder, { recursive: true })
})

async function inspect(name: string, bytes: Uint8Array, owner = 'anna') {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const file = { ...(await memoryFiles().begin()), path }
  return pictures.inspect(file, { extension: name.split('.').at(-1) ?? '', owner })
}

/** A bitmap of a kilobyte or more with another size, bits and compression in its header. */
function bmpHeader(width: number, height: number, { bits = 24, compression = 0, length = 1_000 } = {}) {
  const file = new Uint8Array(length)
  file.set(bmp(2, 2).subarray(0, 54))
  const view = new DataView(file.buffer)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(28, bits, true)
  view.setUint32(30, compression, true)
  return file
}

describe('a bitmap', () => {
  it('is read if it has the bytes of its pixels', async () => {
    expect(await inspect('small.bmp', bmp(5, 3))).toMatchObject({ width: 5, height: 3 })
  })

  it.each([
    ['without compression', { bits: 24 }],
    ['of one bit', { bits: 1 }],
    ['with run lengths', { bits: 8, compression: 1 }],
    ['with run lengths of four bits', { bits: 4, compression: 2 }],
  ])('of a kilobyte that claims 64 million pixels is not decoded: %s', async (_, header) => {
    expect(await inspect('claims.bmp', bmpHeader(8_000, 8_000, header))).toBe('broken')
  })

  it('of many pixels is refused before it is decoded', async () => {
    expect(await inspect('large.bmp', bmpHeader(5_000, 4_000, { bits: 1, length: 2_600_000 }))).toBe('heavy')
    expect(await inspect('run.bmp', bmpHeader(5_000, 4_000, { bits: 8, compression: 1, length: 200_000 }))).toBe(
      'heavy',
    )
  })
})

type Patch = (bytes: Buffer) => void

const jpegSize: Patch = (bytes) => {
  const frame = Math.max(bytes.indexOf('ffc00011', 0, 'hex'), bytes.indexOf('ffc20011', 0, 'hex'))
  bytes.writeUInt16BE(8_000, frame + 5)
  bytes.writeUInt16BE(8_000, frame + 7)
}

const pngSize: Patch = (bytes) => {
  bytes.writeUInt32BE(8_000, 16)
  bytes.writeUInt32BE(8_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
}

const gifSize: Patch = (bytes) => {
  for (const at of [6, 8]) bytes.writeUInt16LE(8_000, at)
  const image = bytes.indexOf('2c00000000', 0, 'hex')
  for (const at of [5, 7]) bytes.writeUInt16LE(8_000, image + at)
}

/** Of a picture of 301 by 299 pixels, without compression. */
const tiffSize: Patch = (bytes) => {
  for (const tag of [256, 257]) {
    for (let at = bytes.readUInt32LE(4); at < bytes.length - 12; at += 2) {
      if (bytes.readUInt16LE(at) === tag && [301, 299].includes(bytes.readUInt32LE(at + 8)))
        bytes.writeUInt32LE(8_000, at + 8)
    }
  }
}

const picture = () => raster(301, 299)

it.each<[string, string, Sharp, Patch, 'heavy' | 'other']>([
  ['a JPEG', 'jpg', picture().jpeg(), jpegSize, 'other'],
  ['a progressive JPEG as cameras write it', 'jpg', picture().jpeg({ progressive: true }), jpegSize, 'other'],
  [
    ...(['a progressive JPEG with all colours', 'jpg'] as const),
    ...([picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), jpegSize, 'heavy'] as const),
  ],
  ['a PNG', 'png', raster(301, 299, 4).png(), pngSize, 'other'],
  ['an interlaced PNG', 'png', raster(301, 299, 4).png({ progressive: true }), pngSize, 'heavy'],
  ['a GIF', 'gif', picture().gif(), gifSize, 'heavy'],
  ['a TIFF', 'tif', raster(301, 299).tiff({ compression: 'none' }), tiffSize, 'other'],
  ['a TIFF with transparency', 'tif', raster(301, 299, 4).tiff({ compression: 'none' }), tiffSize, 'heavy'],
])(
  '%s that claims 64 million pixels is judged by what its decoder holds',
  async (name, extension, made, patch, expected) => {
    const bytes = await made.toBuffer()
    expect(await inspect(`whole.${extension}`, bytes)).toMatchObject({ width: 301, height: 299 })
    patch(bytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 8_000, height: 8_000 })
    const answer = await inspect(`${name}.${extension}`, bytes)
    expect(answer === 'heavy' ? answer : 'other').toBe(expected)
  },
)

it('the pictures of one person do not hold up those of others', async () => {
  const bytes = new Uint8Array(await picture().jpeg().toBuffer())
  const order: string[] = []
  const send = (owner: string) => inspect('many.jpg', bytes, owner).then(() => order.push(owner))
  await Promise.all([...Array.from({ length: 12 }, () => send('anna')), send('bo')])
  expect(order.indexOf('bo')).toBeLessThan(3)
})
