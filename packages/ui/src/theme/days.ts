import { UTCDateMini } from '@date-fns/utc/date/mini'
import * as calendar from 'date-fns'

/** A calendar day as `YYYY-MM-DD`: no time of day and no time zone, so arithmetic on it knows no summer time. */
export type IsoDate = string

/** A time of day as `HH:mm`. */
export type TimeOfDay = string

/** The days of a week in the order that hours and schedules are kept in, whatever day the locale begins with. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

const SECOND = 1000
const DAY = 86_400_000

/** Whether a text is a day that exists. */
export function isDay(text: string): text is IsoDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The day as midnight UTC, in which date-fns then counts: the zone of the machine never moves a day. */
function dateOf(day: IsoDate): Date {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return new UTCDateMini(`${day}T00:00:00Z`)
}

const dayOf = (date: Date): IsoDate => date.toISOString().slice(0, 10)

export const addDays = (day: IsoDate, days: number): IsoDate => dayOf(calendar.addDays(dateOf(day), days))

/** The same day of another month, or its last one: a month after 31 January is 28 February. */
export const addMonths = (day: IsoDate, months: number): IsoDate => dayOf(calendar.addMonths(dateOf(day), months))

/** How many days `to` comes after `from`; below 0 when it comes before. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  calendar.differenceInCalendarDays(dateOf(to), dateOf(from))

export const weekdayOf = (day: IsoDate): Weekday => weekdays[(dateOf(day).getUTCDay() + 6) % 7] as Weekday

export const startOfMonth = (day: IsoDate): IsoDate => dayOf(calendar.startOfMonth(dateOf(day)))

export const endOfMonth = (day: IsoDate): IsoDate => dayOf(calendar.endOfMonth(dateOf(day)))

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function formatIn(zone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // Made once a zone: making one takes longer than all that is asked of it.
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** What the clocks of the zone show, `YYYY-MM-DDTHH:mm:ss`. */
function clockAt(instant: number, zone: string | undefined): string {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatIn(zone).formatToParts(instant)) part[type] = value
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

/**
 * How far the clocks of the zone are before UTC, in milliseconds. Not `tzOffset` of @date-fns/tz, which loses the sign of
 * offsets between 0 and -1 hour, such as Monrovia's until 1972.
 */
function offsetAt(instant: number, zone: string | undefined): number {
  const second = Math.floor(instant / SECOND) * SECOND
  return Date.parse(`${clockAt(second, zone)}Z`) - second
}

/**
 * The day that it is in a zone.
 * @param zone IANA name; the machine's when left out
 * @throws RangeError for a zone that the engine does not know
 */
export const dayInZone = (instant: Date | number, zone?: string): IsoDate => clockAt(Number(instant), zone).slice(0, 10)

/** What the clocks of a zone show, `HH:mm`. */
export const timeInZone = (instant: Date | number, zone?: string): TimeOfDay =>
  clockAt(Number(instant), zone).slice(11, 16)

/** What becomes of times that the clocks never show, and of those that they show twice. */
export type WallTimeOptions = {
  /**
   * For 02:30 in the night when 02:00 becomes 03:00: `later` is 03:30, `earlier` 01:30, `edge` the moment of the change.
   * @default 'later'
   */
  skipped?: 'later' | 'earlier' | 'edge'
  /** For 02:30 in the night when 03:00 becomes 02:00 again. @default 'first' */
  doubled?: 'first' | 'second'
}

/** The offsets around a wall time, and the moments at which the clocks show it: none, one or two. */
function momentsOf(day: IsoDate, time: TimeOfDay, zone: string | undefined) {
  const wall = Date.parse(`${day}T${time}Z`)
  if (!isDay(day) || Number.isNaN(wall)) throw new RangeError(`not a day and a time: ${day} ${time}`)
  // No zone is more than a day away from UTC, and none changes its clocks twice within two days.
  const before = offsetAt(wall - DAY, zone)
  const after = offsetAt(wall + DAY, zone)
  const moments = [...new Set([wall - before, wall - after])].filter((at) => at + offsetAt(at, zone) === wall)
  return { wall, before, after, moments: moments.sort((a, b) => a - b) }
}

/** Whether the clocks of a zone show this time on this day once, never or twice. */
export function wallTimeKind(day: IsoDate, time: TimeOfDay, zone?: string): 'once' | 'skipped' | 'doubled' {
  return (['skipped', 'once', 'doubled'] as const)[momentsOf(day, time, zone).moments.length] ?? 'once'
}

/** When the clocks were changed, between two moments with the one offset at the first and another at the last. */
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
 * The moment at which the clocks of a zone show this time on this day.
 * @throws RangeError for what is no day, no time, or no zone
 */
export function instantOf(day: IsoDate, time: TimeOfDay, zone?: string, options: WallTimeOptions = {}): Date {
  const { skipped = 'later', doubled = 'first' } = options
  const { wall, before, after, moments } = momentsOf(day, time, zone)
  const at = doubled === 'first' ? moments[0] : moments.at(-1)
  if (at !== undefined) return new Date(at)
  if (skipped === 'edge') return new Date(changeBetween(wall - after, wall - before, zone))
  return new Date(wall - (skipped === 'later' ? before : after))
}

/** The first moment of a day in a zone: midnight, or 01:00 where the clocks skip the hour after midnight. */
export const startOfDay = (day: IsoDate, zone?: string): Date => instantOf(day, '00:00', zone, { skipped: 'edge' })
