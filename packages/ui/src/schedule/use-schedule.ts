import type { DateRange } from '../fields/date-range-picker/date-range'
import { useControllable } from '../internal/hooks/use-controllable'
import { useKioskUi } from '../theme/context'
import { dayInZone, type IsoDate, type Weekday, weekdays } from '../theme/days'
import { type ScheduleItem, type WeeklySpan, weeklyOverlap } from './overlaps'
import { alwaysShown, daysOf, type Schedule, spanOf, whyNotSchedule } from './schedule'

export type UseScheduleProps = {
  value?: Schedule
  /** @default shown always */
  defaultValue?: Schedule
  onValueChange?: (value: Schedule) => void
  /** What else shows; where both do is told. */
  others?: readonly ScheduleItem[]
  /** Nothing may be changed. @default false */
  locked?: boolean
}

/** Something else that shows at some of the same times. */
export type ScheduleMeeting = { item: ScheduleItem; spans: readonly WeeklySpan[] }

/** An empty text is a time or a day that is not given. */
const withTiming = (schedule: Schedule, timing: Record<string, string>): Schedule => {
  const { weekdays, ...texts } = { ...schedule.timing, ...timing }
  const given = Object.entries(texts).filter(([, text]) => text !== '' && text !== undefined)
  return { ...schedule, timing: { ...Object.fromEntries(given), weekdays: schedule.timing.weekdays } }
}

/** A schedule and what is done to it; times and days are kept while it shows every day. */
export function useSchedule({
  value,
  defaultValue = alwaysShown,
  onValueChange,
  others = [],
  locked = false,
}: UseScheduleProps) {
  const [schedule, setSchedule] = useControllable(value, defaultValue, onValueChange)
  const { now, timeZone } = useKioskUi()
  const days = daysOf({ ...schedule, show: 'timeRange' })
  const put = (next: Schedule) => {
    if (!locked) setSchedule(next)
  }
  const problem = whyNotSchedule(schedule)
  const today: IsoDate = dayInZone(now(), timeZone)
  return {
    schedule,
    days,
    /** Whether it runs past midnight. */
    overnight: schedule.show === 'timeRange' && spanOf(schedule).to > 1440,
    problem,
    setShow: (show: Schedule['show']) => put({ ...schedule, show }),
    setTime: (name: 'from' | 'to', time: string) => put(withTiming(schedule, { [name]: time })),
    setDates: ({ from, to }: DateRange) => put(withTiming(schedule, { startDate: from, endDate: to })),
    /** Adds or takes a day; the last one stays, for a schedule without a day would never show. */
    toggleDay(day: Weekday) {
      const next = weekdays.filter((one) => (one === day) !== days.includes(one))
      if (next.length > 0) put({ ...schedule, timing: { ...schedule.timing, weekdays: next } })
    },
    /** What else shows at some of the same times, in the order given. */
    meetings: problem
      ? []
      : others.flatMap((item): ScheduleMeeting[] => {
          const spans = weeklyOverlap(schedule, item.schedule, today)
          return spans.length > 0 ? [{ item, spans }] : []
        }),
  }
}

export type ScheduleState = ReturnType<typeof useSchedule>
