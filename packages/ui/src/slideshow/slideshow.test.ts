import { describe, expect, it } from 'vitest'
import {
  copySlide,
  customSeconds,
  isSlideOn,
  mediaOf,
  newLayer,
  newSlide,
  type Slide,
  secondsOf,
  shownSlides,
  totalSeconds,
  whyNotSeconds,
} from './slideshow'

const slide = (id: string, given: Partial<Slide> = {}): Slide => ({
  ...newSlide(id, 0, id),
  layers: [newLayer('image', { mediaId: `picture-${id}` })],
  ...given,
})
const names = (slides: readonly Slide[]) => slides.map(({ id }) => id)
const white = { colour: '#fff' }

describe('speeds', () => {
  it('are the four of the specification, or whole seconds within limits', () => {
    expect((['fast', 'normal', 'slow', 'verySlow'] as const).map(secondsOf)).toEqual([3, 5, 9, 12])
    expect([1, 600, 0, 601, 2.6, Number.NaN].map((custom) => secondsOf({ custom }))).toEqual([1, 600, 1, 600, 3, 1])
    expect([customSeconds.min, customSeconds.max].map(whyNotSeconds)).toEqual([undefined, undefined])
    expect([0, 601, 1.5, Number.NaN].map(whyNotSeconds)).toEqual(['range', 'range', 'range', 'range'])
  })

  it('determine the total duration', () => {
    expect(totalSeconds([slide('a'), slide('b')], 'slow')).toBe(18)
    expect(totalSeconds([], 'fast')).toBe(0)
  })
})

describe('shown slides', () => {
  it('are in order and within their dates, both inclusive', () => {
    const slides = [
      slide('last', { index: 2 }),
      slide('over', { index: 1, endDate: '2026-11-20' }),
      slide('first', { index: 0, startDate: '2026-11-21', endDate: '2026-11-21' }),
      slide('later', { index: 3, startDate: '2026-11-22' }),
    ]
    expect(names(shownSlides({ slides, background: white }, '2026-11-21', 'portrait'))).toEqual(['first', 'last'])
    expect(isSlideOn(slide('always'), '1999-01-01')).toBe(true)
  })

  it('exclude those without visible content on this screen', () => {
    const tall = slide('tall', { layers: [newLayer('image', { mediaId: 'a', for: 'portrait' })] })
    const wordless = slide('wordless', { layers: [newLayer('text', { text: { en: '<p> </p>' } })] })
    const words = slide('words', { layers: [newLayer('text', { text: { en: '', se: '<p>Hej</p>' } })] })
    const bare = slide('bare', { layers: [] })
    const slides = [tall, wordless, words, bare]
    const shown = (background: { colour: string } | { imageId: string }, orientation: 'portrait' | 'landscape') =>
      names(shownSlides({ slides, background }, '2026-11-21', orientation))
    expect(shown(white, 'portrait')).toEqual(['tall', 'words'])
    expect(shown(white, 'landscape')).toEqual(['words'])
    expect(shown({ imageId: 'sky' }, 'landscape')).toEqual(['words', 'bare'])
  })
})

describe('slides', () => {
  it('get new ids when copied', () => {
    const one = slide('one')
    const copy = copySlide(one, 'one, again', 1)
    expect(copy).toMatchObject({ name: 'one, again', index: 1, layers: [{ mediaId: 'picture-one' }] })
    expect(new Set([one.id, copy.id, one.layers[0]?.id, copy.layers[0]?.id]).size).toBe(4)
  })

  it('list all media once, including the background', () => {
    const slides = [slide('a'), slide('b'), slide('a')]
    expect(mediaOf({ slides, background: { imageId: 'sky' } })).toEqual(['sky', 'picture-a', 'picture-b'])
    expect(mediaOf({ slides: [], background: white })).toEqual([])
  })
})
