import { expect, test } from 'vitest'
import { lostSlide, playing, show, welcome } from '../testing/slides-fixture'
import { filesToKeep, fontsOf, hasPdf, hasSignVideo, hasSlideshows, menuOf } from './page'

test('the menu has the events page if there are events or links to more', () => {
  const { mall, ...rest } = playing()
  const menu = (records: object, events: object) =>
    menuOf({ ...rest, mall: { ...mall, ...events }, records: { ...records } }).includes('events')
  expect(menu({}, {})).toBe(false)
  expect(menu({ event: [{ id: 'e' }] }, {})).toBe(true)
  expect(menu({}, { eventUrl: 'https://strandgallerian.example' })).toBe(true)
  expect(menu({ category: [{ id: 'c' }] }, { eventCategoryId: 'c' })).toBe(true)
  // a link to an unpublished category does not count
  expect(menu({ category: [{ id: 'c' }] }, { eventCategoryId: 'd' })).toBe(false)
})

test('finds the slideshows of a kind, and the video in sign language', () => {
  const one = playing(welcome, show(203, { slides: [lostSlide] }))
  expect([hasSlideshows(one, 'info'), hasSlideshows(one, 'screensaver')]).toEqual([true, false])
  const { media, ...rest } = one
  const file = { url: '/media/sign.webm', mime: 'video/webm', width: 64, height: 36 }
  const signed = {
    ...rest,
    media: { ...media, sign: file },
    records: { ...one.records, infoPage: [{ id: '1', signVideoId: 'sign' }] },
  }
  expect(hasSignVideo(signed)).toBe(true)
  expect(hasSignVideo(one)).toBe(false)
})

test('keeps every file of a publication before it is shown, films last', () => {
  const size = { width: null, height: null }
  const files = {
    film: { url: '/media/e.webm', mime: 'video/webm', ...size },
    font: { url: '/media/a.woff', mime: 'font/woff', ...size },
    menu: { url: '/media/b.pdf', mime: 'application/pdf', ...size },
    prices: { url: '/media/c.txt', mime: 'text/plain; charset=utf-8', ...size },
    photo: { url: '/media/d.webp', mime: 'image/webp', ...size },
    sameFile: { url: '/media/d.webp', mime: 'image/webp', ...size },
  }
  const publication = { ...playing(), media: files }
  expect(filesToKeep(publication)).toEqual([
    '/media/a.woff',
    '/media/b.pdf',
    '/media/c.txt',
    '/media/d.webp',
    '/media/e.webm',
  ])
  expect(fontsOf(publication)).toEqual([{ id: 'font', url: '/media/a.woff' }])
  expect(hasPdf(publication)).toBe(true)
  expect(hasPdf({ ...publication, media: { prices: files.prices } })).toBe(false)
})
