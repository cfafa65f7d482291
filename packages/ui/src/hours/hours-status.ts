// Computes whether hours are open, and the next change, in a time zone.

import { addDays, dayInZone, type IsoDate, instantOf } from '../theme/days'
import { DAY_MS, dayNumber, MINUTES_A_DAY, type OpeningHours, slotMinutes, slotsOn, timeOf } from './opening-hours'

/** An open span in minutes of local time since 1 January 1970. */
export type WallSpan = { start: number; end: number }

/** Open spans in local time between two days; adjacent and overlapping ones are joined. */
export function wallSpans(hours: OpeningHours, from: IsoDate, to: IsoDate): WallSpan[] {
  const spans: WallSpan[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const midnight = dayNumber(day) * MINUTES_A_DAY
    for (const slot of slotsOn(hours, day)) {
      const minutes = slotMinutes(slot)
      if (minutes) spans.push({ start: midnight + minutes.start, end: midnight + minutes.end })
    }
  }
  return joinSpans(spans)
}

/** Sorts spans and joins adjacent and overlapping ones. */
export function joinSpans(spans: readonly WallSpan[]): WallSpan[] {
  const joined: WallSpan[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  return joined
}

/**
 * Converts a local minute to a moment. In an hour that occurs twice, opening is at the first and closing at the second
 * occurrence; in a skipped hour, both are at the change.
 */
function momentOf(wall: number, zone: string | undefined, edge: 'opens' | 'closes'): Date {
  const day = new Date(Math.floor(wall / MINUTES_A_DAY) * DAY_MS).toISOString().slice(0, 10)
  const time = timeOf(((wall % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY)
  return instantOf(day, time, zone, { skipped: 'edge', doubled: edge === 'opens' ? 'first' : 'second' })
}

/**
 * Whether it is open at a moment in `zone` (an IANA name; the machine's when left out). @throws RangeError for an
 * unknown zone
 */
export function openAt(hours: OpeningHours, instant: Date, zone?: string): boolean {
  const day = dayInZone(instant, zone)
  return wallSpans(hours, addDays(day, -1), day).some(
    ({ start, end }) => momentOf(start, zone, 'opens') <= instant && instant < momentOf(end, zone, 'closes'),
  )
}

/** The next change: opening or closing. */
export type HoursChange = { at: Date; opens: boolean }

/** How far ahead changes are searched. */
const CHANGE_HORIZON_DAYS = 400

/** The next opening or closing; undefined within 400 days. @throws RangeError for an unknown zone */
export function nextChange(hours: OpeningHours, instant: Date, zone?: string): HoursChange | undefined {
  const first = addDays(dayInZone(instant, zone), -1)
  const open = openAt(hours, instant, zone)
  // Search a week first; only always open or long closed hours need more.
  for (const days of [9, CHANGE_HORIZON_DAYS]) {
    const last = addDays(first, days)
    const beyond = dayNumber(last) * MINUTES_A_DAY
    for (const { start, end } of wallSpans(hours, first, last)) {
      const opens = momentOf(start, zone, 'opens')
      const closes = momentOf(end, zone, 'closes')
      // a slot within the hour that a clock change skips never opens
      if (closes <= opens) continue
      if (!open && opens > instant) return { at: opens, opens: true }
      if (open && opens <= instant && instant < closes && end <= beyond) return closing(hours, closes, zone)
    }
  }
  return undefined
}

/** Around a repeated hour, a span may end after the next begins. */
function closing(hours: OpeningHours, at: Date, zone: string | undefined): HoursChange | undefined {
  return openAt(hours, at, zone) ? nextChange(hours, at, zone) : { at, opens: false }
}

/** The status at a moment: open or closed, the next change, and the day in the zone. */
export type HoursStatus = { open: boolean; change: HoursChange | undefined; today: IsoDate }

export const statusAt = (hours: OpeningHours, instant: Date, zone?: string): HoursStatus => ({
  open: openAt(hours, instant, zone),
  change: nextChange(hours, instant, zone),
  today: dayInZone(instant, zone),
})
