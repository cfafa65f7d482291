import { expect, test } from 'vitest'
import { dayHeading, dayText, eventsByDay, timeText } from './when'

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

test('names today, yesterday and other days', () => {
  const heading = (text: string, locale: string) =>
    dayHeading(new Date(text), { locale, timeZone: 'Europe/Stockholm', now: new Date('2026-11-21T12:00:00Z') })
  expect(heading('2026-11-21T08:00:00Z', 'en')).toBe('Today')
  expect(heading('2026-11-20T23:30:00Z', 'en')).toBe('Today')
  expect(heading('2026-11-20T08:00:00Z', 'sv')).toBe('I går')
  expect(heading('2026-11-20T08:00:00Z', 'is')).toBe('Í gær')
  expect(heading('2026-11-09T08:00:00Z', 'en')).toBe('Monday, 9 Nov')
  expect(heading('2025-11-09T08:00:00Z', 'nb')).toBe('Søndag, 9. nov. 2025')
})

test('groups events by day in the zone, in their order', () => {
  const events = ['2026-11-21T09:00:00Z', '2026-11-20T23:30:00Z', '2026-11-20T09:00:00Z'].map((text) => ({
    at: new Date(text),
  }))
  expect(eventsByDay(events, 'Europe/Stockholm')).toEqual([events.slice(0, 2), events.slice(2)])
  expect(eventsByDay(events, 'UTC')).toEqual([events.slice(0, 1), events.slice(1)])
})
