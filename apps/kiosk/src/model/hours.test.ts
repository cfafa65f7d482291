import type { OpeningHours } from '@kiosk-admin/ui/headless'
import { expect, test } from 'vitest'
import { openState } from './hours'

const day = [{ from: '10:00', to: '20:00' }]
const hours: OpeningHours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [{ from: '11:00', to: '17:00' }] },
  exceptions: [{ from: '2026-11-23', to: '2026-11-23', name: {}, slots: [] }],
}
const textAt = (moment: string) =>
  (['en', 'se', 'no', 'is'] as const).map(
    (language) => openState(hours, new Date(moment), { timeZone: 'Europe/Stockholm', language }).text,
  )

test('it is open until a time', () => {
  expect(textAt('2026-11-21T12:00+01:00')).toEqual([
    'Open now, closes at 20:00',
    'Öppet nu, stänger kl. 20:00',
    'Åpent nå, stenger kl. 20:00',
    'Opið núna, lokar kl. 20:00',
  ])
})

test('it opens today, tomorrow or on a later day', () => {
  expect(textAt('2026-11-21T08:00+01:00')).toEqual([
    'Closed now, opens at 10:00',
    'Stängt nu, öppnar kl. 10:00',
    'Stengt nå, åpner kl. 10:00',
    'Lokað núna, opnar kl. 10:00',
  ])
  expect(textAt('2026-11-21T21:00+01:00')).toEqual([
    'Closed now, opens tomorrow at 11:00',
    'Stängt nu, öppnar i morgon kl. 11:00',
    'Stengt nå, åpner i morgen kl. 11:00',
    'Lokað núna, opnar á morgun kl. 11:00',
  ])
  // Monday is closed
  const [english = '', ...others] = textAt('2026-11-22T21:00+01:00')
  expect(english).toMatch(/^Closed now, opens Tue,? 24 Nov at 10:00$/)
  expect(others).toEqual([
    'Stängt nu, öppnar tis 24 nov. kl. 10:00',
    'Stengt nå, åpner tir. 24. nov. kl. 10:00',
    'Lokað núna, opnar þri. 24. nóv. kl. 10:00',
  ])
})

test('it never opens in the hour that a clock change skips, and at once after it', () => {
  const closed: OpeningHours = {
    week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    exceptions: [],
  }
  const nightOf = (...sun: { from: string; to: string }[]) => ({ ...closed, week: { ...closed.week, sun } })
  const textOf = (night: OpeningHours) =>
    openState(night, new Date('2026-03-29T00:30+01:00'), { timeZone: 'Europe/Stockholm', language: 'en' }).text
  expect(textOf(nightOf({ from: '02:10', to: '02:50' }))).toMatch(/^Closed now, opens Sun,? 5 Apr at 02:10$/)
  expect(textOf(nightOf({ from: '02:10', to: '04:00' }))).toBe('Closed now, opens at 03:00')
})
