import type { DateRange } from '../fields/date-range-picker/date-range'
import { useControllable } from '../internal/hooks/use-controllable'
import { useKioskUi } from '../theme/context'
import { dayInZone, type IsoDate, type Weekday, weekdays } from '../theme/days'
import { type ScheduleItem, type WeeklySpan, weeklyOverlap } from './overlaps'
import { alwaysShown, daysOf, type Schedule, spanOf, whyNotSchedule } from './schedule'

export type UseScheduleProps = {
  value?: Schedule
  /** @default always shown */
  defaultValue?: Schedule
  onValueChange?: (value: Schedule) => void
  /** Other items, to list overlaps with. */
  others?: readonly ScheduleItem[]
  /** Makes it read-only. @default false */
  locked?: boolean
}

/** An item that shows at some of the same times. */
export type ScheduleOverlap = { item: ScheduleItem; spans: readonly WeeklySpan[] }

/** Sets parts of the timing; an empty text removes a time or date. */
const withTiming = (schedule: Schedule, timing: Record<string, string>): Schedule => {
  const { weekdays, ...rest } = { ...schedule.timing, ...timing }
  const present = Object.entries(rest).filter(([, value]) => value !== '' && value !== undefined)
  return { ...schedule, timing: { ...Object.fromEntries(present), weekdays } }
}

/** State of a schedule field. Times and days are kept while it is set to every day. */
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
  const update = (next: Schedule) => {
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
    setShow: (show: Schedule['show']) => update({ ...schedule, show }),
    setTime: (name: 'from' | 'to', time: string) => update(withTiming(schedule, { [name]: time })),
    setDates: ({ from, to }: DateRange) => update(withTiming(schedule, { startDate: from, endDate: to })),
    setContinuous: (continuous: boolean) => update({ ...schedule, timing: { ...schedule.timing, continuous } }),
    /** Adds or removes a day; the last one stays, because a schedule without days would never show. */
    toggleDay(day: Weekday) {
      const next = weekdays.filter((one) => (one === day) !== days.includes(one))
      if (next.length > 0) update({ ...schedule, timing: { ...schedule.timing, weekdays: next } })
    },
    /** Overlapping items, in the given order. */
    overlaps: problem
      ? []
      : others.flatMap((item): ScheduleOverlap[] => {
          const spans = weeklyOverlap(schedule, item.schedule, today)
          return spans.length > 0 ? [{ item, spans }] : []
        }),
  }
}

export type ScheduleState = ReturnType<typeof useSchedule>
