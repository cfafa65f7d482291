import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayInZone,
  daysBetween,
  endOfMonth,
  instantOf,
  isDay,
  startOfDay,
  startOfMonth,
  timeInZone,
  wallTimeKind,
} from './days'

// Temporal is the reference, which has its own options for skipped and repeated times.
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const years = { min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) }
const anyMoment = fc.integer(years)
const anyDay = anyMoment.map((at) => new Date(at).toISOString().slice(0, 10))

/** A zone and an instant, half of them within three hours of a clock change. */
const zoned = fc
  .record({ zone: zones, at: anyMoment, near: fc.boolean(), away: fc.integer({ min: -180, max: 180 }) })
  .map(({ zone, at, near, away }) => {
    const start = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
    const change = near ? start.getTimeZoneTransition('next') : null
    return { zone, at: change ? change.epochMilliseconds + away * 60_000 : at }
  })

/** A local time of the zone, including skipped ones. */
const walls = fc.tuple(zoned, fc.boolean()).map(([{ zone, at }, shown]) => {
  const now = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const before = now.getTimeZoneTransition('previous')?.subtract({ seconds: 1 })
  const { offsetNanoseconds } = shown || !before ? now : before
  const wall = new Date(at + offsetNanoseconds / 1e6).toISOString()
  return { zone, day: wall.slice(0, 10), time: wall.slice(11, 16) }
})

const runs = { numRuns: 1000, seed: 20261121 }

describe('equals Temporal in any zone', () => {
  it('finds the day and local time of an instant', () => {
    fc.assert(
      fc.property(zoned, ({ zone, at }) => {
        const right = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
        expect(dayInZone(at, zone)).toBe(right.toPlainDate().toString())
        expect(timeInZone(at, zone)).toBe(right.toPlainTime().toString().slice(0, 5))
      }),
      runs,
    )
  })

  it('finds the instant of a local time, also of a skipped or repeated one', () => {
    const met = { once: 0, skipped: 0, doubled: 0 }
    fc.assert(
      fc.property(walls, ({ zone, day, time }) => {
        const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
        const right = (disambiguation: 'earlier' | 'later' | 'compatible') =>
          wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds
        expect(instantOf(day, time, zone).getTime()).toBe(right('compatible'))
        expect(instantOf(day, time, zone, { skipped: 'earlier' }).getTime()).toBe(right('earlier'))
        expect(instantOf(day, time, zone, { doubled: 'second' }).getTime()).toBe(right('later'))
        const kind = wallTimeKind(day, time, zone)
        expect(kind === 'once').toBe(right('earlier') === right('later'))
        met[kind] += 1
      }),
      runs,
    )
    // all cases occurred
    expect(Math.min(met.skipped, met.doubled)).toBeGreaterThan(15)
  })

  it('starts a day at its first instant', () => {
    fc.assert(
      fc.property(walls, ({ zone, day }) => {
        expect(startOfDay(day, zone).getTime()).toBe(
          Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds,
        )
      }),
      runs,
    )
  })

  it('counts days and months', () => {
    const right = (day: string) => Temporal.PlainDate.from(day)
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: -5000, max: 5000 }), (a, b, count) => {
        expect(addDays(a, count)).toBe(right(a).add({ days: count }).toString())
        expect(addMonths(a, count)).toBe(right(a).add({ months: count }).toString())
        expect(daysBetween(a, b)).toBe(right(b).since(right(a), { largestUnit: 'days' }).days)
        expect(startOfMonth(a)).toBe(right(a).with({ day: 1 }).toString())
        expect(endOfMonth(a)).toBe(
          right(a)
            .with({ day: right(a).daysInMonth })
            .toString(),
        )
      }),
      runs,
    )
  })
})

describe('on clock changes', () => {
  const stockholm = 'Europe/Stockholm'

  it('recognises skipped and repeated times', () => {
    expect(wallTimeKind('2026-03-29', '02:30', stockholm)).toBe('skipped')
    expect(wallTimeKind('2026-10-25', '02:30', stockholm)).toBe('doubled')
    expect(wallTimeKind('2026-11-21', '02:30', stockholm)).toBe('once')
  })

  it('handles them as requested', () => {
    const spring = (skipped: 'later' | 'earlier' | 'edge') =>
      timeInZone(instantOf('2026-03-29', '02:30', stockholm, { skipped }), stockholm)
    expect([spring('later'), spring('earlier'), spring('edge')]).toEqual(['03:30', '01:30', '03:00'])
    const autumn = (doubled: 'first' | 'second') => instantOf('2026-10-25', '02:30', stockholm, { doubled })
    expect(autumn('second').getTime() - autumn('first').getTime()).toBe(3_600_000)
  })

  it('has days of 23 and 25 hours', () => {
    const hours = (day: string) =>
      (startOfDay(addDays(day, 1), stockholm).getTime() - startOfDay(day, stockholm).getTime()) / 3_600_000
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-21')]).toEqual([23, 25, 24])
  })

  it('starts a day without midnight at the clock change', () => {
    expect(timeInZone(startOfDay('2018-11-04', 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe('01:00')
  })

  it('maps a skipped day to the next one', () => {
    expect(dayInZone(startOfDay('2011-12-30', 'Pacific/Apia'), 'Pacific/Apia')).toBe('2011-12-31')
  })
})

describe('invalid days', () => {
  it.each(['', '2026-02-30', '2026-13-01', '2026-1-1', '21/11/2026', '2026-11-21T00:00'])('%j', (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => addDays(text, 1)).toThrow(RangeError)
    expect(() => startOfDay(text, 'UTC')).toThrow(RangeError)
  })

  it('rejects the time 25:00 and the zone Nowhere', () => {
    expect(() => instantOf('2026-11-21', '25:00', 'UTC')).toThrow(RangeError)
    expect(() => dayInZone(0, 'Europe/Nowhere')).toThrow(RangeError)
  })
})
