import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useKioskUi } from '../../theme/context'
import { dayInZone } from '../../theme/days'
import { PeriodPopover } from '../calendar/period-popover'
import { yearReach } from '../date-field/date-text'
import { useFieldPopover } from '../field/field-popover'
import { usePeriodField } from '../field/use-period-field'
import { TextField, type TextFieldProps } from '../text-field/text-field'

export type YearPickerProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'min' | 'max' | 'icon' | 'end'
> & {
  /** The year, `null` if empty, `NaN` if invalid. */
  value?: number | null
  defaultValue?: number | null
  onValueChange?: (value: number | null) => void
  /** The first valid year. Earlier ones are marked and still passed on, for the form to reject. */
  min?: number
  /** The last valid year. */
  max?: number
}

const yearOf = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : undefined)
const toText = (year: number | null) => (year === null ? '' : String(year))

/**
 * A year, typed or chosen in a grid of twelve (WAI-ARIA date picker dialog and grid). Keys as in `MonthPicker`.
 * `className` goes to the field, `ref` and other props to the input.
 */
export function YearPicker({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  error,
  labels,
  readOnlyReason,
  disabled,
  onKeyDown,
  onBlur,
  ...rest
}: YearPickerProps) {
  const t = useLabels('fields', en, labels)
  const { timeZone, now } = useKioskUi()
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || disabled === true
  const thisYear = Number(dayInZone(now(), timeZone).slice(0, 4))
  const limits = { min: min ?? thisYear - yearReach, max: max ?? thisYear + yearReach }
  const [year, setYear] = useControllable<number | null>(value, defaultValue, onValueChange)
  const popover = useFieldPopover(locked)
  const { period, problem, put, type, inputProps } = usePeriodField({
    value: toText(year),
    setValue: (text) => setYear(text === '' ? null : (yearOf(text) ?? Number.NaN)),
    periodOf: yearOf,
    textOf: String,
    format: (text) => text,
    parse: (text) => (yearOf(text) === undefined ? undefined : text),
    now: thisYear,
    ...limits,
    locked,
  })
  const problems = {
    unreadable: t.notAYear(String(thisYear)),
    early: t.dates.tooEarly(String(limits.min)),
    late: t.dates.tooLate(String(limits.max)),
  }
  const { onChange: _, ...input } = inputProps

  return (
    <TextField
      {...input}
      inputMode="numeric"
      placeholder={t.year}
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
        <PeriodPopover
          state={popover}
          kind="year"
          locked={locked}
          {...limits}
          value={period}
          now={thisYear}
          title={(start) => `${start} – ${start + 11}`}
          text={String}
          name={String}
          onValueChange={put}
        />
      }
    />
  )
}
