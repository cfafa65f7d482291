import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import type { FieldsLabels } from '#labels/fields'
import { cx } from '../../internal/cx'
import type { IsoDate } from '../../theme/days'
import type { DateRange } from '../date-range-picker/date-range'
import { dateOf, dayOf, useCalendarDays } from './use-calendar-days'

type RangeCalendarProps = Omit<ComponentProps<'div'>, 'children'> & {
  range: DateRange | undefined
  /** The first selected end, until the other is selected. */
  first: IsoDate | undefined
  preview: DateRange | undefined
  onPick: (day: IsoDate) => void
  /** Called with the hovered or focused day. */
  onApproach: (day: IsoDate | undefined) => void
  today: IsoDate
  min: IsoDate | undefined
  max: IsoDate | undefined
  months: 1 | 2
  labels: Partial<FieldsLabels> | undefined
}

const datesOf = ({ from, to }: DateRange) => ({ from: dateOf(from), to: dateOf(to) })

/** One or two month grids to select a range by its ends (WAI-ARIA grid). */
export function RangeCalendar({
  range,
  first,
  preview,
  onPick,
  onApproach,
  today,
  min,
  max,
  months,
  labels,
  className,
  ...rest
}: RangeCalendarProps) {
  const days = useCalendarDays({ today, min, max, labels })
  const start = first ?? range?.from ?? today
  return (
    <div data-slot="range-calendar" className={cx('kui:w-fit kui:text-sm', className)} {...rest}>
      <DayPicker
        {...days}
        mode="range"
        // days outside the month would be selectable and announced twice
        showOutsideDays={false}
        numberOfMonths={months}
        defaultMonth={dateOf(start)}
        selected={first ? { from: dateOf(first), to: undefined } : range && datesOf(range)}
        modifiers={preview ? { preview: datesOf(preview) } : {}}
        onSelect={(_, day) => onPick(dayOf(day))}
        onDayFocus={(day) => onApproach(dayOf(day))}
        onDayMouseEnter={(day) => onApproach(dayOf(day))}
        onDayMouseLeave={() => onApproach(undefined)}
      />
    </div>
  )
}
