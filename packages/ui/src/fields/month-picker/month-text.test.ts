import { describe, expect, test } from 'vitest'
import { formatMonth, monthName, monthNumber, monthOf, parseMonth } from './month-text'

describe('reading', () => {
  test.each([
    ['en-GB', 'nov 2026', '2026-11'],
    ['en-GB', 'November', '2026-11'],
    ['en-GB', '11/27', '2027-11'],
    ['en-GB', '3', '2026-03'],
    ['sv', '2027-03', '2027-03'],
    ['sv', 'mars 27', '2027-03'],
    ['is', 'nóvember 2027', '2027-11'],
    ['en-GB', '13/2026', undefined],
    ['en-GB', '2026', undefined],
    ['en-GB', '1 nov 2026', undefined],
    ['en-GB', 'nov dec', undefined],
    ['en-GB', 'soon', undefined],
    ['en-GB', '', undefined],
  ])('in %s, %j is %j', (locale, text, month) => {
    expect(parseMonth(text, locale, 2026)).toBe(month)
  })

  test.each(['en-GB', 'sv', 'nb', 'is', 'de', 'fr'])('what is written in %s is read', (locale) => {
    for (let month = 1; month <= 12; month++) {
      const iso = monthOf(2027 * 12 + month - 1)
      expect(parseMonth(formatMonth(iso, locale), locale, 2026)).toBe(iso)
    }
  })
})

test('months are numbers', () => {
  expect(monthOf(monthNumber('2026-11') ?? 0)).toBe('2026-11')
  expect(monthOf((monthNumber('2026-12') ?? 0) + 1)).toBe('2027-01')
  expect(monthNumber('2026-13')).toBeUndefined()
  expect(monthNumber('')).toBeUndefined()
})

test('names are of the locale', () => {
  expect(formatMonth('2026-11', 'sv')).toBe('november 2026')
  expect(monthName('2026-11', 'nb')).toBe('november')
  expect(formatMonth('soon', 'sv')).toBe('soon')
})
