import { type IsoDate, isDay, type TimeOfDay, type Weekday, weekdayOf } from '../theme/days'

/** From and to as `HH:mm`. `to` at or before `from` is on the next day; `24:00` is the midnight that ends the day. */
export type Slot = { from: TimeOfDay; to: TimeOfDay }

/** Days on which other hours hold than in the week, both ends within. Without a slot they are closed. */
export type HoursException = {
  from: IsoDate
  to: IsoDate
  /** By language code: `{ se: 'Julafton', en: 'Christmas Eve' }`. */
  name: Readonly<Record<string, string | undefined>>
  slots: Slot[]
}

/** A week of slots, and the days that differ from it. A day without a slot is closed. */
export type OpeningHours = { week: Record<Weekday, Slot[]>; exceptions: HoursException[] }

/** Closed every day: where a new record starts. */
export const noHours = (): OpeningHours => ({
  week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: [],
})

export const MINUTES_A_DAY = 1440

/** Minutes after midnight; undefined for what is no time. `24:00` is 1440. */
export function minutesOf(time: TimeOfDay): number | undefined {
  const found = /^(\d\d):([0-5]\d)$/.exec(time)
  const minutes = Number(found?.[1]) * 60 + Number(found?.[2])
  return minutes <= MINUTES_A_DAY ? minutes : undefined
}

/** The time of so many minutes after midnight; 1440 is `24:00`. */
export const timeOf = (minutes: number): TimeOfDay =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A slot in minutes after the midnight that begins its day; one that runs past the next midnight ends after 1440. */
export function slotMinutes({ from, to }: Slot): { start: number; end: number } | undefined {
  const start = minutesOf(from)
  const end = minutesOf(to)
  if (start === undefined || end === undefined || start === MINUTES_A_DAY) return undefined
  return { start, end: end <= start ? end + MINUTES_A_DAY : end }
}

/** Whether a slot ends on the next day, and not just at midnight. */
export const crossesMidnight = (slot: Slot): boolean => (slotMinutes(slot)?.end ?? 0) > MINUTES_A_DAY

/** How far the slots of a day run into the next one, in minutes. */
export const tailMinutes = (slots: readonly Slot[]): number =>
  Math.max(0, ...slots.map((slot) => (slotMinutes(slot)?.end ?? 0) - MINUTES_A_DAY))

export const DAY_MS = 86_400_000

/** Days since 1 January 1970, a Thursday. */
export const dayNumber = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

const lengthOf = ({ from, to }: HoursException) => dayNumber(to) - dayNumber(from)

/** The exception of a day. Where several meet, the shortest holds, as a holiday within a season; of two alike, the later one. */
export function exceptionOn({ exceptions }: OpeningHours, day: IsoDate): HoursException | undefined {
  let found: HoursException | undefined
  for (const one of exceptions) {
    if (!isDay(one.from) || !isDay(one.to) || day < one.from || day > one.to) continue
    if (!found || lengthOf(one) <= lengthOf(found)) found = one
  }
  return found
}

/** The slots that begin on a day. */
export const slotsOn = (hours: OpeningHours, day: IsoDate): readonly Slot[] =>
  exceptionOn(hours, day)?.slots ?? hours.week[weekdayOf(day)]

/** The same hours on other days, as copies of their own. */
export function copySlots(hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours {
  const week = { ...hours.week }
  for (const day of to) week[day] = hours.week[from].map((slot) => ({ ...slot }))
  return { ...hours, week }
}
