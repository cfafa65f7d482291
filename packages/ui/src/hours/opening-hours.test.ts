import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeInZone, weekdayOf, weekdays } from '../theme/days'
import { hoursFrom, someHours } from './hours.fixture'
import { nextChange, openAt, statusAt } from './hours-status'
import { copySlots, exceptionOn, noHours, type OpeningHours, type Slot, skippedTime, slotsOn } from './opening-hours'

const zone = 'Europe/Stockholm'
const at = (text: string) => new Date(text)
const slots = (from: string, to: string): Slot[] => [{ from, to }]

const shop = hoursFrom({ mon: '10:00-20:00', fri: '10:00-21:00', sat: '11:00-15:00 16:00-19:00' })

describe('a week', () => {
  test('has one, several or no slots', () => {
    expect(weekdayOf('2026-11-21')).toBe('sat')
    expect(slotsOn(shop, '2026-11-21')).toHaveLength(2)
    expect(slotsOn(shop, '2026-11-22')).toEqual([])
  })

  test('is open from the first minute of a slot until its end', () => {
    const open = ['10:59', '11:00', '14:59', '15:00', '15:59', '16:00', '18:59', '19:00']
    expect(open.map((time) => openAt(shop, at(`2026-11-21T${time}:00+01:00`), zone))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
    ])
  })

  test('finds the next change, even after days without one', () => {
    expect(nextChange(shop, at('2026-11-21T14:45:00+01:00'), zone)).toEqual({
      at: at('2026-11-21T15:00:00+01:00'),
      opens: false,
    })
    expect(nextChange(shop, at('2026-11-21T19:00:00+01:00'), zone)).toEqual({
      at: at('2026-11-23T10:00:00+01:00'),
      opens: true,
    })
  })

  test('runs past midnight, across days', () => {
    const bar = hoursFrom({ fri: '16:00-02:00', sat: '13:00-24:00', sun: '00:00-02:00' })
    expect(openAt(bar, at('2026-11-21T01:59:00+01:00'), zone)).toBe(true)
    expect(openAt(bar, at('2026-11-21T02:00:00+01:00'), zone)).toBe(false)
    expect(nextChange(bar, at('2026-11-21T20:00:00+01:00'), zone)).toEqual({
      at: at('2026-11-22T02:00:00+01:00'),
      opens: false,
    })
  })

  test('is always open with 00:00 to 24:00 each day, and never without slots', () => {
    const always = hoursFrom(Object.fromEntries(weekdays.map((day) => [day, '00:00-24:00'])))
    expect(statusAt(always, at('2026-11-21T12:00:00Z'), zone)).toMatchObject({ open: true, change: undefined })
    expect(statusAt(noHours(), at('2026-11-21T12:00:00Z'), zone)).toMatchObject({ open: false, change: undefined })
  })

  test('copies slots to other days', () => {
    const copied = copySlots(shop, 'mon', ['tue', 'sun'])
    expect(copied.week.sun).toEqual(shop.week.mon)
    expect(copied.week.sun[0]).not.toBe(shop.week.mon[0])
    expect(shop.week.sun).toEqual([])
  })
})

describe('exceptions', () => {
  const season = { from: '2026-12-14', to: '2026-12-31', name: { en: 'Christmas' }, slots: slots('10:00', '22:00') }
  const eve = { from: '2026-12-24', to: '2026-12-25', name: { en: 'Christmas Eve' }, slots: [] }
  const hours: OpeningHours = { ...shop, exceptions: [eve, season] }

  test('replace the weekday; the shorter one wins', () => {
    expect(exceptionOn(hours, '2026-12-24')).toBe(eve)
    expect(slotsOn(hours, '2026-12-20')).toBe(season.slots)
    expect(slotsOn(hours, '2027-01-02')).toEqual(shop.week.sat)
  })

  test('are found far in the future', () => {
    const always = hoursFrom(Object.fromEntries(weekdays.map((day) => [day, '00:00-24:00'])))
    expect(nextChange({ ...always, exceptions: [eve] }, at('2026-06-01T12:00:00+02:00'), zone)).toEqual({
      at: at('2026-12-24T00:00:00+01:00'),
      opens: false,
    })
  })

  test('leave the previous night unchanged', () => {
    const bar = { ...hoursFrom({ wed: '18:00-03:00' }), exceptions: [eve] }
    expect(openAt(bar, at('2026-12-24T02:30:00+01:00'), zone)).toBe(true)
  })

  test('have no effect without days', () => {
    expect(exceptionOn({ ...shop, exceptions: [{ ...eve, to: '' }] }, '2026-12-24')).toBeUndefined()
  })
})

