import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it, test } from 'vitest'
import { addDays, dayInZone, timeInZone, wallTimeKind, weekdayOf, weekdays } from '../theme/days'
import {
  daysOf,
  isShown,
  minutesOf,
  runsOf,
  type Schedule,
  showingOf,
  spanOf,
  spansOn,
  statusOf,
  whyNotSchedule,
} from './schedule'

const stockholm = 'Europe/Stockholm'
const at = (text: string, zone = stockholm) =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds)
const times = (timing: Partial<Schedule['timing']>): Schedule => ({
  show: 'timeRange',
  timing: { weekdays: [], ...timing },
})
const noon = at('2026-11-21T12:00') // a Saturday

describe('a schedule', () => {
  test('for every day shows from its first to its last day', () => {
    const advent: Schedule = {
      show: 'everyDay',
      timing: { startDate: '2026-11-29', endDate: '2026-12-24', weekdays: ['mon'] },
    }
    expect(statusOf(advent, noon, stockholm)).toEqual({
      state: 'next',
      from: at('2026-11-29T00:00'),
      until: at('2026-12-25T00:00'),
    })
    expect(isShown(advent, at('2026-12-24T23:59'), stockholm)).toBe(true)
    expect(isShown(advent, at('2026-12-25T00:00'), stockholm)).toBe(false)
    expect(statusOf(advent, at('2026-12-25T00:00'), stockholm)).toEqual({ state: 'ended' })
  })
  test('without an end shows for ever', () => {
    expect(statusOf({ show: 'everyDay', timing: { weekdays: [] } }, noon, stockholm)).toEqual({
      state: 'now',
      until: undefined,
    })
  })
  test('for some days and hours reports when it shows next', () => {
    const office = times({ from: '10:00', to: '18:00', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'] })
    expect(statusOf(office, noon, stockholm)).toEqual({
      state: 'next',
      from: at('2026-11-23T10:00'),
      until: at('2026-11-23T18:00'),
    })
    expect(statusOf(office, at('2026-11-23T10:00'), stockholm)).toEqual({ state: 'now', until: at('2026-11-23T18:00') })
  })
  test('runs past midnight if it does not end after its start, but not past its last day', () => {
    const night = times({
      from: '22:00',
      to: '02:00',
      weekdays: ['fri', 'sat'],
      startDate: '2026-11-20',
      endDate: '2026-11-21',
    })
    expect(isShown(night, at('2026-11-20T00:30'), stockholm)).toBe(false)
    expect(isShown(night, at('2026-11-21T01:59'), stockholm)).toBe(true)
    expect(statusOf(night, at('2026-11-21T22:00'), stockholm)).toEqual({ state: 'now', until: at('2026-11-22T00:00') })
    expect(spansOn(night, '2026-11-21')).toEqual([
      { from: 0, to: 120 },
      { from: 1320, to: 1440 },
    ])
    expect(spansOn(night, '2026-11-22')).toEqual([])
  })
  test('of whole days joins adjacent ones', () => {
    expect(statusOf(times({ weekdays: ['sat', 'sun', 'mon'] }), noon, stockholm)).toEqual({
      state: 'now',
      until: at('2026-11-24T00:00'),
    })
    expect(statusOf(times({ from: '08:00', to: '08:00', endDate: '2026-11-30' }), noon, stockholm)).toEqual({
      state: 'now',
      until: at('2026-12-01T00:00'),
    })
  })
  test('runs without a break from the first to the last of consecutive days', () => {
    const week = times({ from: '08:00', to: '20:00', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], continuous: true })
    expect(statusOf(week, noon, stockholm)).toEqual({
      state: 'next',
      from: at('2026-11-23T08:00'),
      until: at('2026-11-27T20:00'),
    })
    expect(statusOf(week, at('2026-11-25T03:00'), stockholm)).toEqual({ state: 'now', until: at('2026-11-27T20:00') })
    const weekend = times({ from: '18:00', to: '06:00', weekdays: ['mon', 'fri', 'sat', 'sun'], continuous: true })
    expect(statusOf(weekend, noon, stockholm)).toEqual({ state: 'now', until: at('2026-11-23T06:00') })
    expect(isShown(weekend, at('2026-11-20T17:59'), stockholm)).toBe(false)
    expect(spansOn(weekend, '2026-11-23')).toEqual([{ from: 0, to: 360 }])
  })
  test('runs without a break from its first to its last date on all days', () => {
    const dates = { from: '18:00', to: '06:00', startDate: '2026-12-24', endDate: '2027-12-26' }
    const holidays = times({ ...dates, continuous: true })
    const span = { from: at('2026-12-24T18:00'), until: at('2027-12-26T06:00') }
    expect(statusOf(holidays, noon, stockholm)).toEqual({ state: 'next', ...span })
    expect(statusOf(holidays, at('2026-12-25T12:00'), stockholm)).toEqual({ state: 'now', until: span.until })
    expect(statusOf(holidays, span.until, stockholm)).toEqual({ state: 'ended' })
    const always = times({ from: '18:00', to: '06:00', continuous: true })
    expect(statusOf(always, noon, stockholm)).toEqual({ state: 'now', until: undefined })
  })
  test('without a break keeps the hours of days that stand alone', () => {
    const alone = times({ from: '22:00', to: '02:00', weekdays: ['mon', 'wed', 'thu'], continuous: true })
    expect(spansOn(alone, '2026-11-24')).toEqual([{ from: 0, to: 120 }])
    expect(runsOf(alone)).toEqual([
      ['mon', 'mon'],
      ['wed', 'thu'],
    ])
    expect(runsOf(times({ weekdays: ['mon', 'fri', 'sat', 'sun'] }))).toEqual([['fri', 'mon']])
    expect(runsOf(times({}))).toEqual([])
  })
  test('without a matching weekday between its dates never shows', () => {
    const never = times({ weekdays: ['mon'], startDate: '2026-12-01', endDate: '2026-12-06' })
    expect(statusOf(never, noon, stockholm)).toEqual({ state: 'never' })
  })
  test('accepts times with seconds, and 24:00', () => {
    expect(spanOf(times({ from: '09:30:00.000', to: '24:00' }))).toEqual({ from: 570, to: 1440 })
    expect(minutesOf('25:00')).toBeUndefined()
  })
  test('reports its problem', () => {
    expect(whyNotSchedule(times({ startDate: '2026-12-02', endDate: '2026-12-01' }))).toBe('endFirst')
    expect(whyNotSchedule(times({ startDate: 'soon' }))).toBe('notADate')
    expect(whyNotSchedule(times({ from: 'noon' }))).toBe('notATime')
    expect(whyNotSchedule(times({ from: '10:00', to: '02:00' }))).toBeUndefined()
  })
})

describe('on clock changes', () => {
  // 29 March 2026: 02:00 becomes 03:00. 25 October 2026: 03:00 becomes 02:00.
  test('a start in the skipped hour moves to the clock change', () => {
    const from = at('2026-03-29T03:00')
    expect(showingOf(times({ from: '02:30', to: '05:00' }), '2026-03-29', stockholm)).toEqual({
      from,
      to: at('2026-03-29T05:00'),
    })
    expect(showingOf(times({ from: '02:10', to: '02:50' }), '2026-03-29', stockholm)).toBeUndefined()
  })
  test('a period in the repeated hour covers both occurrences', () => {
    const showing = showingOf(times({ from: '02:15', to: '02:45' }), '2026-10-25', stockholm)
    expect(showing && showing.to.getTime() - showing.from.getTime()).toBe(90 * 60_000)
  })
})

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
/** A zone and an instant, half of them within a day of a clock change. */
const zoned = fc
  .record({
    zone: zones,
    at: fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2050, 0, 1) }),
    near: fc.boolean(),
    away: fc.integer({ min: -1440, max: 1440 }),
  })
  .map(({ zone, at: moment, near, away }) => {
    const start = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
    const change = near ? start.getTimeZoneTransition('next') : null
    return { zone, at: change ? change.epochMilliseconds + away * 60_000 : moment }
  })

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
})

