import { enGB, is, nb, sv } from 'date-fns/locale'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type CustomComponents, DayPicker } from 'react-day-picker'
import { useKioskUi } from '../internal/context'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { dateOf, type IsoDate, isoOfLocal, weekStart, yearReach } from './date-text'
import { en, type FieldsLabels } from './labels'

const locales = { en: enGB, is, nb, sv }
const localeOf = (tag: string) => locales[new Intl.Locale(tag).language as keyof typeof locales] ?? enGB

const dayName = (day: Date, locale: string) =>
  day.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export type CalendarProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  value?: IsoDate
  onValueChange?: (value: IsoDate) => void
  /** The day to mark as today. */
  today: IsoDate
  min?: IsoDate
  max?: IsoDate
  labels?: Partial<FieldsLabels>
}

const classNames = {
  months: 'kui:relative',
  month_caption: 'kui:mb-2 kui:flex kui:h-8 kui:items-center kui:justify-center',
  dropdowns: 'kui:flex kui:gap-1',
  dropdown_root: 'kui:relative kui:inline-flex kui:items-center',
  dropdown: 'kui:absolute kui:inset-0 kui:cursor-pointer kui:opacity-0 kui:peer',
  caption_label:
    'kui:inline-flex kui:items-center kui:gap-1 kui:rounded-sm kui:px-1.5 kui:text-sm kui:font-medium kui:text-fg-strong kui:[select:focus-visible+&]:shadow-ring',
  nav: 'kui:absolute kui:inset-x-0 kui:top-0 kui:flex kui:justify-between kui:pointer-events-none',
  button_previous:
    'kui:pointer-events-auto kui:z-1 kui:grid kui:size-8 kui:pointer-coarse:size-11 kui:cursor-pointer kui:place-items-center kui:rounded-md kui:border-0 kui:bg-transparent kui:p-0 kui:text-fg-muted kui:hover:bg-hover kui:focus-visible:shadow-ring kui:outline-none',
  button_next:
    'kui:pointer-events-auto kui:z-1 kui:grid kui:size-8 kui:pointer-coarse:size-11 kui:cursor-pointer kui:place-items-center kui:rounded-md kui:border-0 kui:bg-transparent kui:p-0 kui:text-fg-muted kui:hover:bg-hover kui:focus-visible:shadow-ring kui:outline-none',
  month_grid: 'kui:border-collapse',
  weekday: 'kui:h-7 kui:w-9 kui:text-xs kui:font-medium kui:text-fg-subtle',
  day: 'kui:group/day kui:p-px',
  day_button:
    'kui:grid kui:size-9 kui:pointer-coarse:size-11 kui:cursor-pointer kui:place-items-center kui:rounded-sm kui:border-0 kui:bg-transparent kui:p-0 kui:font-sans kui:text-sm kui:text-fg kui:tabular-nums kui:outline-none kui:hover:bg-hover kui:focus-visible:shadow-ring kui:group-data-[outside]/day:text-fg-subtle kui:group-data-[today]/day:font-bold kui:group-data-[today]/day:shadow-[inset_0_0_0_1.5px_var(--k-fg-strong)] kui:group-data-[selected]/day:bg-accent kui:group-data-[selected]/day:font-bold kui:group-data-[selected]/day:text-accent-fg kui:group-data-[disabled]/day:cursor-default kui:group-data-[disabled]/day:text-fg-disabled',
}

const Chevron: NonNullable<CustomComponents['Chevron']> = ({ orientation }) => {
  const Icon = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown }[orientation ?? 'down']
  return <Icon size={orientation === 'down' ? 12 : 16} strokeWidth={1.5} aria-hidden="true" />
}
const components = { Chevron }

/** A month of days to choose one from (WAI-ARIA grid): arrows by day and week, Page by month, with Shift by year. */
export function Calendar({ value, onValueChange, today, min, max, labels, className, ...rest }: CalendarProps) {
  const t = useLabels('fields', en, labels)
  const { locale } = useKioskUi()
  const selected = value ? dateOf(value) : undefined
  const now = dateOf(today) as Date
  const edge = (years: number) => new Date(now.getFullYear() + years, years < 0 ? 0 : 11)
  return (
    <div data-slot="calendar" className={cx('kui:w-fit kui:text-sm', className)} {...rest}>
      <DayPicker
        mode="single"
        autoFocus
        required
        showOutsideDays
        captionLayout="dropdown"
        locale={localeOf(locale)}
        weekStartsOn={weekStart(locale)}
        startMonth={edge(-yearReach)}
        endMonth={edge(yearReach)}
        today={now}
        defaultMonth={selected ?? now}
        selected={selected}
        onSelect={(day) => onValueChange?.(isoOfLocal(day))}
        disabled={[...(min ? [{ before: dateOf(min) as Date }] : []), ...(max ? [{ after: dateOf(max) as Date }] : [])]}
        labels={{
          labelPrevious: () => t.previousMonth,
          labelNext: () => t.nextMonth,
          labelMonthDropdown: () => t.month,
          labelYearDropdown: () => t.year,
          labelNav: () => t.calendar,
          // the whole date, in the words of the locale; what is chosen and today are said by aria-selected and aria-current
          labelDayButton: (day) => dayName(day, locale),
          labelGrid: (month) => month.toLocaleDateString(locale, { month: 'long', year: 'numeric' }),
        }}
        classNames={classNames}
        components={components}
      />
    </div>
  )
}
