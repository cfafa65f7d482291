// Calendar days as text: arithmetic and conversion in time zones.

import { UTCDateMini } from '@date-fns/utc/date/mini'
import * as calendar from 'date-fns'
import { dateTimeFormat } from './intl'

/** A calendar day as `YYYY-MM-DD`, without time and zone, so that arithmetic is free of clock changes. */
export type IsoDate = string

/** A time of day as `HH:mm`. */
export type TimeOfDay = string

/** The weekdays in the order in which hours and schedules are stored, independent of the locale. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

const SECOND = 1000
const DAY = 86_400_000

/** Whether a text is a valid day. */
export function isDay(text: string): text is IsoDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The day as midnight UTC for date-fns, so that the machine's zone has no influence. */
function dateOf(day: IsoDate): Date {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return new UTCDateMini(`${day}T00:00:00Z`)
}

const dayOf = (date: Date): IsoDate => date.toISOString().slice(0, 10)

export const addDays = (day: IsoDate, days: number): IsoDate => dayOf(calendar.addDays(dateOf(day), days))

/** The same day of another month, or its last: one month after 31 January is 28 February. */
export const addMonths = (day: IsoDate, months: number): IsoDate => dayOf(calendar.addMonths(dateOf(day), months))

/** Number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  calendar.differenceInCalendarDays(dateOf(to), dateOf(from))

export const weekdayOf = (day: IsoDate): Weekday => weekdays[(dateOf(day).getUTCDay() + 6) % 7] as Weekday

export const startOfMonth = (day: IsoDate): IsoDate => dayOf(calendar.startOfMonth(dateOf(day)))

export const endOfMonth = (day: IsoDate): IsoDate => dayOf(calendar.endOfMonth(dateOf(day)))

const formatIn = (zone: string | undefined) =>
  dateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

/** Local time in a zone: `YYYY-MM-DDTHH:mm:ss`. */
function clockAt(instant: number, zone: string | undefined): string {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatIn(zone).formatToParts(instant)) part[type] = value
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

/**
 * UTC offset of a zone in milliseconds. Not `tzOffset` of @date-fns/tz, which loses the sign of offsets between 0 and
 * -1 hour, such as Monrovia's until 1972.
 */
function offsetAt(instant: number, zone: string | undefined): number {
  const second = Math.floor(instant / SECOND) * SECOND
  return Date.parse(`${clockAt(second, zone)}Z`) - second
}

/**
 * The calendar day of an instant in a zone.
 * @param zone IANA name; the machine's when left out
 * @throws RangeError for a zone unknown to the engine
 */
export const dayInZone = (instant: Date | number, zone?: string): IsoDate => clockAt(Number(instant), zone).slice(0, 10)

/** Local time of an instant in a zone: `HH:mm`. */
export const timeInZone = (instant: Date | number, zone?: string): TimeOfDay =>
  clockAt(Number(instant), zone).slice(11, 16)

/** Treatment of local times that a clock change skips or repeats. */
export type WallTimeOptions = {
  /**
   * For 02:30 in the night when 02:00 becomes 03:00: `later` is 03:30, `earlier` 01:30, `edge` the moment of the
   * change.
   * @default 'later'
   */
  skipped?: 'later' | 'earlier' | 'edge'
  /** For 02:30 in the night when 03:00 becomes 02:00 again. @default 'first' */
  doubled?: 'first' | 'second'
}

/** The offsets around a local time, and its instants: none, one or two. */
function momentsOf(day: IsoDate, time: TimeOfDay, zone: string | undefined) {
  const wall = Date.parse(`${day}T${time}Z`)
  if (!isDay(day) || Number.isNaN(wall)) throw new RangeError(`not a day and a time: ${day} ${time}`)
  // No zone is more than a day from UTC, or changes its clocks twice within two days.
  const before = offsetAt(wall - DAY, zone)
  const after = offsetAt(wall + DAY, zone)
  const moments = [...new Set([wall - before, wall - after])].filter((at) => at + offsetAt(at, zone) === wall)
  return { wall, before, after, moments: moments.sort((a, b) => a - b) }
}

/** Whether a local time occurs once, never or twice on a day. */
export function wallTimeKind(day: IsoDate, time: TimeOfDay, zone?: string): 'once' | 'skipped' | 'doubled' {
  return (['skipped', 'once', 'doubled'] as const)[momentsOf(day, time, zone).moments.length] ?? 'once'
}

/** Instant of a clock change between two instants. */
function changeBetween(from: number, to: number, zone: string | undefined): number {
  const before = offsetAt(from, zone)
  let low = Math.floor(from / SECOND)
  let high = Math.ceil(to / SECOND)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * SECOND, zone) === before) low = middle
    else high = middle
  }
  return high * SECOND
}

/**
 * Instant of a local time on a day in a zone.
 * @throws RangeError for an invalid day, time or zone
 */
export function instantOf(day: IsoDate, time: TimeOfDay, zone?: string, options: WallTimeOptions = {}): Date {
  const { skipped = 'later', doubled = 'first' } = options
  const { wall, before, after, moments } = momentsOf(day, time, zone)
  const at = doubled === 'first' ? moments[0] : moments.at(-1)
  if (at !== undefined) return new Date(at)
  if (skipped === 'edge') return new Date(changeBetween(wall - after, wall - before, zone))
  return new Date(wall - (skipped === 'later' ? before : after))
}

/** First instant of a day in a zone: midnight, or 01:00 where the clocks skip the first hour. */
export const startOfDay = (day: IsoDate, zone?: string): Date => instantOf(day, '00:00', zone, { skipped: 'edge' })
