import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { type IsoDate, isDay } from '../../theme/days'
import { utcOf } from '../date-field/date-text'
import type { FieldsLabels } from '../labels/en'
import { dayOf, useCalendarDays } from './use-calendar-days'

export type CalendarProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  /** The chosen day, `YYYY-MM-DD`. */
  value?: IsoDate
  defaultValue?: IsoDate
  onValueChange?: (value: IsoDate) => void
  /** The day to mark as today. */
  today: IsoDate
  /** The first day that can be chosen. */
  min?: IsoDate
  /** The last day that can be chosen. */
  max?: IsoDate
  labels?: Partial<FieldsLabels>
}

/**
 * A month of days to choose one from (WAI-ARIA grid): arrows by day and week, Home and End within the week, Page by month,
 * with Shift by year. Month and year are chosen in lists that reach 100 years to either side of today, or from `min` to `max`.
 */
export function Calendar({
  value,
  defaultValue = '',
  onValueChange,
  today,
  min,
  max,
  labels,
  className,
  ...rest
}: CalendarProps) {
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange)
  const days = useCalendarDays({ today, min, max, labels })
  const selected = isDay(chosen) ? utcOf(chosen) : undefined
  return (
    <div data-slot="calendar" className={cx('kui:w-fit kui:text-sm', className)} {...rest}>
      <DayPicker
        {...days}
        mode="single"
        required
        defaultMonth={selected ?? days.today}
        selected={selected}
        onSelect={(day) => setChosen(dayOf(day))}
      />
    </div>
  )
}
