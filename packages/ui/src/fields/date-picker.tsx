import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { useKioskUi } from '../internal/context'
import { useControllable } from '../internal/use-controllable'
import { useLabels } from '../internal/use-labels'
import { Popover, PopoverContent, PopoverTrigger } from '../primitives/popover'
import { Calendar } from './calendar'
import { boxButton } from './control'
import { dateExample, dateOf, formatDate, type IsoDate, parseDate, todayIn } from './date-text'
import { en } from './labels'
import { TextField, type TextFieldProps } from './text-field'
import { useTyped } from './use-typed'

export type DatePickerProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'icon' | 'end' | 'min' | 'max'
> & {
  /** `YYYY-MM-DD`, or the empty text. What was typed and is no date is given as it was typed. */
  value?: IsoDate
  defaultValue?: IsoDate
  onValueChange?: (value: IsoDate) => void
  /** The first day that the calendar offers; typing is not limited. */
  min?: IsoDate
  max?: IsoDate
}

/**
 * A day, typed as the locale writes it or chosen in a calendar (WAI-ARIA date picker dialog). The calendar starts its week
 * as the locale does and reaches 100 years to either side. `className` goes to the field, `ref` and the rest to the input.
 */
export function DatePicker({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  error,
  labels,
  readOnlyReason,
  disabled,
  onBlur,
  onKeyDown,
  ...rest
}: DatePickerProps) {
  const t = useLabels('fields', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  const today = todayIn(timeZone, now())
  const [day, setDay] = useControllable(value, defaultValue, onValueChange)
  const [open, setOpen] = useState(false)
  const { shown, unreadable, type, put, read } = useTyped({
    value: day,
    setValue: setDay,
    valid: (value) => dateOf(value) !== undefined,
    format: (value) => (value === '' ? '' : formatDate(value, locale)),
    parse: (text) => parseDate(text, locale, today),
  })
  const locked = readOnlyReason !== undefined || disabled === true

  return (
    <TextField
      autoComplete="off"
      placeholder={dateExample(locale, Number(today.slice(0, 4)))}
      labels={labels}
      readOnlyReason={readOnlyReason}
      disabled={disabled}
      {...rest}
      error={unreadable ? t.notADate : error}
      value={shown}
      onValueChange={type}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter') read()
        if (event.key !== 'ArrowDown' || !event.altKey || locked) return
        event.preventDefault()
        read()
        setOpen(true)
      }}
      onBlur={(event) => {
        read()
        onBlur?.(event)
      }}
      end={
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild>
            <button
              type="button"
              data-slot="date-picker-button"
              aria-label={t.openCalendar}
              disabled={locked}
              className={boxButton}
            >
              <CalendarIcon size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </PopoverTrigger>
          <PopoverContent align="end" aria-label={t.calendar}>
            <Calendar
              value={unreadable ? '' : day}
              today={today}
              {...(min ? { min } : {})}
              {...(max ? { max } : {})}
              labels={labels}
              onValueChange={(chosen) => {
                put(chosen)
                setOpen(false)
              }}
            />
          </PopoverContent>
        </Popover>
      }
    />
  )
}