describe('on clock changes', () => {
  const night = hoursFrom({ sat: '22:00-02:30', sun: '02:30-05:00' })

  test('a slot that ends in the repeated hour ends at its second occurrence', () => {
    const late = hoursFrom({ sat: '22:00-02:30' })
    expect(nextChange(late, at('2026-10-24T23:00:00+02:00'), zone)).toEqual({
      at: at('2026-10-25T02:30:00+01:00'),
      opens: false,
    })
    expect(openAt(late, at('2026-10-25T02:15:00+01:00'), zone)).toBe(true)
  })

  test('a slot that starts in the skipped hour starts at the clock change', () => {
    const early = hoursFrom({ sun: '02:30-05:00' })
    expect(nextChange(early, at('2026-03-28T23:00:00+01:00'), zone)).toEqual({
      at: at('2026-03-29T03:00:00+02:00'),
      opens: true,
    })
  })

  test('a slot within the skipped hour announces no opening, at whatever time one asks', () => {
    const within = hoursFrom({ sun: '02:10-02:50' })
    for (const asked of ['2026-03-22T12:00+01:00', '2026-03-29T01:59+01:00', '2026-03-29T03:00+02:00']) {
      expect(statusAt(within, at(asked), zone)).toMatchObject({
        open: false,
        change: { at: at('2026-04-05T02:10:00+02:00'), opens: true },
      })
    }
    const withMore = hoursFrom({ sun: '02:10-02:50 08:00-12:00' })
    expect(nextChange(withMore, at('2026-03-28T12:00+01:00'), zone)?.at).toEqual(at('2026-03-29T08:00+02:00'))
  })

  test('adjacent slots have no gap and no change between them', () => {
    for (const day of ['2026-03-28', '2026-10-24', '2026-11-21']) {
      const change = nextChange(night, at(`${day}T18:30:00Z`), zone)
      const closes = change && nextChange(night, change.at, zone)
      expect(timeInZone((change as { at: Date }).at, zone)).toBe('22:00')
      expect(timeInZone((closes as { at: Date }).at, zone)).toBe('05:00')
    }
  })

  test('a day of 23 or 25 hours is open from 00:00 to 24:00', () => {
    const sunday = hoursFrom({ sun: '00:00-24:00' })
    for (const [day, hours] of [
      ['2026-03-29T00:00:00+01:00', 23],
      ['2026-10-25T00:00:00+02:00', 25],
    ] as const) {
      const opens = at(day)
      expect(openAt(sunday, opens, zone)).toBe(true)
      expect(nextChange(sunday, opens, zone)?.at).toEqual(new Date(opens.getTime() + hours * 3_600_000))
    }
  })
})

test('the next change is a change, and nothing changes before it', () => {
  fc.assert(
    fc.property(
      someHours(),
      fc.integer({ min: Date.parse('2026-10-20T00:00Z') / 60_000, max: Date.parse('2026-11-03T00:00Z') / 60_000 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (hours, minute, part) => {
        const instant = new Date(minute * 60_000)
        const open = openAt(hours, instant, zone)
        const change = nextChange(hours, instant, zone)
        const until = change?.at.getTime() ?? instant.getTime() + 30 * 86_400_000
        const between = Math.floor(part * (until - instant.getTime()))
        expect(openAt(hours, new Date(instant.getTime() + between), zone)).toBe(open)
        if (!change) return
        expect(change.opens).toBe(!open)
        expect(openAt(hours, change.at, zone)).toBe(!open)
      },
    ),
    { numRuns: 500 },
  )
})

test('a special day has no time within the skipped hour', () => {
  const change = { from: '2027-03-27', to: '2027-03-29', name: {}, slots: slots('02:15', '03:45') }
  expect(skippedTime(change, zone)).toEqual({ day: '2027-03-28', time: '02:15' })
  expect(skippedTime({ ...change, slots: slots('03:00', '24:00') }, zone)).toBeUndefined()
  expect(skippedTime({ ...change, to: '2027-03-27' }, zone)).toBeUndefined()
  expect(skippedTime({ ...change, from: '' }, zone)).toBeUndefined()
})