const cases = fc
  .record({
    zoned,
    show: fc.constantFrom('everyDay' as const, 'timeRange' as const, 'timeRange' as const),
    from: fc.option(time, { nil: '' }),
    to: fc.option(time, { nil: '' }),
    weekdays: fc.subarray([...weekdays]),
    continuous: fc.boolean(),
    start: fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined }),
    end: fc.option(fc.integer({ min: -4, max: 20 }), { nil: undefined }),
  })
  .map(({ zoned: { zone, at: moment }, show, start, end, ...timing }) => {
    const today = dayInZone(moment, zone)
    const startDate = start === undefined ? '' : addDays(today, start)
    const endDate = end === undefined ? '' : addDays(startDate || today, end)
    const schedule: Schedule = { show, timing: { ...timing, startDate, endDate } }
    return { zone, at: new Date(moment), schedule }
  })

/** Whether it shows by local time: the rules without arithmetic of instants. */
function byTheClock(schedule: Schedule, day: string, clock: string): boolean {
  const { startDate, endDate, continuous } = schedule.timing
  const begins = (on: string) =>
    (!startDate || on >= startDate) && (!endDate || on <= endDate) && daysOf(schedule).includes(weekdayOf(on))
  if (endDate && day > endDate) return false
  const { from, to } = spanOf(schedule)
  const minutes = minutesOf(clock) ?? 0
  if (continuous && schedule.show === 'timeRange' && begins(day)) {
    const [first, last] = [begins(addDays(day, -1)), begins(addDays(day, 1))].map((more) => !more)
    if (!first || !last) return (!first || minutes >= from) && (!last || minutes < (to % 1440 || 1440))
  }
  const before = addDays(day, -1)
  const wasLast = continuous && schedule.show === 'timeRange' && begins(addDays(day, -2))
  const today = begins(day) && minutes >= from && minutes < to
  return today || (!wasLast && begins(before) && minutes + 1440 < to)
}

