import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useKioskUi } from '../../theme/context'
import { dayInZone } from '../../theme/days'
import { PeriodPopover } from '../calendar/period-popover'
import { yearReach } from '../date-field/date-text'
import { useFieldPopover } from '../field/field-popover'
import { SentValue } from '../field/sent-value'
import { usePeriodField } from '../field/use-period-field'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { formatMonth, type IsoMonth, monthName, monthNumber, monthOf, parseMonth } from './month-text'

export type MonthPickerProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'min' | 'max' | 'icon' | 'end'
> & {
  /** `YYYY-MM` or an empty string. Invalid input is passed as typed. */
  value?: IsoMonth
  defaultValue?: IsoMonth
  onValueChange?: (value: IsoMonth) => void
  /** The first valid month. Earlier ones are marked and still passed on, for the form to reject. */
  min?: IsoMonth
  /** The last valid month. */
  max?: IsoMonth
}

/**
 * A month, typed (`nov 2026`, `11/26`) or chosen in a grid of a year (WAI-ARIA date picker dialog and grid): arrow keys
 * move by month and row, Page keys by year. Alt and arrow down opens the grid, Escape closes it. `className` goes to the
 * field, `ref` and other props to the input.
 */
export function MonthPicker({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  error,
  labels,
  readOnlyReason,
  disabled,
  onKeyDown,
  onBlur,
  name,
  ...rest
}: MonthPickerProps) {
  const t = useLabels('fields', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || disabled === true
  const thisMonth = monthNumber(dayInZone(now(), timeZone).slice(0, 7)) ?? 0
  const thisYear = Math.floor(thisMonth / 12)
  const limits = {
    min: monthNumber(min ?? '') ?? (thisYear - yearReach) * 12,
    max: monthNumber(max ?? '') ?? (thisYear + yearReach) * 12 + 11,
  }
  const [month, setMonth] = useControllable(value, defaultValue, onValueChange)
  const popover = useFieldPopover(locked)
  const { period, problem, put, type, sent, inputProps } = usePeriodField({
    value: month,
    setValue: setMonth,
    periodOf: monthNumber,
    textOf: monthOf,
    format: (text) => formatMonth(text, locale),
    parse: (text) => parseMonth(text, locale, thisYear),
    now: thisMonth,
    ...limits,
    locked,
  })
  const problems = {
    unreadable: t.notAMonth(formatMonth(monthOf(thisMonth), locale)),
    early: t.dates.tooEarly(formatMonth(monthOf(limits.min), locale)),
    late: t.dates.tooLate(formatMonth(monthOf(limits.max), locale)),
  }
  const { onChange: _, ...input } = inputProps

  return (
    <TextField
      {...input}
      placeholder={t.month}
      labels={labels}
      readOnlyReason={readOnlyReason}
      disabled={disabled}
      {...rest}
      error={problem ? problems[problem] : error}
      onValueChange={type}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented) return
        popover.onKeyDown(event)
        input.onKeyDown(event)
      }}
      onBlur={(event) => {
        input.onBlur(event)
        onBlur?.(event)
      }}
      end={
        <>
          <PeriodPopover
            state={popover}
            kind="month"
            locked={locked}
            {...limits}
            value={period}
            now={thisMonth}
            title={(start) => monthOf(start).slice(0, 4)}
            text={(one) => monthName(monthOf(one), locale)}
            name={(one) => formatMonth(monthOf(one), locale)}
            onValueChange={put}
          />
          <SentValue name={name} form={rest.form} disabled={disabled} value={sent} />
        </>
      }
    />
  )
}
