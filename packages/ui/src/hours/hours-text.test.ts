import { describe, expect, test } from 'vitest'
import { en, type HoursLabels } from '#labels/hours'
import { hoursFrom } from './hours.fixture'
import { statusAt } from './hours-status'
import { formatSlots, nearDays, statusText } from './hours-text'
import { is } from './labels/is'
import { no } from './labels/no'
import { se } from './labels/se'
import type { OpeningHours } from './opening-hours'

const timeZone = 'Europe/Stockholm'
const say = (hours: OpeningHours, at: string, locale = 'en-GB', t: HoursLabels = en) =>
  statusText(statusAt(hours, new Date(at), timeZone), { locale, timeZone, t })

const shop = hoursFrom({ mon: '10:00-20:00', fri: '16:00-02:00', sat: '11:00-15:00 16:00-19:00' })

describe('the status', () => {
  test.each([
    ['2026-11-21T14:45+01:00', 'Open now, closes at 15:00'],
    ['2026-11-21T15:00+01:00', 'Closed now, opens at 16:00'],
    ['2026-11-21T19:00+01:00', 'Closed now, opens Monday at 10:00'],
    ['2026-11-20T23:00+01:00', 'Open now, closes at 02:00'],
    ['2026-11-21T01:00+01:00', 'Open now, closes at 02:00'],
  ])('%s: %s', (at, text) => expect(say(shop, at)).toBe(text))

  test('shows days from a week ahead as a date, with the year if it differs', () => {
    const hours = (from: string): OpeningHours => ({
      ...hoursFrom({}),
      exceptions: [{ from, to: from, name: {}, slots: [{ from: '10:00', to: '14:00' }] }],
    })
    expect(say(hours('2026-11-28'), '2026-11-21T12:00+01:00')).toBe('Closed now, opens 28 Nov at 10:00')
    expect(say(hours('2027-01-07'), '2026-11-21T12:00+01:00')).toBe('Closed now, opens 7 Jan 2027 at 10:00')
  })

  test('shows the closing time after days without a break', () => {
    const long = hoursFrom({ fri: '10:00-24:00', sat: '00:00-24:00', sun: '00:00-20:00' })
    expect(say(long, '2026-11-20T12:00+01:00')).toBe('Open now, closes Sunday at 20:00')
    expect(say(long, '2026-11-21T12:00+01:00')).toBe('Open now, closes Sunday at 20:00')
  })

  test('is available in four languages', () => {
    const at = '2026-11-21T19:00+01:00'
    expect(say(shop, at, 'sv', se)).toBe('Stängt nu, öppnar måndag kl. 10:00')
    expect(say(shop, at, 'nb', no)).toBe('Stengt nå, åpner mandag kl. 10:00')
    expect(say(shop, at, 'is', is)).toBe('Lokað núna, opnar mánudag kl. 10:00')
  })
})

test('sorts slots and names whole days and closed ones', () => {
  expect(formatSlots(hoursFrom({ mon: '16:00-19:00 11:00-15:00' }).week.mon, en)).toBe('11:00–15:00, 16:00–19:00')
  expect(formatSlots([{ from: '00:00', to: '24:00' }], en)).toBe('Around the clock')
  expect(formatSlots([], se)).toBe('Stängt')
})

test('keeps incomplete days as typed', () => {
  expect(nearDays({ from: 'soon', to: 'later' }, '2026-11-21', 'en-GB')).toBe('soon – later')
})
