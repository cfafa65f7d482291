// When a slideshow with hours of the day shows.

import { weekdays } from './contract/base/opening-hours'
import { addDays, type MallClock } from './mall-clock'

/** The times of a slideshow, as stored. */
export type Timing = {
  from?: string | null
  to?: string | null
  startDate?: string | null
  endDate?: string | null
  weekdays: readonly (typeof weekdays)[number][]
  continuous?: boolean | undefined
}

/** A period in which it shows; without `to` it has no end. */
export type Period = { from: number; to: number | undefined }

const DAY = 1440

// a week has every weekday; two more cover spans lost to clock changes and days that a zone skipped
const HORIZON = 22

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const weekdayOf = (day: string) => weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7]

/** Minutes after midnight of the hours of a day; a `to` beyond 1440 is on the next day. */
function hoursOf({ from, to }: Timing): { from: number; to: number } {
  const [begin, end] = [from ? minutesOf(from) : 0, to ? minutesOf(to) : DAY]
  return { from: begin, to: end > begin ? end : end + DAY }
}

function beginsOn({ startDate, endDate, weekdays: days }: Timing, day: string): boolean {
  if ((startDate && day < startDate) || (endDate && day > endDate)) return false
  return days.length === 0 || days.some((name) => name === weekdayOf(day))
}

/** The hours that begin on a day. Without a break, a day between two others is whole. */
function hoursFrom(timing: Timing, day: string) {
  if (!beginsOn(timing, day)) return undefined
  const { from, to } = hoursOf(timing)
  const [first, last] = [-1, 1].map((away) => !timing.continuous || !beginsOn(timing, addDays(day, away)))
  if (first && last) return { from, to }
  return { from: first ? from : 0, to: last && to !== DAY ? to % DAY : DAY }
}

/** The period that begins on a day; nothing shows after the last date. */
function periodFrom(timing: Timing, day: string, clock: MallClock): { from: number; to: number } | undefined {
  const hours = hoursFrom(timing, day)
  if (!hours) return undefined
  const end = day === timing.endDate ? Math.min(hours.to, DAY) : hours.to
  const from = clock.instantOf(`${day}T${timeOf(hours.from)}`, 'begin')
  const to = clock.instantOf(`${addDays(day, end < DAY ? 0 : 1)}T${timeOf(end % DAY)}`, 'end')
  return to > from ? { from, to } : undefined
}

/** Whether periods join without a gap all week, so that only the last date ends them. */
function hasNoGap(timing: Timing): boolean {
  const { from, to } = hoursOf(timing)
  const everyDay = [0, weekdays.length].includes(new Set(timing.weekdays).size)
  return everyDay && (timing.continuous === true || to - from >= DAY)
}

/** End of a period, with those that follow without a gap. */
function endOf(timing: Timing, day: string, to: number, clock: MallClock): number | undefined {
  const { endDate } = timing
  if (hasNoGap(timing)) {
    if (!endDate) return undefined
    return periodFrom(timing, endDate, clock)?.to ?? clock.instantOf(`${addDays(endDate, 1)}T00:00`, 'end')
  }
  const next = addDays(day, 1)
  const following = periodFrom(timing, next, clock)
  return following && following.from <= to ? endOf(timing, next, following.to, clock) : to
}

/** The period in which it shows now or next; without one it has ended, or no weekday lies between its dates. */
export function nextPeriod(timing: Timing, clock: MallClock): Period | 'ended' | 'never' {
  const { startDate, endDate } = timing
  const yesterday = addDays(clock.today, -1)
  const first = startDate && startDate > yesterday ? startDate : yesterday
  for (let away = 0; away < HORIZON; away += 1) {
    const day = addDays(first, away)
    const period = periodFrom(timing, day, clock)
    if (period && period.to > clock.now) return { from: period.from, to: endOf(timing, day, period.to, clock) }
  }
  return endDate && endDate <= clock.today ? 'ended' : 'never'
}
