import { describe, expect, test } from 'vitest'
import { formatDateTime, isDateTime, parseDateTime, splitDateTime, whyNotDateTime } from './date-time-text'

const today = '2026-11-21'

describe('reading', () => {
  test.each([
    ['en-GB', '24/12 14:30', '2026-12-24T14:30'],
    ['en-GB', '24 Dec 2026, 9:05', '2026-12-24T09:05'],
    ['en-GB', '24 dec 9.05', '2026-12-24T09:05'],
    ['sv', '2026-12-24T14:30', '2026-12-24T14:30'],
    ['nb', '24.12.26 14:30', '2026-12-24T14:30'],
    ['en-US', '12/24/2026 14:30', '2026-12-24T14:30'],
    // without a time
    ['en-GB', '24/12', '2026-12-24T08:00'],
    ['en-GB', '24 Dec 2026', '2026-12-24T08:00'],
    ['nb', '24 12.26', '2026-12-24T08:00'],
    // none
    ['en-GB', '24/12 25:00', undefined],
    ['en-GB', '31/02 14:30', undefined],
    ['en-GB', '14:30', undefined],
    ['en-GB', 'soon', undefined],
  ])('in %s, %j is %j', (locale, text, value) => {
    expect(parseDateTime(text, locale, today, '08:00')).toBe(value)
  })

  test.each(['en-GB', 'sv', 'nb', 'is', 'en-US'])('what is written in %s is read', (locale) => {
    const value = '2026-12-24T14:30'
    expect(parseDateTime(formatDateTime(value, locale), locale, today, '00:00')).toBe(value)
  })
})

test('only whole values are valid', () => {
  expect(isDateTime('2026-12-24T14:30')).toBe(true)
  for (const text of ['', '2026-12-24', '2026-12-24T9:00', '2026-12-24T24:00', '2026-02-31T10:00', 'T10:00']) {
    expect(isDateTime(text)).toBe(false)
  }
  expect(splitDateTime('2026-12-24T14:30')).toEqual({ day: '2026-12-24', time: '14:30' })
  expect(formatDateTime('24/12 25:00', 'en-GB')).toBe('24/12 25:00')
})

test('bounds include their own minute', () => {
  const [min, max] = ['2026-12-24T10:00', '2026-12-24T18:00']
  expect(whyNotDateTime('2026-12-24T09:59', min, max)).toBe('early')
  expect(whyNotDateTime('2026-12-24T10:00', min, max)).toBeUndefined()
  expect(whyNotDateTime('2026-12-24T18:01', min, max)).toBe('late')
  expect(whyNotDateTime('', min, max)).toBeUndefined()
  expect(whyNotDateTime('soon', min, max)).toBe('unreadable')
})
