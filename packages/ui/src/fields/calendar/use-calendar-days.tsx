import { useDirection } from '@radix-ui/react-direction'
import { formatISO } from 'date-fns'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import type { CustomComponents, DayPickerProps, Matcher } from 'react-day-picker'
import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { addMonths, endOfMonth, type IsoDate, isDay, startOfMonth } from '../../theme/days'
import { formatDay, fullDate, weekStart, yearReach } from '../date-field/date-text'
import { calendarClasses } from './calendar-classes'

// Dates are in the browser's zone. With `timeZone`, react-day-picker formats each date to find its offset, which took
// most of the time of rendering a month.

/** Converts a day to a date of the calendar. */
export const dateOf = (day: IsoDate): Date => new Date(`${day}T00:00`)

/** Converts a date of the calendar to a day. */
export const dayOf = (date: Date): IsoDate => formatISO(date, { representation: 'date' })

const Chevron: NonNullable<CustomComponents['Chevron']> = ({ orientation }) => {
  const Icon = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown }[orientation ?? 'down']
  const sideways = orientation === 'left' || orientation === 'right'
  return (
    <Icon
      size={orientation === 'down' ? 12 : 16}
      strokeWidth={1.5}
      aria-hidden="true"
      className={sideways ? 'kui:rtl:-scale-x-100' : undefined}
    />
  )
}

/** Adds data attributes for a day's position in a range. */
const Day: NonNullable<CustomComponents['Day']> = ({ day, modifiers, ...cell }) => {
  const { hidden, selected, preview, range_start, range_middle, range_end } = modifiers
  const inside = (range_middle && 'middle') || (preview && !selected && 'preview')
  const edge = range_start !== range_end && ((range_start && 'start') || (range_end && 'end'))
  return (
    <td
      {...cell}
      data-range={(!hidden && (inside || edge)) || undefined}
      data-chosen={(selected && !range_middle) || undefined}
    />
  )
}

const components = { Chevron, Day }

type CalendarDaysProps = {
  today: IsoDate
  min: IsoDate | undefined
  max: IsoDate | undefined
  labels: Partial<FieldsLabels> | undefined
}

/** Shared props for react-day-picker: locale, first weekday, classes and bounds. */
export function useCalendarDays({ today, min, max, labels }: CalendarDaysProps) {
  const t = useLabels('fields', en, labels)
  const { locale } = useKioskUi()
  const dir = useDirection()
  const first = min && isDay(min) ? min : undefined
  const last = max && isDay(max) ? max : undefined
  const disabled: Matcher[] = []
  if (first) disabled.push({ before: dateOf(first) })
  if (last) disabled.push({ after: dateOf(last) })
  const words = (date: Date, options: Intl.DateTimeFormatOptions) => formatDay(dayOf(date), locale, options)

  return {
    autoFocus: true,
    showOutsideDays: true,
    captionLayout: 'dropdown',
    dir,
    lang: locale,
    locale: { code: locale },
    weekStartsOn: weekStart(locale),
    startMonth: dateOf(startOfMonth(first ?? `${addMonths(today, -12 * yearReach).slice(0, 4)}-01-01`)),
    endMonth: dateOf(endOfMonth(last ?? `${addMonths(today, 12 * yearReach).slice(0, 4)}-12-31`)),
    today: dateOf(today),
    disabled,
    formatters: {
      formatMonthDropdown: (month) => words(month, { month: 'long' }),
      formatCaption: (month) => words(month, { month: 'long', year: 'numeric' }),
      formatWeekdayName: (day) => words(day, { weekday: 'short' }).replace(/\.$/, ''),
    },
    labels: {
      labelPrevious: () => t.previousMonth,
      labelNext: () => t.nextMonth,
      labelMonthDropdown: () => t.month,
      labelYearDropdown: () => t.year,
      labelNav: () => t.calendar,
      labelWeekday: (day) => words(day, { weekday: 'long' }),
      // the full localised date; selected and today are announced by aria-selected and aria-current
      labelDayButton: (day) => fullDate(dayOf(day), locale),
      labelGrid: (month) => words(month, { month: 'long', year: 'numeric' }),
    },
    classNames: calendarClasses,
    components,
  } satisfies DayPickerProps
}
