import { expect, test } from 'vitest'
import { formatDay, msUntilNextMinute } from './days'

test.each([
  ['en-GB', 'Saturday 21 November', 'Sat 21 Nov'],
  ['sv', 'lördag 21 november', 'lör 21 nov.'],
  ['nb', 'lørdag 21. november', 'lør. 21. nov.'],
  ['is', 'laugardagur 21. nóvember', 'lau. 21. nóv.'],
])('a day in %s', (tag, long, short) => {
  expect(formatDay('2026-11-21', tag, 'long').replace(',', '')).toBe(long)
  expect(formatDay('2026-11-21', tag, 'short').replace(',', '')).toBe(short)
})

test('the next minute is never more than a minute away', () => {
  expect(msUntilNextMinute(new Date('2026-11-21T12:00:00.000Z'))).toBe(60_000)
  expect(msUntilNextMinute(new Date('2026-11-21T12:00:59.990Z'))).toBe(10)
})
