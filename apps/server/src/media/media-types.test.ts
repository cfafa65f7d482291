import { mediaExtensions } from '@kiosk-admin/api-client'
import { beforeAll, expect, it } from 'vitest'
import type { NewFile } from '../dependencies'
import { memoryFiles } from '../in-browser/memory-files'
import { sanitiseFileName } from './file-name'
import { storedExtension } from './media-types'
import { mp4, oneOfEach, webm } from './testing/files'
import { readVideoInfo } from './video'

let samples: Awaited<ReturnType<typeof oneOfEach>>
beforeAll(async () => {
  samples = await oneOfEach()
})

const all = Object.values(mediaExtensions).flat()
/** The samples that each extension accepts besides its own. */
const alike: Partial<Record<string, string[]>> = {
  jpg: ['jpeg'],
  jpeg: ['jpg'],
  png: ['thumbnail'],
  thumbnail: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif'],
  mp4: ['mpeg4'],
  f4v: ['mp4', 'mpeg4'],
  m2v: ['mpeg2'],
  mpeg2: ['m2v'],
  mpeg4: ['mp4'],
}

it('there are 22 extensions', () => {
  expect(all).toHaveLength(22)
  expect(Object.keys(samples).sort()).toEqual([...all].sort())
})

it.each(all.filter((extension) => extension !== 'svg' && extension !== 'txt'))(
  'detects %s by content',
  async (extension) => {
    for (const [name, bytes] of Object.entries(samples)) {
      const fits = name === extension || alike[extension]?.includes(name)
      expect([name, (await storedExtension(extension, bytes)) !== undefined]).toEqual([name, fits ?? false])
    }
  },
)

it('a thumbnail is stored under its detected type', async () => {
  expect(await storedExtension('thumbnail', samples.png ?? new Uint8Array())).toBe('png')
  expect(await storedExtension('jpeg', samples.jpg ?? new Uint8Array())).toBe('jpg')
})

async function kept(bytes: Uint8Array): Promise<NewFile> {
  const file = await memoryFiles().begin()
  await file.write(bytes)
  await file.finish()
  return file
}

it('reads size and duration of videos', async () => {
  const of = async (bytes: Uint8Array, extension: string) => readVideoInfo(await kept(bytes), bytes.length, extension)
  expect(await of(mp4(), 'mp4')).toEqual({ width: 640, height: 360, duration: 2.5 })
  expect(await of(webm(), 'webm')).toEqual({ width: 320, height: 240, duration: 4 })
  const unknown = { width: null, height: null, duration: null }
  expect(await of(mp4().slice(0, 150), 'mp4')).toEqual(unknown)
  expect(await of(webm().slice(0, 40), 'webm')).toEqual(unknown)
  expect(await of(samples.avi ?? new Uint8Array(), 'avi')).toEqual(unknown)
  for (let cut = 0; cut < webm().length; cut++) await of(webm().slice(0, cut), 'webm')
  for (let cut = 0; cut < mp4().length; cut++) await of(mp4().slice(0, cut), 'mp4')
})

it.each([
  ['C:\\pictures\\bakery.png', 'bakery.png'],
  ['../../etc/bakery.png', 'bakery.png'],
  ['bak\u0000ery\u202e.png', 'bakery.png'],
  ['  Räksmörgås.PNG ', 'Räksmörgås.PNG'],
  [`${'a'.repeat(200)}.jpeg`, `${'a'.repeat(115)}.jpeg`],
])('%j is kept as %j', (given, name) => {
  expect(sanitiseFileName(given)).toBe(name)
})
