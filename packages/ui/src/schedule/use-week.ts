import { useMemo } from 'react'
import { weekStart } from '../fields/date-field/date-text'
import { useControllable } from '../internal/hooks/use-controllable'
import { useNow } from '../internal/hooks/use-now'
import { useKioskUi } from '../theme/context'
import { addDays, dayInZone, type IsoDate, isDay, startOfDay, timeInZone } from '../theme/days'
import type { ScheduleItem } from './overlaps'
import { minutesOf } from './schedule'
import { startOfWeek, weekOf } from './week'

export type UseWeekProps = {
  items: readonly ScheduleItem[]
  /** A day of the shown week; changes give its first day. */
  value?: IsoDate
  /** @default today, in the mall */
  defaultValue?: IsoDate
  onValueChange?: (value: IsoDate) => void
}

/** State of a week of schedules, with navigation to other weeks. */
export function useWeek({ items, value, defaultValue, onValueChange }: UseWeekProps) {
  const { locale, timeZone } = useKioskUi()
  const { now, found: today } = useNow(
    (at) => dayInZone(at, timeZone),
    (day) => startOfDay(addDays(day, 1), timeZone),
  )
  const [chosen, setDay] = useControllable(value, defaultValue ?? today, onValueChange)
  const first = startOfWeek(isDay(chosen) ? chosen : today, weekStart(locale))
  const week = useMemo(() => weekOf(items, first), [items, first])
  return {
    ...week,
    first,
    today,
    /** Local time in the mall, in minutes after midnight. */
    minutes: minutesOf(timeInZone(now, timeZone)) ?? 0,
    current: first === startOfWeek(today, weekStart(locale)),
    /** Moves by a number of weeks. */
    go: (weeks: number) => setDay(addDays(first, weeks * 7)),
    goToday: () => setDay(startOfWeek(today, weekStart(locale))),
  }
}
