import { expect, test } from 'vitest'
import { dateOnlyText, editedText } from './cell-text'

const now = new Date('2026-11-21T14:40:00Z')
const edited = (at: string, locale = 'en', timeZone = 'UTC') => editedText(new Date(at), { locale, now, timeZone })

test('shows recent edits relative to today, in the locale', () => {
  expect(edited('2026-11-21T14:32:00Z')).toBe('Today, 14:32')
  expect(edited('2026-11-20T17:24:00Z')).toBe('Yesterday, 17:24')
  expect(edited('2026-11-21T08:05:00Z', 'sv')).toBe('I dag, 08:05')
})

test('shows older edits with their day, and the year if it differs', () => {
  expect(edited('2026-11-18T09:41:00Z')).toBe('18 Nov, 09:41')
  expect(edited('2025-11-18T09:41:00Z')).toBe('18 Nov 2025')
})

test('uses days of the time zone', () => {
  expect(edited('2026-11-20T23:30:00Z', 'en', 'Europe/Stockholm')).toBe('Today, 00:30')
})

test('a date without a time is the same day in every zone', () => {
  expect(dateOnlyText('2026-11-28', 'en')).toBe('28 Nov 2026')
  expect(dateOnlyText('2026-11-28', 'sv')).toBe('28 nov. 2026')
})
