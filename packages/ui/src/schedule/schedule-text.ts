// Texts of schedules: days, times and weekdays.

import { formatDay } from '../fields/date-field/date-text'
import { addDays, dayInZone, daysBetween, type IsoDate, timeInZone, type Weekday, weekdays } from '../theme/days'
import { dateTimeFormat } from '../theme/intl'
import { type DaySpan, timeOf } from './schedule'

const MONDAY = '2026-11-16'

/** Name of a weekday in the locale. */
export const dayName = (day: Weekday, locale: string, weekday: 'short' | 'long'): string =>
  formatDay(addDays(MONDAY, weekdays.indexOf(day)), locale, { weekday })

/** Weekdays from a first day; 0 is Sunday. */
export const daysFrom = (start: number): Weekday[] =>
  weekdays.map((_, index) => weekdays[(index + start + 6) % 7] ?? 'mon')

/** `10:00–18:00`; the end of a day is 24:00. */
export const spanText = ({ from, to }: DaySpan): string => `${timeOf(from)}–${to === 1440 ? '24:00' : timeOf(to)}`

/** `Mon–Fri`, `Sat, Sun`: three or more consecutive days are a range. */
export function daysText(days: readonly Weekday[], locale: string, start: number): string {
  const name = (day: Weekday | undefined) => (day ? dayName(day, locale, 'short') : '')
  const order = daysFrom(start)
  const runs: Weekday[][] = []
  for (const [index, day] of order.entries()) {
    if (!days.includes(day)) continue
    const before = order[index - 1]
    if (before && days.includes(before)) runs.at(-1)?.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map(name))).join(', ')
}

/** Time of an instant, with its day unless today: `18:00`, `Monday 10:00`, `7 December 2026, 00:00`. */
export function momentText(at: Date, now: Date, zone: string | undefined, locale: string): string {
  const [day, today] = [dayInZone(at, zone), dayInZone(now, zone)]
  const time = timeInZone(at, zone)
  const days = daysBetween(today, day)
  if (days === 0) return time
  if (days > 0 && days < 7) return `${formatDay(day, locale, { weekday: 'long' })} ${time}`
  return `${longDay(day, locale)}, ${time}`
}

/** A date: `24 December 2026`. */
export const longDay = (day: IsoDate, locale: string): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** Range of a week, in the locale's format: `16–22 November 2026`. */
export function weekText(first: IsoDate, locale: string): string {
  const last = addDays(first, 6)
  const short = (day: IsoDate) => formatDay(day, locale, { day: 'numeric', month: 'short' })
  const year = dateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' }).format(new Date(`${last}T00:00:00Z`))
  return `${short(first)} – ${short(last)} ${year}`
}
