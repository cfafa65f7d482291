import { type HoursException, noHours } from '@kiosk-admin/ui/headless'
import { expect, it } from 'vitest'
import { type HoursChangeFormat, hoursFieldOf, wordHours } from './hours-changes'

const format: HoursChangeFormat = {
  slots: (slots) => slots.map(({ from, to }) => `${from}–${to}`).join(', ') || 'Closed',
  days: (from, to) => (from === to ? from.slice(5) : `${from.slice(5)}–${to.slice(5)}`),
  weekday: (index) => ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
  asMall: 'As the mall',
  asWeek: 'As in the week',
  nothing: 'empty',
  name: ({ en = '' }) => en,
  more: (count) => `and ${count} more`,
}
const slots = (from: string, to: string) => [{ from, to }]
const special = (from: string, to: string, open: HoursException['slots'], en = ''): HoursException => ({
  from,
  to,
  name: en ? { en } : {},
  slots: open,
})
const ofExceptions = (before: HoursException[], after: HoursException[]) =>
  wordHours('openingHours', [{ path: 'openingHours.exceptions', before, after }], format).map(
    ({ of, before, after }) => `${of}: ${before} → ${after}`,
  )

it('words only the special days that differ, in runs', () => {
  const eve = special('2026-12-24', '2026-12-24', slots('10:00', '14:00'))
  const newYear = (to: string) => special('2026-12-31', '2026-12-31', slots('10:00', to))
  expect(ofExceptions([eve, newYear('20:00')], [eve, newYear('18:00')])).toEqual(['12-31: 10:00–20:00 → 10:00–18:00'])
  expect(ofExceptions([], [special('2026-12-25', '2026-12-26', [], 'Christmas')])).toEqual([
    '12-25–12-26, Christmas: As in the week → Closed',
  ])
  expect(ofExceptions([eve], [])).toEqual(['12-24: 10:00–14:00 → As in the week'])
  expect(
    ofExceptions(
      [special('2026-12-25', '2026-12-25', [], 'Xmas')],
      [special('2026-12-25', '2026-12-25', [], 'Christmas')],
    ),
  ).toEqual(['12-25: Xmas → Christmas'])
})

it('shortens many special days', () => {
  const days = Array.from({ length: 15 }, (_, index) => {
    const day = `2026-11-${String(1 + index * 2).padStart(2, '0')}`
    return special(day, day, [])
  })
  const rows = ofExceptions([], days)
  expect(rows).toHaveLength(11)
  expect(rows.at(-1)).toBe('and 5 more: … → …')
})

it('words the days of the week that changed, together when they changed alike', () => {
  const change = (day: string, to: string) => ({
    path: `openingHours.week.${day}`,
    before: slots('10:00', '20:00'),
    after: slots('10:00', to),
  })
  const rows = wordHours(
    'openingHours',
    [change('sat', '16:00'), change('mon', '18:00'), change('tue', '18:00')],
    format,
  )
  expect(rows).toEqual([
    { path: 'openingHours.week.mon', of: 'Mon–Tue', before: '10:00–20:00', after: '10:00–18:00' },
    { path: 'openingHours.week.sat', of: 'Sat', before: '10:00–20:00', after: '10:00–16:00' },
  ])
})

it('words hours of its own and as the mall, and hours that were not set', () => {
  const own = { ...noHours(), exceptions: [special('2026-12-24', '2026-12-24', slots('10:00', '14:00'))] }
  const change = (path: string, before: unknown, after: unknown) => [{ path, before, after }]
  expect(wordHours('openingHours', change('openingHours', null, own), format)).toEqual([
    { path: 'openingHours', before: 'As the mall', after: 'Mon–Sun Closed, 12-24 10:00–14:00' },
  ])
  expect(wordHours('hours', change('hours', own, null), format)).toMatchObject([{ after: 'empty' }])
})

it('finds the field of hours', () => {
  expect(hoursFieldOf({ path: 'openingHours.week.mon' })).toBe('openingHours')
  expect(hoursFieldOf({ path: 'hours' })).toBe('hours')
  expect(hoursFieldOf({ path: 'openingHoursNote' })).toBeUndefined()
})
