import { addDays, dayInZone, type IsoDate, instantOf } from '../theme/days'
import { DAY_MS, dayNumber, MINUTES_A_DAY, type OpeningHours, slotMinutes, slotsOn, timeOf } from './opening-hours'

/** A stretch in which it is open, in minutes of the wall clock since 1 January 1970. */
export type WallSpan = { start: number; end: number }

/** When it is open by the clock on the wall, from one day's slots to another's; what meets or overlaps is one span. */
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

/** Puts spans in order; those that meet or overlap become one. */
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
 * A minute of the wall clock as a moment. What opens in an hour that the clocks show twice opens at its first showing, and
 * what closes in it closes at its second, so that it is open whenever the clock says so; what would open or close in an hour
 * that the clocks skip does so when they jump.
 */
function momentOf(wall: number, zone: string | undefined, edge: 'opens' | 'closes'): Date {
  const day = new Date(Math.floor(wall / MINUTES_A_DAY) * DAY_MS).toISOString().slice(0, 10)
  const time = timeOf(((wall % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY)
  return instantOf(day, time, zone, { skipped: 'edge', doubled: edge === 'opens' ? 'first' : 'second' })
}

/**
 * Whether it is open at a moment, where the clocks are those of `zone` (an IANA name; the machine's when left out).
 * @throws RangeError for a zone that the engine does not know
 */
export function openAt(hours: OpeningHours, instant: Date, zone?: string): boolean {
  const day = dayInZone(instant, zone)
  return wallSpans(hours, addDays(day, -1), day).some(
    ({ start, end }) => momentOf(start, zone, 'opens') <= instant && instant < momentOf(end, zone, 'closes'),
  )
}

/** A change that comes: it opens, or it closes. */
export type HoursChange = { at: Date; opens: boolean }

/** How far a change is looked for: whoever opens in three years does not say so on a sign. */
const CHANGE_HORIZON_DAYS = 400

/**
 * The next moment at which it opens or closes; undefined when nothing changes within 400 days.
 * @throws RangeError for a zone that the engine does not know
 */
export function nextChange(hours: OpeningHours, instant: Date, zone?: string): HoursChange | undefined {
  const first = addDays(dayInZone(instant, zone), -1)
  const open = openAt(hours, instant, zone)
  // A week shows most changes; only who is always open, or closed for long, is looked at for longer.
  for (const days of [9, CHANGE_HORIZON_DAYS]) {
    const last = addDays(first, days)
    const beyond = dayNumber(last) * MINUTES_A_DAY
    for (const { start, end } of wallSpans(hours, first, last)) {
      const opens = momentOf(start, zone, 'opens')
      if (!open && opens > instant) return { at: opens, opens: true }
      const closes = momentOf(end, zone, 'closes')
      if (open && opens <= instant && instant < closes && end <= beyond) return closing(hours, closes, zone)
    }
  }
  return undefined
}

/** Around an hour that is shown twice one span may end after the next began. */
function closing(hours: OpeningHours, at: Date, zone: string | undefined): HoursChange | undefined {
  return openAt(hours, at, zone) ? nextChange(hours, at, zone) : { at, opens: false }
}

/** What a sign says of a moment: open or closed, the next change, and the day that it is in the zone. */
export type HoursStatus = { open: boolean; change: HoursChange | undefined; today: IsoDate }

export const statusAt = (hours: OpeningHours, instant: Date, zone?: string): HoursStatus => ({
  open: openAt(hours, instant, zone),
  change: nextChange(hours, instant, zone),
  today: dayInZone(instant, zone),
})
