import { Calendar as CalendarIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { Popover, PopoverContent, PopoverTrigger } from '../../primitives/popover/popover'
import { useKioskUi } from '../../theme/context'
import { dayInZone } from '../../theme/days'
import { Calendar } from '../calendar/calendar'
import { DateField, type DateFieldProps } from '../date-field/date-field'
import { boxButton } from '../field/control'

export type DatePickerProps = Omit<DateFieldProps, 'icon' | 'end'>

/**
 * A day, typed as in `DateField` or selected in a calendar (WAI-ARIA date picker dialog). The calendar starts on the
 * locale's first weekday and covers 100 years before and after today, or `min` to `max`. Alt and arrow down opens the
 * calendar, Escape closes it. `className` goes to the field, `ref` and other props to the input.
 */
export function DatePicker({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  labels,
  readOnlyReason,
  disabled,
  onKeyDown,
  ...rest
}: DatePickerProps) {
  const t = useLabels('fields', en, labels)
  const { timeZone, now } = useKioskUi()
  const [day, setDay] = useControllable(value, defaultValue, onValueChange)
  const [open, setOpen] = useState(false)
  // The focus returns to the input if that opened the calendar.
  const text = useRef<HTMLElement>(undefined)
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || disabled === true
  const limits = { ...(min ? { min } : {}), ...(max ? { max } : {}) }

  return (
    <DateField
      {...rest}
      {...limits}
      labels={labels}
      readOnlyReason={readOnlyReason}
      disabled={disabled}
      value={day}
      onValueChange={setDay}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'ArrowDown' || !event.altKey || locked) return
        event.preventDefault()
        text.current = event.currentTarget
        setOpen(true)
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
          <PopoverContent
            align="end"
            aria-label={t.calendar}
            onCloseAutoFocus={(event) => {
              if (!text.current) return
              event.preventDefault()
              text.current.focus()
              text.current = undefined
            }}
          >
            <Calendar
              {...limits}
              value={day}
              today={dayInZone(now(), timeZone)}
              labels={labels}
              onValueChange={(chosen) => {
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
