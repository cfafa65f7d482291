import { expect, test } from 'vitest'
import { nextNumber, publicationTime } from './publication'

const now = new Date('2026-11-19T20:00:00Z')
const time = (at: string, locale = 'en-GB') =>
  publicationTime(new Date(at), { locale, timeZone: 'Europe/Stockholm', now })

test('shows the day of a time only if it is not today', () => {
  expect(time('2026-11-19T15:42:00Z')).toBe('16:42')
  expect(time('2026-11-17T08:05:00Z')).toBe('17 Nov, 09:05')
  expect(time('2025-11-17T08:05:00Z', 'en')).toBe('17 Nov 2025, 09:05')
  expect(time('2026-11-18T23:30:00Z')).toBe('00:30')
})

test('numbers continue after the last, from 1', () => {
  const publication = (number: number) => ({ id: `p${number}`, number, at: now, by: 'Ingrid Solheim' })
  expect(nextNumber([])).toBe(1)
  expect(nextNumber([publication(214), publication(213)])).toBe(215)
})
