import { demoData } from '@kiosk-admin/api-client/demo'
import { expect, test } from 'vitest'
import type { ContentState } from '../../shared/content/content-state'
import { timingFrom, timingTo } from '../../shared/content/timing'
import { editedFrom, partsOf, publicationOf, type SlideshowParts, slideshowParts } from './slideshow-values'

const whole = { x: 0, y: 0, width: 1, height: 1 }
const placed = { frame: whole, landscapeFrame: null, for: 'both' } as const

const stored: SlideshowParts = {
  displaySpeed: { custom: 7 },
  animation: 'slide',
  background: { imageId: '019b76da-a800-7000-8000-000000000001' },
  show: 'timeRange',
  timing: { from: '10:00:00.000', to: '24:00:00.000', startDate: null, endDate: '2026-12-24', weekdays: ['sat'] },
  slides: [
    {
      id: 'a',
      name: 'Jul',
      startDate: null,
      endDate: '2026-12-24',
      index: 0,
      layers: [
        { ...placed, id: 'l1', kind: 'image', mediaId: null, fit: 'contain' },
        { ...placed, id: 'l2', kind: 'text', text: { se: '<p>Jul</p>' }, fill: null },
        { ...placed, landscapeFrame: whole, id: 'l3', kind: 'video', mediaId: null, fit: 'cover' },
        { ...placed, id: 'l4', kind: 'text', text: {}, fill: '#0d3b2e' },
      ],
    },
  ],
}

test('stored values survive the conversion to the editor and back', () => {
  expect(partsOf(editedFrom(stored))).toEqual(stored)
})

test('times without a break stay so', () => {
  const timing = { ...stored.timing, continuous: true }
  expect(timingFrom(timing)).toMatchObject({ continuous: true })
  expect(timingTo(timingFrom(timing))).toEqual(timing)
})

test('every slideshow of the demo does, too', () => {
  const slideshows = demoData('2026-11-21').malls.flatMap(({ records }) => records.slideshow)
  expect(slideshows.length).toBeGreaterThan(2)
  for (const slideshow of slideshows) {
    const parts = Object.fromEntries(
      slideshowParts.map((name) => [name, slideshow[name as keyof typeof slideshow]]),
    ) as unknown as SlideshowParts
    const once = partsOf(editedFrom(parts))
    expect(partsOf(editedFrom(once))).toEqual(once)
  }
})

test('the editor has times without seconds, and no keys for missing values', () => {
  expect(timingFrom(stored.timing)).toEqual({ from: '10:00', to: '24:00', endDate: '2026-12-24', weekdays: ['sat'] })
  expect(editedFrom(stored).slides[0]).not.toHaveProperty('startDate')
  expect(editedFrom(stored).slides[0]?.layers[0]).toEqual({ id: 'l1', kind: 'image', frame: whole, for: 'both' })
  expect(timingTo({ weekdays: [], from: '9', to: '24:00' })).toMatchObject({ from: '9', to: '24:00:00.000' })
})

test('a slideshow that visitors see says so, also with changes', () => {
  const draft = { state: 'shown' } as const
  const stateOf = (contentStatus: 'changed' | 'unpublished', visibility: ContentState['visibility']): ContentState => ({
    contentStatus,
    visibility,
    draft,
  })
  expect(publicationOf(stateOf('changed', { state: 'shown' }))).toBe('changed')
  expect(publicationOf(stateOf('changed', { state: 'ended' }))).toBe('pending')
  expect(publicationOf(stateOf('unpublished', { state: 'draft' }))).toBe('pending')
})
