import { describe, expect, test } from 'vitest'
import { hoursFrom, slotsFrom } from './hours.fixture'
import { hoursProblems } from './hours-problems'
import type { HoursException } from './opening-hours'

const eve = (other: Partial<HoursException> = {}): HoursException => ({
  from: '2026-12-24',
  to: '2026-12-24',
  name: { en: 'Christmas Eve' },
  slots: [],
  ...other,
})
const exceptions = (...all: HoursException[]) =>
  hoursProblems({ ...hoursFrom({ wed: '18:00-03:00' }), exceptions: all })

test('accepts adjacent slots, nights until the start of a day, and whole days', () => {
  const hours = hoursFrom({ mon: '08:00-12:00 12:00-16:00 18:00-02:00', tue: '02:00-24:00', wed: '00:00-24:00' })
  expect(hoursProblems(hours)).toEqual([])
})

describe('a slot', () => {
  test.each([
    [{ from: '', to: '12:00' }, 'fromMissing'],
    [{ from: '24:00', to: '12:00' }, 'fromNotATime'],
    [{ from: '8', to: '12:00' }, 'fromNotATime'],
    [{ from: '08:00', to: '' }, 'toMissing'],
    [{ from: '08:00', to: '25:00' }, 'toNotATime'],
  ])('%o: %s', (slot, problem) => {
    const hours = hoursFrom({ tue: '14:00-15:00' })
    hours.week.tue.push(slot)
    expect(hoursProblems(hours)).toEqual([{ owner: 'tue', slot: 1, problem }])
  })

  test('is invalid if it overlaps an earlier one', () => {
    expect(hoursProblems(hoursFrom({ fri: '10:00-14:00 09:00-10:01' }))).toEqual([
      { owner: 'fri', slot: 1, problem: 'overlaps' },
    ])
  })

  test('is invalid if it starts during the previous night, on Monday after Sunday too', () => {
    expect(hoursProblems(hoursFrom({ sun: '20:00-02:00', mon: '01:00-05:00 10:00-12:00' }))).toEqual([
      { owner: 'mon', slot: 0, problem: 'overlapsNight' },
    ])
  })
})

describe('an exception', () => {
  test('requires ordered days and a name', () => {
    expect(exceptions(eve({ to: '' }), eve({ to: '2026-12-23' }), eve({ name: { en: ' ' } }))).toEqual([
      { owner: 0, slot: undefined, problem: 'noDay' },
      { owner: 1, slot: undefined, problem: 'endFirst' },
      { owner: 2, slot: undefined, problem: 'noName' },
    ])
    expect(hoursProblems({ ...hoursFrom({}), exceptions: [eve()] }, 'se')).toHaveLength(1)
  })

  test('is invalid if repeated, but not within another', () => {
    expect(exceptions(eve({ to: '2026-12-31' }), eve(), eve())).toEqual([
      { owner: 2, slot: undefined, problem: 'sameDays' },
    ])
  })

  test('must not start during the previous night or run into the next day', () => {
    // 23 December 2026 is a Wednesday
    expect(exceptions(eve({ slots: slotsFrom('02:00-10:00') }))).toMatchObject([{ slot: 0, problem: 'overlapsNight' }])
    expect(exceptions(eve({ from: '2026-12-22', to: '2026-12-22', slots: slotsFrom('20:00-19:00') }))).toMatchObject([
      { slot: 0, problem: 'overlapsNext' },
    ])
    expect(exceptions(eve({ to: '2026-12-25', slots: slotsFrom('00:00-10:00 20:00-01:00') }))).toMatchObject([
      { slot: 0, problem: 'overlapsNight' },
      { slot: 1, problem: 'overlapsNext' },
    ])
  })
})
