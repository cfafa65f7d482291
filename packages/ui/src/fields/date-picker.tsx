import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { useKioskUi } from '../internal/context'
import { useControllable } from '../internal/use-controllable'
import { useLabels } from '../internal/use-labels'
import { Popover, PopoverContent, PopoverTrigger } from '../primitives/popover'
import { Calendar } from './calendar'
import { dateExample, formatDate, type IsoDate, parseDate, todayIn } from './date-text'
import { en } from './labels'
import { TextField, type TextFieldProps } from './text-field'

export type DatePickerProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'icon' | 'end' | 'min' | 'max'
> & {
  /** `YYYY-MM-DD`, or the empty text. */
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
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const shown = day === '' ? '' : formatDate(day, locale)
  const unreadable = typed !== undefined && typed.trim() !== '' && parseDate(typed, locale, today) === undefined
  const locked = readOnlyReason !== undefined || disabled === true

  const commit = (text: string) => {
    const read = text.trim() === '' ? '' : parseDate(text, locale, today)
    if (read === undefined) return
    setTyped(undefined)
    if (read !== day) setDay(read)
  }

  return (
    <TextField
      autoComplete="off"
      placeholder={dateExample(locale, Number(today.slice(0, 4)))}
      labels={labels}
      readOnlyReason={readOnlyReason}
      disabled={disabled}
      {...rest}
      error={left && unreadable ? t.notADate : error}
      value={typed ?? shown}
      onValueChange={(text) => {
        setLeft(false)
        setTyped(text)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter' && typed !== undefined) commit(typed)
        if (event.key !== 'ArrowDown' || !event.altKey || locked) return
        event.preventDefault()
        setOpen(true)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setLeft(true)
        if (typed !== undefined) commit(typed)
      }}
      end={
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild>
            <button
              type="button"
              data-slot="date-picker-button"
              aria-label={t.openCalendar}
              disabled={locked}
              className="kui:-mr-1 kui:grid kui:size-6 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-fg-subtle kui:not-disabled:hover:bg-hover kui:focus-visible:shadow-ring"
            >
              <CalendarIcon size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </PopoverTrigger>
          <PopoverContent align="end" aria-label={t.calendar}>
            <Calendar
              value={day}
              today={today}
              {...(min ? { min } : {})}
              {...(max ? { max } : {})}
              labels={labels}
              onValueChange={(chosen) => {
                setTyped(undefined)
                setDay(chosen)
                setOpen(false)
              }}
            />
          </PopoverContent>
        </Popover>
      }
    />
  )
}
