import { expect, test } from 'vitest'
import { lostSlide, playing, quiet, show, welcome } from '../testing/slides-fixture'
import { filesToKeep, hasSignVideo, hasSlideshows, menuOf } from './page'

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

test('finds the slideshows of a kind, and the files of all slideshows', () => {
  const one = playing(welcome, show(203, { slides: [lostSlide] }))
  expect([hasSlideshows(one, 'info'), hasSlideshows(one, 'screensaver')]).toEqual([true, false])
  expect(filesToKeep(one)).toHaveLength(1)
  expect(filesToKeep(playing(welcome, quiet))).toHaveLength(2)
  expect(filesToKeep(playing())).toEqual([])
  const { media, ...rest } = one
  const file = { url: '/media/sign.webm', mime: 'video/webm', width: 64, height: 36 }
  const signed = {
    ...rest,
    media: { ...media, sign: file },
    records: { ...one.records, infoPage: [{ id: '1', signVideoId: 'sign' }] },
  }
  expect(hasSignVideo(signed)).toBe(true)
  expect(filesToKeep(signed)).toContain('/media/sign.webm')
  expect(hasSignVideo(one)).toBe(false)
})
