import { expect, test } from 'vitest'
import { fileSize } from './file-size'
import { extensionOf, extensionsOf, mediaKindOf, stemOf, uploadBytes, whyNotUpload } from './media-file'

test('allows exactly the 22 extensions of the specification', () => {
  const specified =
    'jpg, png, gif, mp4, pdf, txt, flv, f4v, avi, mov, m2v, mpeg2, mpeg4, woff, ttf, bmp, tif, svg, thumbnail, ogv, webm, jpeg'
  expect([...extensionsOf()].sort()).toEqual(specified.split(', ').sort())
  expect(whyNotUpload({ name: 'setup.exe', size: 1 })).toBe('type')
  expect(whyNotUpload({ name: 'png', size: 1 })).toBe('type')
})

test('the maximum size is 40 × 1,048,576 bytes', () => {
  expect(whyNotUpload({ name: 'a.png', size: 41_943_040 })).toBeUndefined()
  expect(whyNotUpload({ name: 'a.png', size: uploadBytes + 1 })).toBe('size')
})

test('both rules can be replaced', () => {
  expect(whyNotUpload({ name: 'a.png', size: 9 }, { extensions: extensionsOf(['Font']) })).toBe('type')
  expect(whyNotUpload({ name: 'a.png', size: 9 }, { maxBytes: 8 })).toBe('size')
  expect(whyNotUpload({ name: 'a.MP4', size: 9 }, { extensions: extensionsOf(['Image']) })).toBe('video')
  expect(whyNotUpload({ name: 'a.mp4', size: 9 }, { extensions: extensionsOf(['Font']) })).toBe('type')
  expect(whyNotUpload({ name: 'a.mkv', size: 9 }, { extensions: extensionsOf(['Image']) })).toBe('type')
})

test.each([
  ['Sommar.2026.PNG', 'png', 'Sommar.2026', 'Image'],
  ['film.mpeg4', 'mpeg4', 'film', 'Video'],
  ['meny.pdf', 'pdf', 'meny', 'Document'],
  ['a.woff', 'woff', 'a', 'Font'],
  ['.png', '', '.png', undefined],
  ['readme', '', 'readme', undefined],
])('%s', (name, extension, stem, kind) => {
  expect([extensionOf(name), stemOf(name), mediaKindOf(name)]).toEqual([extension, stem, kind])
})

test.each([
  ['en-GB', 1, '1 byte'],
  ['en-GB', 357, '357 bytes'],
  ['sv', 357, '357 byte'],
  ['nb', 357, '357 byte'],
  ['is', 357, '357 bæti'],
  ['en-GB', 2048, '2 kB'],
  ['sv', 1.5 * 1024 * 1024, '1,5 MB'],
])('in %s, %d bytes are %s', (locale, bytes, text) => {
  expect(fileSize(locale, bytes).replaceAll(/\s/g, ' ')).toBe(text)
})
