import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import type { FieldsLabels } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { type IsoDate, isDay } from '../../theme/days'
import { dateOf, dayOf, useCalendarDays } from './use-calendar-days'

export type CalendarProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  /** The selected day, `YYYY-MM-DD`. */
  value?: IsoDate
  defaultValue?: IsoDate
  onValueChange?: (value: IsoDate) => void
  /** The day to mark as today. */
  today: IsoDate
  /** The first selectable day. */
  min?: IsoDate
  /** The last selectable day. */
  max?: IsoDate
  labels?: Partial<FieldsLabels>
}

/**
 * A month grid to select a day (WAI-ARIA grid): arrow keys move by day and week, Home and End in the week, Page keys by
 * month, with Shift by year. Month and year are selected in lists of 100 years before and after today, or from `min` to
 * `max`.
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
  const selected = isDay(chosen) ? dateOf(chosen) : undefined
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
