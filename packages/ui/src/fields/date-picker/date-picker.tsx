import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useKioskUi } from '../../theme/context'
import { dayInZone } from '../../theme/days'
import { Calendar } from '../calendar/calendar'
import { DateField, type DateFieldProps } from '../date-field/date-field'
import { FieldPopover, useFieldPopover } from '../field/field-popover'

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
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || disabled === true
  const popover = useFieldPopover(locked)
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
        popover.onKeyDown(event)
      }}
      end={
        <FieldPopover
          state={popover}
          slot="date-picker-button"
          openLabel={t.openCalendar}
          label={t.calendar}
          locked={locked}
        >
          <Calendar
            {...limits}
            value={day}
            today={dayInZone(now(), timeZone)}
            labels={labels}
            onValueChange={(chosen) => {
              setDay(chosen)
              popover.setOpen(false)
            }}
          />
        </FieldPopover>
      }
    />
  )
}
