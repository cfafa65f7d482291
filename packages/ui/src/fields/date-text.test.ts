import { describe, expect, it } from 'vitest'
import { dateExample, dateOf, formatDate, isoOfLocal, parseDate, todayIn, weekStart } from './date-text'

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
  ])('%s in %s is %s', (text, locale, expected) => expect(read(text, locale)).toBe(expected))

  it.each(['', 'soon', '31/02/2026', '2026-13-01', '1', '1/2/3/4', '0/0/0'])('%j is no date', (text) => {
    expect(read(text, 'en-GB')).toBeUndefined()
  })

  it('reads back what it writes, for every day of a leap year and in every language', () => {
    for (const locale of ['en-GB', 'en-US', 'sv', 'nb', 'is']) {
      for (let day = new Date(2028, 0, 1); day.getFullYear() === 2028; day.setDate(day.getDate() + 1)) {
        const iso = isoOfLocal(day)
        expect(read(formatDate(iso, locale), locale), `${formatDate(iso, locale)} in ${locale}`).toBe(iso)
      }
    }
  })
})

it('keeps the day whatever the zone of the machine', () => {
  expect(isoOfLocal(dateOf('2026-03-29') as Date)).toBe('2026-03-29')
  expect(dateOf('2026-02-30')).toBeUndefined()
})

it('knows which day it is in the mall', () => {
  const justAfterMidnight = new Date('2026-11-20T23:30:00Z')
  expect(todayIn('Europe/Stockholm', justAfterMidnight)).toBe('2026-11-21')
  expect(todayIn('Atlantic/Reykjavik', justAfterMidnight)).toBe('2026-11-20')
})

it('starts the week as the locale does', () => {
  expect([weekStart('en-US'), weekStart('en-GB'), weekStart('sv'), weekStart('is')]).toEqual([0, 1, 1, 0])
})

it('shows the order in an example', () => {
  expect(dateExample('en-GB', 2026)).toBe('31/12/2026')
  expect(dateExample('sv', 2026)).toBe('2026-12-31')
})
