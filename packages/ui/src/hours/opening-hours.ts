// Data types and basic functions of opening hours: weeks, slots and exceptions.

import { addDays, type IsoDate, isDay, type TimeOfDay, type Weekday, wallTimeKind, weekdayOf } from '../theme/days'

/** `HH:mm`. `to` at or before `from` is on the next day; `24:00` is midnight at the end of the day. */
export type Slot = { from: TimeOfDay; to: TimeOfDay }

/** Days with other hours than in the week, inclusive. Closed without slots. */
export type HoursException = {
  from: IsoDate
  to: IsoDate
  /** By language code: `{ se: 'Julafton', en: 'Christmas Eve' }`. */
  name: Readonly<Record<string, string | undefined>>
  slots: Slot[]
}

/** Weekly slots and exceptions. A day without slots is closed. */
export type OpeningHours = { week: Record<Weekday, Slot[]>; exceptions: HoursException[] }

/** Closed every day: the initial value. */
export const noHours = (): OpeningHours => ({
  week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: [],
})

export const MINUTES_A_DAY = 1440

/** Minutes after midnight; undefined if invalid. `24:00` is 1440. */
export function minutesOf(time: TimeOfDay): number | undefined {
  const found = /^(\d\d):([0-5]\d)$/.exec(time)
  const minutes = Number(found?.[1]) * 60 + Number(found?.[2])
  return minutes <= MINUTES_A_DAY ? minutes : undefined
}

/** Formats minutes after midnight; 1440 is `24:00`. */
export const timeOf = (minutes: number): TimeOfDay =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A slot in minutes after midnight of its day; past the next midnight it ends after 1440. */
export function slotMinutes({ from, to }: Slot): { start: number; end: number } | undefined {
  const start = minutesOf(from)
  const end = minutesOf(to)
  if (start === undefined || end === undefined || start === MINUTES_A_DAY) return undefined
  return { start, end: end <= start ? end + MINUTES_A_DAY : end }
}

/** Whether a slot ends on the next day, later than midnight. */
export const crossesMidnight = (slot: Slot): boolean => (slotMinutes(slot)?.end ?? 0) > MINUTES_A_DAY

/** Minutes by which a day's slots extend into the next day. */
export const tailMinutes = (slots: readonly Slot[]): number =>
  Math.max(0, ...slots.map((slot) => (slotMinutes(slot)?.end ?? 0) - MINUTES_A_DAY))

export const DAY_MS = 86_400_000

/** Days since 1 January 1970, a Thursday. */
export const dayNumber = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

const lengthOf = ({ from, to }: HoursException) => dayNumber(to) - dayNumber(from)

/** The exception of a day. The shortest wins, such as a holiday within a season; of equals, the later one. */
export function exceptionOn({ exceptions }: OpeningHours, day: IsoDate): HoursException | undefined {
  let found: HoursException | undefined
  for (const one of exceptions) {
    if (!isDay(one.from) || !isDay(one.to) || day < one.from || day > one.to) continue
    if (!found || lengthOf(one) <= lengthOf(found)) found = one
  }
  return found
}

/** The first time of an exception that its day does not have, because the clocks go forward. */
export function skippedTime(
  { from, to, slots }: HoursException,
  zone?: string,
): { day: IsoDate; time: TimeOfDay } | undefined {
  if (!isDay(from) || !isDay(to)) return undefined
  const times = slots
    .flatMap(({ from, to }) => [from, to])
    .filter((time) => (minutesOf(time) ?? MINUTES_A_DAY) < MINUTES_A_DAY)
  for (let day = from, count = 0; day <= to && count < MAX_CLOCK_DAYS; day = addDays(day, 1), count += 1) {
    const time = times.find((time) => wallTimeKind(day, time, zone) === 'skipped')
    if (time) return { day, time }
  }
  return undefined
}

/** The limit of days that are searched for a change of the clocks. */
const MAX_CLOCK_DAYS = 400

/** The slots that start on a day. */
export const slotsOn = (hours: OpeningHours, day: IsoDate): readonly Slot[] =>
  exceptionOn(hours, day)?.slots ?? hours.week[weekdayOf(day)]

/** Copies a day's hours to other days. */
export function copySlots(hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours {
  const week = { ...hours.week }
  for (const day of to) week[day] = hours.week[from].map((slot) => ({ ...slot }))
  return { ...hours, week }
}
