import type { Hours } from '../model'

const minutesADay = 1440
const msADay = 86_400_000
/** From the day of 1 January 1970. */
const weekdays = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const

/** Days since 1 January 1970. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / msADay
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The slots that start on a day: of the shortest exception of that day, the later of two equal ones, or of the week. */
function slotsOn({ week, exceptions }: Hours, day: number) {
  let found: { days: number; slots: Hours['exceptions'][number]['slots'] } | undefined
  for (const { from, to, slots } of exceptions) {
    const [first, last] = [dayNumber(from), dayNumber(to)]
    if (day < first || day > last) continue
    if (!found || last - first <= found.days) found = { days: last - first, slots }
  }
  return found?.slots ?? week[weekdays[((day % 7) + 7) % 7] ?? 'thu']
}

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
