import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useKioskUi } from '../../theme/context'
import { dayInZone, type IsoDate } from '../../theme/days'
import { SentValue } from '../field/sent-value'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { formatDate, missingDay } from './date-text'
import { type DateProblem, useDateField } from './use-date-field'

export type DateFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'min' | 'max'
> & {
  /** `YYYY-MM-DD` or an empty string. Invalid input is passed as typed. */
  value?: IsoDate
  defaultValue?: IsoDate
  onValueChange?: (value: IsoDate) => void
  /** The first valid day. Earlier days are marked and still passed on, for the form to reject. */
  min?: IsoDate
  /** The last valid day. */
  max?: IsoDate
}

/** The error message of a date field. */
export function useDateProblem(labels: Partial<FieldsLabels> | undefined) {
  const t = useLabels('fields', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  const today = dayInZone(now(), timeZone)
  return (problem: DateProblem | undefined, min = '', max = '', text = '') => {
    if (problem === 'unreadable') {
      const missing = missingDay(text, locale, today)
      return missing ? t.noSuchDay(missing) : t.notADate(formatDate(today, locale))
    }
    if (problem === 'early') return t.dates.tooEarly(formatDate(min, locale))
    return problem === 'late' ? t.dates.tooLate(formatDate(max, locale)) : undefined
  }
}

/**
 * A day in a text input, parsed in the locale's formats on blur: `21/11`, `21.11.26`, `21 nov`, `2026-11-21`. Arrow
 * keys change it by a day, with Shift by a month, starting today in the mall's zone. `className` goes to the field,
 * `ref` and other props to the input.
 */
export function DateField({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  error,
  labels,
  readOnlyReason,
  onBlur,
  onKeyDown,
  name,
  end,
  ...rest
}: DateFieldProps) {
  const locked = isLocked(readOnlyReason) || rest.readOnly === true
  const { day, problem, type, sent, inputProps } = useDateField({
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    locked,
  })
  const t = useLabels('fields', en, labels)
  const problemText = useDateProblem(labels)
  const { onChange: _, ...input } = inputProps

  return (
    <TextField
      {...input}
      placeholder={t.date}
      labels={labels}
      readOnlyReason={readOnlyReason}
      {...rest}
      error={problemText(problem, min, max, day) ?? error}
      onValueChange={type}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) inputProps.onKeyDown(event)
      }}
      onBlur={(event) => {
        inputProps.onBlur(event)
        onBlur?.(event)
      }}
      end={
        <>
          {end}
          <SentValue name={name} form={rest.form} disabled={rest.disabled} value={sent} />
        </>
      }
    />
  )
}
