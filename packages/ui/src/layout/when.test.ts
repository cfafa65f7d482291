import { expect, test } from 'vitest'
import { dayText, timeText } from './when'

const at = new Date('2026-11-19T23:30:00Z')

test('formats times in the zone, with 24 hours', () => {
  expect(timeText(at, { locale: 'en', timeZone: 'Europe/Stockholm' })).toBe('00:30')
  expect(timeText(at, { locale: 'sv', timeZone: 'UTC' })).toBe('23:30')
})

test('omits the year of dates in the current year', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(dayText(at, { locale: 'en', timeZone: 'UTC', now })).toBe('19 Nov')
  expect(dayText(at, { locale: 'en', timeZone: 'UTC' })).toBe('19 Nov 2026')
  expect(dayText(at, { locale: 'sv', timeZone: 'UTC', now })).toBe('19 nov.')
})