const runs = { numRuns: 2000, seed: 20261121 }

describe('in any zone, around clock changes', () => {
  it('shows by local time', () => {
    let met = 0
    fc.assert(
      fc.property(cases, ({ zone, at: moment, schedule }) => {
        const [day, clock] = [dayInZone(moment, zone), timeInZone(moment, zone)]
        // a repeated time is one of two instants, and it may show at both
        if (wallTimeKind(day, clock, zone) !== 'once') return
        met += 1
        expect(isShown(schedule, moment, zone)).toBe(byTheClock(schedule, day, clock))
      }),
      runs,
    )
    expect(met).toBeGreaterThan(1500)
  })

  it('changes at the reported time, and not before', () => {
    fc.assert(
      fc.property(
        cases,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { maxLength: 8 }),
        (one, parts) => {
          const { zone, schedule } = one
          const status = statusOf(schedule, one.at, zone)
          const shown = status.state === 'now'
          expect(isShown(schedule, one.at, zone)).toBe(shown)
          const change = status.state === 'now' ? status.until : status.state === 'next' ? status.from : undefined
          const end = change?.getTime() ?? one.at.getTime() + 30 * 86_400_000
          for (const part of parts) {
            const between = new Date(one.at.getTime() + Math.floor((end - one.at.getTime()) * part))
            expect(isShown(schedule, between, zone)).toBe(shown)
          }
          if (change) expect(isShown(schedule, change, zone)).toBe(!shown)
          if (status.state === 'next' && status.until) expect(isShown(schedule, status.until, zone)).toBe(false)
        },
      ),
      runs,
    )
  })
})

/** Each instant at which a schedule changes in a year, by asking for the next one. */
function changesIn(schedule: Schedule, year: number, zone: string): Date[] {
  const [changes, end] = [[] as Date[], at(`${year + 1}-01-01T00:00`, zone)]
  for (let moment = at(`${year}-01-01T00:00`, zone); moment < end; ) {
    const status = statusOf(schedule, moment, zone)
    const change = status.state === 'now' ? status.until : status.state === 'next' ? status.from : undefined
    if (!change) return changes
    changes.push(change)
    moment = change
  }
  return changes
}

describe.each(['Europe/Stockholm', 'America/New_York'])('without a break, in a year of %s', (zone) => {
  it('shows once a week, from the first time to the last', () => {
    const span = fc.record({
      first: fc.nat(6),
      days: fc.integer({ min: 2, max: 6 }),
      from: time,
      to: time.filter((end) => end !== '00:00'),
    })
    fc.assert(
      fc.property(span, ({ first, days, from, to }) => {
        const run = Array.from({ length: days }, (_, index) => weekdays[(first + index) % 7] ?? 'mon')
        const schedule = times({ from, to, weekdays: run, continuous: true })
        const changes = changesIn(schedule, 2026, zone).map((change) => ({
          shown: isShown(schedule, change, zone),
          day: weekdayOf(dayInZone(change, zone)),
          time: timeInZone(change, zone),
        }))
        expect(changes.length).toBeGreaterThan(100)
        for (const { shown, day, time: clock } of changes) {
          expect(day).toBe(shown ? run[0] : run.at(-1))
          // a time in the hour that the clocks skip is the moment of the change
          const named = shown ? from : to
          expect([named, named.replace(/^02:\d\d$/, '03:00')]).toContain(clock)
        }
      }),
      { numRuns: 10, seed: 35 },
    )
  })
})
