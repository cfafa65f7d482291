import { addDays, type IsoDate, type Weekday, weekdayOf } from '../theme/days'
import { type DaySpan, type Schedule, spansOn } from './schedule'

/** Something that shows by a schedule. */
export type ScheduleItem = { id: string; name: string; schedule: Schedule }

/** A span of a day in which two things show. */
export type Overlap = DaySpan & { day: IsoDate; ids: readonly [string, string] }

const meet = (one: DaySpan, other: DaySpan): DaySpan | undefined => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  return to > from ? { from, to } : undefined
}

/** Where two schedules meet on a day, by its clocks. */
export const meetingsOn = (one: Schedule, other: Schedule, day: IsoDate): DaySpan[] => {
  const others = spansOn(other, day)
  return spansOn(one, day).flatMap((span) => others.flatMap((against) => meet(span, against) ?? []))
}

/** Everything that meets on some days, day by day and in the order of the items. */
export function overlapsOn(items: readonly ScheduleItem[], days: readonly IsoDate[]): Overlap[] {
  return days.flatMap((day) =>
    items.flatMap((one, index) =>
      items.slice(index + 1).flatMap((other) =>
        meetingsOn(one.schedule, other.schedule, day).map((span) => ({
          day,
          ids: [one.id, other.id] as const,
          ...span,
        })),
      ),
    ),
  )
}

/** The same span on several days of the week. */
export type WeeklySpan = DaySpan & { days: readonly Weekday[] }

/**
 * Where two schedules meet in the first week from a day on in which both may show; what meets only later because of its
 * dates is found all the same, for each schedule repeats week by week.
 */
export function weeklyOverlap(one: Schedule, other: Schedule, today: IsoDate): WeeklySpan[] {
  const [a, b] = [one.timing, other.timing]
  const first = [today, a.startDate, b.startDate].reduce<string>(
    (latest, day) => (day && day > latest ? day : latest),
    '',
  )
  const found = new Map<string, { span: DaySpan; days: Set<Weekday> }>()
  // one day more than a week, for what runs past midnight has not begun on the first day
  for (let away = 0; away < 8; away += 1) {
    const day = addDays(first, away)
    for (const span of meetingsOn(one, other, day)) {
      const key = `${span.from}-${span.to}`
      const known = found.get(key) ?? { span, days: new Set() }
      known.days.add(weekdayOf(day))
      found.set(key, known)
    }
  }
  return [...found.values()].map(({ span, days }) => ({ ...span, days: [...days] }))
}

/** Two things that show in the same span of some days. */
export type Pairing = DaySpan & { ids: readonly [string, string]; days: readonly IsoDate[] }

/** What meets in the same span on several days is told once. */
export function pairings(overlaps: readonly Overlap[]): Pairing[] {
  const found = new Map<string, Pairing>()
  for (const { day, ids, from, to } of overlaps) {
    const key = JSON.stringify([ids, from, to])
    found.set(key, { ids, from, to, days: [...(found.get(key)?.days ?? []), day] })
  }
  return [...found.values()]
}
