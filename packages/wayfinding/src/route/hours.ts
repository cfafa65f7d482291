import type { Hours } from '../model'

const minutesADay = 1440
const msADay = 86_400_000
/** From the day of 1 January 1970. */
const weekdays = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const

/** Days since 1 January 1970. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / msADay
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Slots = Hours['exceptions'][number]['slots']

function exceptionOn({ exceptions }: Hours, day: number): Slots | undefined {
  let found: { days: number; slots: Slots } | undefined
  for (const { from, to, slots } of exceptions) {
    const [first, last] = [dayNumber(from), dayNumber(to)]
    if (day < first || day > last) continue
    if (!found || last - first <= found.days) found = { days: last - first, slots }
  }
  return found?.slots
}

const weeklyOn = ({ week }: Hours, day: number): Slots => week[weekdays[((day % 7) + 7) % 7] ?? 'thu']

/** The slots of the shortest exception of a day, `2026-11-27`, and of equals of the later one; `undefined` if it has none. */
export const exceptionSlotsOn = (hours: Hours, date: string): Slots | undefined => exceptionOn(hours, dayNumber(date))

/** The slots that start on a weekday like that of a day, `2026-11-27`. */
export const weeklySlotsOn = (hours: Hours, date: string): Slots => weeklyOn(hours, dayNumber(date))

const slotsOn = (hours: Hours, day: number): Slots => exceptionOn(hours, day) ?? weeklyOn(hours, day)

/**
 * Whether hours include a local date and time, `2026-11-27T16:20`; its seconds and its zone are not read.
 * @throws {RangeError} if it is none
 */
export function isOpen(hours: Hours, now: string): boolean {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(now) ?? []
  const [day, minute] = [dayNumber(date), minutesOf(time)]
  if (Number.isNaN(day)) throw new RangeError(`${now} is no local date and time.`)
  const includes = (slots: Hours['week']['mon'], at: number) =>
    slots.some(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)]
      return start <= at && at < (end <= start ? end + minutesADay : end)
    })
  return includes(slotsOn(hours, day), minute) || includes(slotsOn(hours, day - 1), minute + minutesADay)
}
