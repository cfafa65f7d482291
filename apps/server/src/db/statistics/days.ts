import type { statisticPeriods } from '@kiosk-admin/api-client'

/** Calendar days as `YYYY-MM-DD`: they know no time zone and no summer time. */
type Day = string
export type Period = (typeof statisticPeriods)[number]
export type Range = { from: Day; till: Day }

const length = 86_400_000
const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * length)

export const daysIn = ({ from, till }: Range): number => (timeOf(till) - timeOf(from)) / length + 1

/** As many days just before. */
export const rangeBefore = (range: Range): Range => ({
  from: addDays(range.from, -daysIn(range)),
  till: addDays(range.from, -1),
})

/** The first day of the period that contains a day; weeks start on Mondays. */
export function startOf(period: Period, day: Day): Day {
  if (period === 'month') return `${day.slice(0, 7)}-01`
  if (period === 'week') return addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7))
  return day
}

const nextOf = (period: Period, start: Day): Day =>
  startOf(period, addDays(start, period === 'month' ? 31 : period === 'week' ? 7 : 1))

/** Days of a period, and how many of them a range has, up to today. */
export function daysOfPeriod(period: Period, start: Day, { from, till }: Range, today: Day) {
  const last = addDays(nextOf(period, start), -1)
  const counted = { from: from > start ? from : start, till: [till, last, today].sort()[0] ?? last }
  return { all: daysIn({ from: start, till: last }), counted: Math.max(0, daysIn(counted)), isOver: last < today }
}

/** The first days of all periods that a range touches, in order. */
export function periodsIn(period: Period, { from, till }: Range): Day[] {
  const starts: Day[] = []
  for (let start = startOf(period, from); start <= till; start = nextOf(period, start)) starts.push(start)
  return starts
}
