import {
  addDays,
  dayInZone,
  type IsoDate,
  instantOf,
  isDay,
  startOfDay,
  type TimeOfDay,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../theme/days'

/** When something shows in the mall: all the time, or at set times; in both between two days, each of them within. */
export type Schedule = {
  show: 'everyDay' | 'timeRange'
  timing: {
    /** `HH:mm`, seconds after it are left out of account; midnight when left out. */
    from?: TimeOfDay
    /** At or before `from` it is the next day's, as bars need; midnight, also as 24:00, when left out. */
    to?: TimeOfDay
    startDate?: IsoDate
    endDate?: IsoDate
    /** None means all of them. */
    weekdays: readonly Weekday[]
  }
}

export const alwaysShown: Schedule = { show: 'everyDay', timing: { weekdays: [] } }

export const DAY = 1440

/** A span within one day, in minutes after midnight as the clocks show them; `to` is 1440 at its end. */
export type DaySpan = { from: number; to: number }

/** From the first moment to just before the last. */
export type Showing = { from: Date; to: Date }

/** Minutes after midnight of `HH:mm` and longer; undefined for what is no time. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d\d):([0-5]\d)/.exec(time ?? '') ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= DAY ? minutes : undefined
}

/** `HH:mm` of minutes after midnight; the end of the day is 00:00, as clocks show it. */
export const timeOf = (minutes: number): TimeOfDay => {
  const within = ((minutes % DAY) + DAY) % DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The span of each day it shows on; `to` beyond 1440 is the next day's. */
export function spanOf({ show, timing }: Schedule): DaySpan {
  if (show === 'everyDay') return { from: 0, to: DAY }
  const from = (minutesOf(timing.from) ?? 0) % DAY
  const to = minutesOf(timing.to) ?? DAY
  return { from, to: to > from ? to : to + DAY }
}

/** The days of the week it shows on. */
export function daysOf({ show, timing }: Schedule): readonly Weekday[] {
  if (show === 'everyDay' || timing.weekdays.length === 0) return weekdays
  return weekdays.filter((day) => timing.weekdays.includes(day))
}

const within = ({ timing: { startDate, endDate } }: Schedule, day: IsoDate) =>
  (!startDate || day >= startDate) && (!endDate || day <= endDate)

/** Whether it begins to show on a day. */
const beginsOn = (schedule: Schedule, day: IsoDate) =>
  within(schedule, day) && daysOf(schedule).includes(weekdayOf(day))

/**
 * What shows on a day, by its clocks: what began the day before, then its own. After the last day nothing shows, also not
 * what would run past midnight.
 */
export function spansOn(schedule: Schedule, day: IsoDate): DaySpan[] {
  const { from, to } = spanOf(schedule)
  const spans: DaySpan[] = []
  if (to > DAY && within(schedule, day) && beginsOn(schedule, addDays(day, -1))) spans.push({ from: 0, to: to - DAY })
  if (beginsOn(schedule, day)) spans.push({ from, to: Math.min(to, DAY) })
  const [first, second] = spans
  // one that is as long as a day begins where the one before it ends
  return first && second && second.from <= first.to ? [{ from: 0, to: Math.max(first.to, second.to) }] : spans
}

/** Midnight is the day's first moment; another time that the clocks skip is the moment of the change. */
function momentOf(day: IsoDate, minutes: number, zone: string | undefined, doubled: 'first' | 'second'): Date {
  const on = minutes >= DAY ? addDays(day, 1) : day
  if (minutes % DAY === 0) return startOfDay(on, zone)
  return instantOf(on, timeOf(minutes), zone, { skipped: 'edge', doubled })
}

/** What begins on a day. Times that the clocks show twice begin with the first and end with the second, so nothing is missed. */
export function showingOf(schedule: Schedule, day: IsoDate, zone?: string): Showing | undefined {
  if (!beginsOn(schedule, day)) return undefined
  const { from, to } = spanOf(schedule)
  const begin = momentOf(day, from, zone, 'first')
  const { endDate } = schedule.timing
  const cut = to > DAY && day === endDate
  const end = cut ? startOfDay(addDays(day, 1), zone) : momentOf(day, to, zone, 'second')
  return end > begin ? { from: begin, to: end } : undefined
}

/** Whether it shows at a moment. */
export function isShown(schedule: Schedule, at: Date, zone?: string): boolean {
  const day = dayInZone(at, zone)
  return [addDays(day, -1), day].some((one) => {
    const showing = showingOf(schedule, one, zone)
    return showing !== undefined && at >= showing.from && at < showing.to
  })
}

export type ScheduleStatus =
  /** Shows now, until a moment or for ever. */
  | { state: 'now'; until: Date | undefined }
  /** Shows next. */
  | { state: 'next'; from: Date; until: Date | undefined }
  /** Its last day is over, or the days between which it would show have none of its days. */
  | { state: 'ended' | 'never' }

// A week has every day there is; twice more for spans that a change of the clocks swallows, and a day that a zone left out.
const HORIZON = 22

/** Whether one showing meets the next all week, so that only its last day ends it. */
const unbroken = (schedule: Schedule) => {
  const { from, to } = spanOf(schedule)
  return daysOf(schedule).length === 7 && to - from >= DAY
}

/** Where a showing ends, with those that follow it without a break. */
function endOf(schedule: Schedule, first: IsoDate, { to }: Showing, zone: string | undefined): Date | undefined {
  const { endDate } = schedule.timing
  if (unbroken(schedule)) return endDate ? startOfDay(addDays(endDate, 1), zone) : undefined
  let end = to
  for (let day = addDays(first, 1); ; day = addDays(day, 1)) {
    const next = showingOf(schedule, day, zone)
    if (!next || next.from > end) return end
    end = next.to
  }
}

/** Shows now and until when, or when next. */
export function statusOf(schedule: Schedule, at: Date, zone?: string): ScheduleStatus {
  const { startDate, endDate } = schedule.timing
  const yesterday = addDays(dayInZone(at, zone), -1)
  const first = startDate && startDate > yesterday ? startDate : yesterday
  for (let away = 0; away < HORIZON; away += 1) {
    const day = addDays(first, away)
    const showing = showingOf(schedule, day, zone)
    if (!showing || showing.to <= at) continue
    const until = endOf(schedule, day, showing, zone)
    return showing.from <= at ? { state: 'now', until } : { state: 'next', from: showing.from, until }
  }
  return { state: endDate && endDate <= addDays(yesterday, 1) ? 'ended' : 'never' }
}

/** What is wrong with a schedule, if anything: its end before its start, or a time that is none. */
export function whyNotSchedule({ show, timing }: Schedule): 'endFirst' | 'notADate' | 'notATime' | undefined {
  const { startDate, endDate, from, to } = timing
  const dates = [startDate, endDate].filter((day) => day !== undefined && day !== '')
  if (!dates.every((day) => isDay(day as string))) return 'notADate'
  if (startDate && endDate && endDate < startDate) return 'endFirst'
  const times = [from, to].filter((time) => time !== undefined && time !== '')
  return show === 'timeRange' && times.some((time) => minutesOf(time) === undefined) ? 'notATime' : undefined
}
