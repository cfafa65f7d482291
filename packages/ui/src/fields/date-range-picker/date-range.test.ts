import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../theme/days'
import { type DateRangeName, dateRanges, endsFirst, rangeOf, sameRange } from './date-range'

describe('presets', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['next7Days', '2026-11-21', '2026-11-27'],
    ['last7Days', '2026-11-15', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['nextMonth', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
  ] as [DateRangeName, string, string][])('%s is %s to %s', (name, from, to) => {
    expect(dateRanges[name]('2026-11-21')).toEqual({ from, to })
  })

  it('finds the month after 31 January', () => {
    expect(dateRanges.nextMonth('2027-01-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  })

  it('last, this and next month have no gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
        const today = addDays('2026-11-21', count)
        const [last, now, next] = [
          dateRanges.lastMonth(today),
          dateRanges.thisMonth(today),
          dateRanges.nextMonth(today),
        ]
        expect([daysBetween(last.to, now.from), daysBetween(now.to, next.from)]).toEqual([1, 1])
        expect(now.from <= today && today <= now.to).toBe(true)
      }),
      { seed: 20261121 },
    )
  })
})

it('orders two days', () => {
  expect(rangeOf('2026-11-24', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-24' })
  expect(sameRange(rangeOf('2026-11-21', '2026-11-24'), { from: '2026-11-21', to: '2026-11-24' })).toBe(true)
})

it('compares two days by order only', () => {
  expect(endsFirst({ from: '2026-11-24', to: '2026-11-21' })).toBe(true)
  expect(endsFirst({ from: '2026-11-24', to: '' })).toBe(false)
  expect(endsFirst({ from: 'soon', to: '2026-11-21' })).toBe(false)
})
