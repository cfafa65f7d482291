import type { MallSnapshot } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { publication } from '../testing/fixture'
import { dueNow, slideshowsOf } from './slideshows'

const id = (number: number) => `0190b0a8-0000-7000-8000-${String(number).padStart(12, '0')}`
const zone = 'Europe/Stockholm'
const always = { from: null, to: null, startDate: null, endDate: null, weekdays: [] }
const frame = { x: 0, y: 0, width: 1, height: 1 }
const words = (screens: string) => ({ id: 'w', kind: 'text', text: { se: '<p>Hej</p>' }, frame, for: screens })
const slide = (more: object = {}) => ({ id: 's', name: 'En', index: 0, layers: [words('both')], ...more })

const show = (number: number, more: object = {}) => ({
  id: id(number),
  kind: 'info',
  name: `Nr ${number}`,
  displaySpeed: 'normal',
  animation: 'fade',
  background: { colour: '#ffffff' },
  show: 'everyDay',
  timing: always,
  slides: [slide()],
  index: number,
  status: 'Active',
  ...more,
})

const at = (...slideshow: ReturnType<typeof show>[]): MallSnapshot => ({ ...publication, records: { slideshow } })
/** Numbers of the slideshows that are due. */
const due = (shows: ReturnType<typeof show>[], now: string, orientation: 'portrait' | 'landscape' = 'portrait') =>
  dueNow(slideshowsOf(at(...shows), 'info'), new Date(now), zone, orientation).map((one) => Number(one.id.slice(-3)))

test('are of one kind, in the order of staff; invalid ones are skipped', () => {
  const all = at(show(2), show(3, { kind: 'screensaver' }), show(1), show(4, { displaySpeed: 'of a later version' }))
  expect(slideshowsOf(all, 'info').map((one) => one.id)).toEqual([id(1), id(2)])
  expect(slideshowsOf(all, 'screensaver').map((one) => one.id)).toEqual([id(3)])
})

test('play between their dates, inclusive, in the mall’s time zone', () => {
  const christmas = [show(1, { timing: { ...always, startDate: '2026-12-01', endDate: '2026-12-24' } })]
  expect(due(christmas, '2026-11-30T22:59:00Z')).toEqual([])
  expect(due(christmas, '2026-11-30T23:00:00Z')).toEqual([1])
  expect(due(christmas, '2026-12-24T22:59:00Z')).toEqual([1])
  expect(due(christmas, '2026-12-24T23:00:00Z')).toEqual([])
})

test('play at their hours and on their weekdays, also past midnight', () => {
  const timing = { ...always, from: '22:00:00.000', to: '02:00:00.000', weekdays: ['sat'] }
  const night = [show(1, { show: 'timeRange', timing })]
  expect(due(night, '2026-11-21T21:59:00+01:00')).toEqual([])
  expect(due(night, '2026-11-21T22:00:00+01:00')).toEqual([1])
  expect(due(night, '2026-11-22T01:59:00+01:00')).toEqual([1])
  expect(due(night, '2026-11-22T02:00:00+01:00')).toEqual([])
  expect(due(night, '2026-11-22T22:30:00+01:00')).toEqual([])
  // hours hold only within a time range
  expect(due([show(2, { timing })], '2026-11-22T12:00:00+01:00')).toEqual([2])
})

test('are left out without a slide for today or for the orientation', () => {
  const now = '2026-11-21T14:45:00+01:00'
  const shows = [
    show(1, { slides: [] }),
    show(2, { slides: [slide({ startDate: '2026-11-22', endDate: null })] }),
    show(3, { slides: [slide({ layers: [words('landscape')] })] }),
    show(4, { slides: [slide({ layers: [{ id: 'i', kind: 'image', mediaId: null, frame, for: 'both' }] })] }),
    show(5),
  ]
  expect(due(shows, now)).toEqual([5])
  expect(due(shows, now, 'landscape')).toEqual([3, 5])
  expect(due(shows, '2026-11-22T00:00:00+01:00')).toEqual([2, 5])
})
