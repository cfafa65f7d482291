import { describe, expect, test } from 'vitest'
import type { Hours } from '../model'
import { isOpen } from './hours'

const day = [{ from: '10:00', to: '20:00' }]
const week = { mon: day, tue: day, wed: day, thu: day, fri: [{ from: '10:00', to: '01:30' }], sat: day, sun: [] }
const hours: Hours = {
  week,
  exceptions: [
    { from: '2026-12-20', to: '2026-12-31', slots: [{ from: '09:00', to: '24:00' }] },
    { from: '2026-12-24', to: '2026-12-24', slots: [] },
  ],
}

describe('hours include', () => {
  test.each([
    ['2026-11-26T09:59', false],
    ['2026-11-26T10:00', true],
    ['2026-11-26T19:59:59', true],
    ['2026-11-26T20:00', false],
    // a Friday night
    ['2026-11-27T23:59', true],
    ['2026-11-28T01:29', true],
    ['2026-11-28T01:30', false],
    ['2026-11-29T12:00', false],
    ['2026-12-20T09:30', true],
    ['2026-12-23T23:59', true],
    // the shorter exception
    ['2026-12-24T12:00', false],
    ['2027-01-01T09:30', false],
  ])('%s: %s', (now, open) => {
    expect(isOpen(hours, now)).toBe(open)
  })

  test('no text that is not a local date and time', () => {
    expect(() => isOpen(hours, 'today')).toThrow(RangeError)
    expect(() => isOpen(hours, '2026-11-27')).toThrow(RangeError)
  })
})
