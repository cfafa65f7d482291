import { expect, test } from 'vitest'
import { agoText, seenText, stationStatus } from './station-seen'

const now = new Date('2026-11-21T14:45:00+01:00')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('a station that never connected is not offline', () => {
  expect(stationStatus({ state: 'offline' })).toBe('neverSeen')
  expect(stationStatus({ state: 'offline', lastSeenAt: now })).toBe('offline')
})

test('a station that is receiving a publication is not behind', () => {
  expect(stationStatus({ state: 'behind', lastSeenAt: now })).toBe('behind')
  expect(stationStatus({ state: 'behind', lastSeenAt: now, publishing: true })).toBe('publishing')
  expect(stationStatus({ state: 'online', lastSeenAt: now, publishing: true })).toBe('online')
  expect(stationStatus({ state: 'offline', lastSeenAt: now, publishing: true })).toBe('offline')
  expect(stationStatus({ state: 'restarting' })).toBe('restarting')
})

test('relative times use the largest fitting unit', () => {
  const ago = (minutes: number, locale = 'en') =>
    agoText(before(minutes), { locale, timeZone: 'Europe/Stockholm', now })
  expect(ago(0.9)).toBeUndefined()
  expect(ago(-5)).toBeUndefined()
  expect(ago(1)).toBe('1 minute ago')
  expect(ago(59.9)).toBe('59 minutes ago')
  expect(ago(124, 'sv')).toBe('för 2 timmar sedan')
  expect(ago(24 * 60, 'nb')).toBe('i går')
  expect(ago(24 * 60 * 21, 'is')).toBe('fyrir 21 degi')
})

test('absolute times are in the mall’s zone', () => {
  const options = { locale: 'en-GB', timeZone: 'Europe/Stockholm', now }
  expect(seenText(new Date('2026-11-21T11:41:00Z'), options)).toBe('21 Nov, 12:41')
  expect(seenText(new Date('2025-06-01T11:41:00Z'), options)).toBe('1 Jun 2025, 13:41')
})

test('yesterday is the previous calendar day in the mall, not 24 hours', () => {
  const ago = (at: string, locale: string) => agoText(new Date(at), { locale, timeZone: 'Europe/Stockholm', now })
  expect(ago('2026-11-20T00:30+01:00', 'en')).toBe('yesterday')
  expect(ago('2026-11-19T23:30+01:00', 'en')).toBe('2 days ago')
  expect(ago('2026-11-19T23:30+01:00', 'sv')).toBe('i förrgår')
  // in the mall's zone, independent of the reader's
  expect(ago('2026-11-19T23:30Z', 'en')).toBe('yesterday')
})

test('25 hours on the day of a clock change are the same day', () => {
  const options = { locale: 'en', timeZone: 'Europe/Stockholm', now: new Date('2026-10-25T23:50+01:00') }
  expect(agoText(new Date('2026-10-25T00:10+02:00'), options)).toBe('24 hours ago')
})
