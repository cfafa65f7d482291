// Opening hours as short texts.

import { addDays, type HoursException, type OpeningHours, type Slot, slotsOn, weekdays } from '@kiosk-admin/ui/headless'

/** Formats stretches of days; the text for items that follow the mall, and for unknown hours. */
export type HoursFormat = {
  slots: (slots: readonly Slot[]) => string
  /** "24 Dec", "24–26 Dec". */
  days: (from: string, to: string) => string
  /** "Mon", by index of the weekday. */
  weekday: (index: number) => string
  asMall: string
}

/** Longer texts would be hard to read. */
const MAX_STRETCHES = 4

type Run<T> = { first: number; last: number; value: T }

/** Groups neighbours with the same text. */
export function runsOf<T>(values: readonly T[], textOf: (value: T) => string = String): Run<T>[] {
  const runs: Run<T>[] = []
  for (const [index, value] of values.entries()) {
    const last = runs.at(-1)
    if (last && textOf(last.value) === textOf(value)) last.last = index
    else runs.push({ first: index, last: index, value })
  }
  return runs
}

/** "Mon", "Mon–Fri". */
export const weekdaysText = (first: number, last: number, { weekday }: HoursFormat): string =>
  first === last ? weekday(first) : `${weekday(first)}–${weekday(last)}`

/** "Mon–Fri 10:00–20:00, Sat–Sun Closed". */
export const formatWeek = ({ week }: OpeningHours, format: HoursFormat): string =>
  runsOf(weekdays.map((day) => format.slots(week[day])))
    .map(({ first, last, value }) => `${weekdaysText(first, last, format)} ${value}`)
    .join(', ')

/** "24 Dec 10:00–14:00, 25–26 Dec Closed": the hours on the days of the exceptions, shortened. */
export function formatDays(hours: OpeningHours, exceptions: readonly HoursException[], format: HoursFormat): string {
  const runs = exceptions.flatMap(({ from, to }) => {
    const days = daysFrom(from, to)
    const texts = days.map((day) => format.slots(slotsOn(hours, day)))
    return runsOf(texts).map(
      ({ first, last, value }) => `${format.days(days[first] ?? from, days[last] ?? to)} ${value}`,
    )
  })
  return [...runs.slice(0, MAX_STRETCHES), ...(runs.length > MAX_STRETCHES ? ['…'] : [])].join(', ')
}

/** The limit of days that a text covers. */
const MAX_DAYS = 400

export function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < MAX_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}
