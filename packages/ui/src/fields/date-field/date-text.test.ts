import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../../theme/days'
import { formatDate, fullDate, missingDay, parseDate, weekStart } from './date-text'

const today = '2026-11-21'
const read = (text: string, locale: string) => parseDate(text, locale, today)

describe('parseDate', () => {
  it.each([
    ['2026-12-24', 'en-GB', '2026-12-24'],
    ['24/12/2026', 'en-GB', '2026-12-24'],
    ['24.12.26', 'nb', '2026-12-24'],
    ['24/12', 'en-GB', '2026-12-24'],
    ['24.12.', 'is', '2026-12-24'],
    ['12/24/2026', 'en-US', '2026-12-24'],
    ['2026 12 24', 'sv', '2026-12-24'],
    ['24 dec', 'sv', '2026-12-24'],
    ['24. des. 2027', 'nb', '2027-12-24'],
    ['24 december 2027', 'en-GB', '2027-12-24'],
    ['Dec 24, 2027', 'en-US', '2027-12-24'],
    ['24. desember', 'is', '2026-12-24'],
    ['24122026', 'en-GB', '2026-12-24'],
    ['241226', 'nb', '2026-12-24'],
    ['20261224', 'sv', '2026-12-24'],
    ['261224', 'sv', '2026-12-24'],
    ['122426', 'en-US', '2026-12-24'],
  ])('%s in %s is %s', (text, locale, expected) => expect(read(text, locale)).toBe(expected))

  it.each(['', 'soon', '31/02/2026', '2026-13-01', '1', '1/2/3/4', '0/0/0', '310226', '1234567'])(
    '%j is no date',
    (text) => {
      expect(read(text, 'en-GB')).toBeUndefined()
    },
  )

  it('parses what it formats, for any day and language', () => {
    const locales = fc.constantFrom('en-GB', 'en-US', 'sv', 'nb', 'is', 'de', 'fi')
    const days = fc.integer({ min: -30_000, max: 30_000 }).map((count) => addDays('2026-01-01', count))
    fc.assert(
      fc.property(locales, days, (locale, day) => {
        expect(read(formatDate(day, locale), locale)).toBe(day)
      }),
      { numRuns: 2000, seed: 20261121 },
    )
  })
})

it('formats days and leaves other text unchanged', () => {
  expect(fullDate('2026-11-24', 'sv')).toBe('tisdag 24 november 2026')
  expect(formatDate('2026-02-30', 'en-GB')).toBe('2026-02-30')
})

it('starts the week on the locale’s first day', () => {
  expect([weekStart('en-US'), weekStart('en-GB'), weekStart('sv'), weekStart('is')]).toEqual([0, 1, 1, 0])
})

test('a day that its month does not have', () => {
  expect(missingDay('31 feb 2027', 'en-GB', '2026-11-21')).toBe('31 February 2027')
  expect(missingDay('2027-02-29', 'sv', '2026-11-21')).toBe('29 februari 2027')
  expect(missingDay('30/2', 'nb', '2026-11-21')).toBe('30. februar 2026')
  for (const text of ['28 feb 2027', '32 jan 2027', 'soon', '31.13.2027']) {
    expect(missingDay(text, 'en-GB', '2026-11-21')).toBeUndefined()
  }
})
