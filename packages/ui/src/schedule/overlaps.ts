// Finds overlapping schedules.

import { addDays, type IsoDate, type Weekday, weekdayOf } from '../theme/days'
import { type DaySpan, type Schedule, spansOn } from './schedule'

/** A named item with a schedule. */
export type ScheduleItem = { id: string; name: string; schedule: Schedule }

/** A span of a day in which two items show. */
export type Overlap = DaySpan & { day: IsoDate; ids: readonly [string, string] }

const intersection = (one: DaySpan, other: DaySpan): DaySpan | undefined => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  return to > from ? { from, to } : undefined
}

/** Common spans of two schedules on a day, in local time. */
export const overlapsBetween = (one: Schedule, other: Schedule, day: IsoDate): DaySpan[] => {
  const others = spansOn(other, day)
  return spansOn(one, day).flatMap((span) => others.flatMap((against) => intersection(span, against) ?? []))
}

/** Overlaps on some days, by day and in the order of the items. */
export function overlapsOn(items: readonly ScheduleItem[], days: readonly IsoDate[]): Overlap[] {
  return days.flatMap((day) =>
    items.flatMap((one, index) =>
      items.slice(index + 1).flatMap((other) =>
        overlapsBetween(one.schedule, other.schedule, day).map((span) => ({
          day,
          ids: [one.id, other.id] as const,
          ...span,
        })),
      ),
    ),
  )
}

/** A span that repeats on several weekdays. */
export type WeeklySpan = DaySpan & { days: readonly Weekday[] }

/**
 * Weekly overlaps of two schedules, in the first week from `today` in which both may show. Schedules repeat weekly, so
 * overlaps that start later because of dates are found, too.
 */
export function weeklyOverlap(one: Schedule, other: Schedule, today: IsoDate): WeeklySpan[] {
  const [a, b] = [one.timing, other.timing]
  const first = [today, a.startDate, b.startDate].reduce<string>(
    (latest, day) => (day && day > latest ? day : latest),
    '',
  )
  const found = new Map<string, { span: DaySpan; days: Set<Weekday> }>()
  // eight days, because a span past midnight has not started on the first day
  for (let offset = 0; offset < 8; offset += 1) {
    const day = addDays(first, offset)
    for (const span of overlapsBetween(one, other, day)) {
      const key = `${span.from}-${span.to}`
      const entry = found.get(key) ?? { span, days: new Set() }
      entry.days.add(weekdayOf(day))
      found.set(key, entry)
    }
  }
  return [...found.values()].map(({ span, days }) => ({ ...span, days: [...days] }))
}

/** Two items that share the same span on some days. */
export type OverlapGroup = DaySpan & { ids: readonly [string, string]; days: readonly IsoDate[] }

/** Groups overlaps with the same items and span over several days. */
export function groupOverlaps(overlaps: readonly Overlap[]): OverlapGroup[] {
  const found = new Map<string, OverlapGroup>()
  for (const { day, ids, from, to } of overlaps) {
    const key = JSON.stringify([ids, from, to])
    found.set(key, { ids, from, to, days: [...(found.get(key)?.days ?? []), day] })
  }
  return [...found.values()]
}
