import { expect, it } from 'vitest'
import { chartText } from './chart-text'

const zone = { locale: 'en-GB', timeZone: 'Europe/Stockholm' }

it('names a day in full, and a week as the caller does', () => {
  expect(chartText(zone).long('2026-11-20')).toBe('Friday 20 November')
  const weekly = chartText({ ...zone, placeName: (day) => `Week of ${day}` })
  expect(weekly.long('2026-11-16')).toBe('Week of 2026-11-16')
  // below the chart there is room for the day alone
  expect(weekly.short('2026-11-16')).toBe('16 Nov')
})

it('marks a week of which a part was counted', () => {
  const incomplete = (place: string) => `${place}, incomplete`
  const text = chartText({ ...zone, partial: ['2026-10-26'], incomplete })
  expect(text.long('2026-10-26')).toBe('Monday 26 October, incomplete')
  expect(text.long('2026-11-02')).toBe('Monday 2 November')
})

it('marks a day or moment in progress', () => {
  const soFar = (place: string) => `${place}, so far`
  const daily = chartText({ ...zone, unfinished: '2026-11-21', soFar })
  expect(daily.long('2026-11-20')).toBe('Friday 20 November')
  expect(daily.long('2026-11-21')).toBe('Saturday 21 November, so far')
  const hour = () => new Date('2026-11-21T13:00:00Z')
  expect(chartText({ ...zone, unfinished: hour(), soFar }).long(hour())).toBe('Saturday 21 November, 14:00, so far')
})
