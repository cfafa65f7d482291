// Data type of schedules, and whether one shows at a time.

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

/** When an item shows in the mall: always or at set times, in both cases optionally between two dates (inclusive). */
export type Schedule = {
  show: 'everyDay' | 'timeRange'
  timing: {
    /** `HH:mm`, further digits are ignored. @default midnight */
    from?: TimeOfDay
    /** At or before `from` it means the next day, as bars need. @default midnight, also as 24:00 */
    to?: TimeOfDay
    startDate?: IsoDate
    endDate?: IsoDate
    /** Empty means every day. */
    weekdays: readonly Weekday[]
    /** Shows without a break on consecutive days, from `from` on the first to `to` on the last. @default false */
    continuous?: boolean
  }
}

export const alwaysShown: Schedule = { show: 'everyDay', timing: { weekdays: [] } }

export const DAY = 1440

/** A span within a day, in minutes after midnight in local time; the end of the day is 1440. */
export type DaySpan = { from: number; to: number }

/** A continuous period; `to` is exclusive. */
export type Showing = { from: Date; to: Date }

/** Minutes after midnight of `HH:mm` or longer; undefined for an invalid time. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d\d):([0-5]\d)/.exec(time ?? '') ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= DAY ? minutes : undefined
}

/** `HH:mm` of minutes after midnight; the end of the day is 00:00. */
export const timeOf = (minutes: number): TimeOfDay => {
  const within = ((minutes % DAY) + DAY) % DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** Daily span; a `to` beyond 1440 is on the next day. */
export function spanOf({ show, timing }: Schedule): DaySpan {
  if (show === 'everyDay') return { from: 0, to: DAY }
  const from = (minutesOf(timing.from) ?? 0) % DAY
  const to = minutesOf(timing.to) ?? DAY
  return { from, to: to > from ? to : to + DAY }
}

/** Weekdays on which it shows. */
export function daysOf({ show, timing }: Schedule): readonly Weekday[] {
  if (show === 'everyDay' || timing.weekdays.length === 0) return weekdays
  return weekdays.filter((day) => timing.weekdays.includes(day))
}

const within = ({ timing: { startDate, endDate } }: Schedule, day: IsoDate) =>
  (!startDate || day >= startDate) && (!endDate || day <= endDate)

/** Whether a span starts on a day. */
const beginsOn = (schedule: Schedule, day: IsoDate) =>
  within(schedule, day) && daysOf(schedule).includes(weekdayOf(day))

/** Whether consecutive days are one span. */
const isContinuous = ({ show, timing }: Schedule) => show === 'timeRange' && timing.continuous === true

/** The span that starts on a day; a `to` beyond 1440 is on the next day. Between two others, a day is whole. */
function spanFrom(schedule: Schedule, day: IsoDate): DaySpan | undefined {
  if (!beginsOn(schedule, day)) return undefined
  const { from, to } = spanOf(schedule)
  const [first, last] = [-1, 1].map((away) => !isContinuous(schedule) || !beginsOn(schedule, addDays(day, away)))
  if (first && last) return { from, to }
  return { from: first ? from : 0, to: last && to !== DAY ? to % DAY : DAY }
}

/** First and last day of each run of consecutive weekdays, also over the end of the week; none if it has every day. */
export function runsOf(schedule: Schedule): (readonly [Weekday, Weekday])[] {
  const days = daysOf(schedule)
  const away = (day: Weekday, by: number) => weekdays[(weekdays.indexOf(day) + by + 7) % 7] ?? day
  return days
    .filter((day) => !days.includes(away(day, -1)))
    .map((first) => {
      let last = first
      while (days.includes(away(last, 1))) last = away(last, 1)
      return [first, last]
    })
}

/**
 * Spans on a day in local time: the rest of the previous day's span, then its own. Nothing shows after the last day,
 * not even a span past midnight.
 */
export function spansOn(schedule: Schedule, day: IsoDate): DaySpan[] {
  const [before, own] = [spanFrom(schedule, addDays(day, -1)), spanFrom(schedule, day)]
  const spans: DaySpan[] = []
  if (before && before.to > DAY && within(schedule, day)) spans.push({ from: 0, to: before.to - DAY })
  if (own) spans.push({ from: own.from, to: Math.min(own.to, DAY) })
  const [first, second] = spans
  // a span of a whole day starts at the end of the previous one
  return first && second && second.from <= first.to ? [{ from: 0, to: Math.max(first.to, second.to) }] : spans
}

/**
 * Instant of a local time: midnight is the day's first instant; other skipped times become the instant of the clock
 * change.
 */
function momentOf(day: IsoDate, minutes: number, zone: string | undefined, doubled: 'first' | 'second'): Date {
  const on = minutes >= DAY ? addDays(day, 1) : day
  if (minutes % DAY === 0) return startOfDay(on, zone)
  return instantOf(on, timeOf(minutes), zone, { skipped: 'edge', doubled })
}

/** The period that starts on a day. Of times that occur twice, it starts at the first and ends at the second. */
export function showingOf(schedule: Schedule, day: IsoDate, zone?: string): Showing | undefined {
  const span = spanFrom(schedule, day)
  if (!span) return undefined
  const { from, to } = span
  const begin = momentOf(day, from, zone, 'first')
  const { endDate } = schedule.timing
  const endsAtMidnight = to > DAY && day === endDate
  const end = endsAtMidnight ? startOfDay(addDays(day, 1), zone) : momentOf(day, to, zone, 'second')
  return end > begin ? { from: begin, to: end } : undefined
}

/** Whether it shows at an instant. */
export function isShown(schedule: Schedule, at: Date, zone?: string): boolean {
  const day = dayInZone(at, zone)
  return [addDays(day, -1), day].some((one) => {
    const showing = showingOf(schedule, one, zone)
    return showing !== undefined && at >= showing.from && at < showing.to
  })
}

export type ScheduleStatus =
  /** Shows now, until an instant or without end. */
  | { state: 'now'; until: Date | undefined }
  /** Shows next. */
  | { state: 'next'; from: Date; until: Date | undefined }
  /** Past its last day, or without a matching weekday between its dates. */
  | { state: 'ended' | 'never' }

// A week has every weekday; two more cover spans lost to clock changes and days that a zone skipped.
const HORIZON = 22

/** Whether spans join without a gap all week, so that only the last day ends them. */
const hasNoGap = (schedule: Schedule) => {
  const { from, to } = spanOf(schedule)
  return daysOf(schedule).length === 7 && (isContinuous(schedule) || to - from >= DAY)
}

/** End of a period, including those that follow without a gap. */
function endOf(schedule: Schedule, first: IsoDate, { to }: Showing, zone: string | undefined): Date | undefined {
  const { endDate } = schedule.timing
  if (hasNoGap(schedule)) {
    return endDate ? (showingOf(schedule, endDate, zone)?.to ?? startOfDay(addDays(endDate, 1), zone)) : undefined
  }
  let end = to
  for (let day = addDays(first, 1); ; day = addDays(day, 1)) {
    const next = showingOf(schedule, day, zone)
    if (!next || next.from > end) return end
    end = next.to
  }
}

/** Status at an instant: shown until, next shown, or over. */
export function statusOf(schedule: Schedule, at: Date, zone?: string): ScheduleStatus {
  const { startDate, endDate } = schedule.timing
  const yesterday = addDays(dayInZone(at, zone), -1)
  const first = startDate && startDate > yesterday ? startDate : yesterday
  for (let offset = 0; offset < HORIZON; offset += 1) {
    const day = addDays(first, offset)
    const showing = showingOf(schedule, day, zone)
    if (!showing || showing.to <= at) continue
    const until = endOf(schedule, day, showing, zone)
    return showing.from <= at ? { state: 'now', until } : { state: 'next', from: showing.from, until }
  }
  return { state: endDate && endDate <= addDays(yesterday, 1) ? 'ended' : 'never' }
}

/** Problem of a schedule: end before start, invalid date or invalid time. */
export function whyNotSchedule({ show, timing }: Schedule): 'endFirst' | 'notADate' | 'notATime' | undefined {
  const { startDate, endDate, from, to } = timing
  const dates = [startDate, endDate].filter((day) => day !== undefined && day !== '')
  if (!dates.every((day) => isDay(day as string))) return 'notADate'
  if (startDate && endDate && endDate < startDate) return 'endFirst'
  const times = [from, to].filter((time) => time !== undefined && time !== '')
  return show === 'timeRange' && times.some((time) => minutesOf(time) === undefined) ? 'notATime' : undefined
}
