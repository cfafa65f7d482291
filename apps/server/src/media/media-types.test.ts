import { mediaExtensions } from '@kiosk-admin/api-client'
import { beforeAll, expect, it } from 'vitest'
import { sanitiseFileName } from './file-name'
import { storedExtension } from './media-types'
import { oneOfEach } from './testing/files'

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

it.each([
  ['C:\\pictures\\bakery.png', 'bakery.png'],
  ['../../etc/bakery.png', 'bakery.png'],
  ['bak\u0000ery\u202e.png', 'bakery.png'],
  ['  Räksmörgås.PNG ', 'Räksmörgås.PNG'],
  [`${'a'.repeat(200)}.jpeg`, `${'a'.repeat(115)}.jpeg`],
])('%j is kept as %j', (given, name) => {
  expect(sanitiseFileName(given)).toBe(name)
})
