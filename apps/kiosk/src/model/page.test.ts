import { expect, test } from 'vitest'
import { lostSlide, playing, quiet, show, welcome } from '../testing/slides-fixture'
import { hasSlideshows, menuOf, slideshowFiles } from './page'

test('the page of events is there for what happens, and for where there is more', () => {
  const { mall, ...rest } = playing()
  const menu = (records: object, events: object) =>
    menuOf({ ...rest, mall: { ...mall, ...events }, records: { ...records } }).includes('events')
  expect(menu({}, {})).toBe(false)
  expect(menu({ event: [{ id: 'e' }] }, {})).toBe(true)
  expect(menu({}, { eventUrl: 'https://strandgallerian.example' })).toBe(true)
  expect(menu({ category: [{ id: 'c' }] }, { eventCategoryId: 'c' })).toBe(true)
  // one that is not published opens nothing
  expect(menu({ category: [{ id: 'c' }] }, { eventCategoryId: 'd' })).toBe(false)
})

test('slideshows of a kind, and the files of all of them', () => {
  const one = playing(welcome, show(203, { slides: [lostSlide] }))
  expect([hasSlideshows(one, 'info'), hasSlideshows(one, 'screensaver')]).toEqual([true, false])
  expect(slideshowFiles(one)).toHaveLength(1)
  expect(slideshowFiles(playing(welcome, quiet))).toHaveLength(2)
  expect(slideshowFiles(playing())).toEqual([])
})
