import { expect, test } from 'vitest'
import { clockIn, dayIn, dayInWords, untilNextMinute } from './days'

test('days and clocks are those of the mall', () => {
  const moment = new Date('2026-11-21T23:30:00Z')
  expect(dayIn('Europe/Stockholm', moment)).toBe('2026-11-22')
  expect(dayIn('Atlantic/Reykjavik', moment)).toBe('2026-11-21')
  expect(clockIn('Europe/Stockholm', moment)).toBe('00:30')
  expect(clockIn('Atlantic/Reykjavik', moment)).toBe('23:30')
})

test.each([
  ['en-GB', 'Saturday 21 November', 'Sat 21 Nov'],
  ['sv', 'lördag 21 november', 'lör 21 nov.'],
  ['nb', 'lørdag 21. november', 'lør. 21. nov.'],
  ['is', 'laugardagur 21. nóvember', 'lau. 21. nóv.'],
])('a day in %s', (tag, long, short) => {
  expect(dayInWords('2026-11-21', tag, 'long').replace(',', '')).toBe(long)
  expect(dayInWords('2026-11-21', tag, 'short').replace(',', '')).toBe(short)
})

test('the next minute is never more than a minute away', () => {
  expect(untilNextMinute(new Date('2026-11-21T12:00:00.000Z'))).toBe(60_000)
  expect(untilNextMinute(new Date('2026-11-21T12:00:59.990Z'))).toBe(10)
})
