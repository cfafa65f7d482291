import { en } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useKioskUi } from '../../theme/context'
import { dayInZone, type TimeOfDay } from '../../theme/days'
import { Calendar } from '../calendar/calendar'
import { FieldPopover, useFieldPopover } from '../field/field-popover'
import { SentValue } from '../field/sent-value'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { TimeField } from '../time-field/time-field'
import { parseTime } from '../time-field/time-text'
import { formatDateTime, type LocalDateTime, splitDateTime } from './date-time-text'
import { useDateTimeField } from './use-date-time-field'

export type DateTimeFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'min' | 'max' | 'icon' | 'end'
> & {
  /** `YYYY-MM-DDTHH:mm`, local and without zone, or an empty string. Invalid input is passed as typed. */
  value?: LocalDateTime
  defaultValue?: LocalDateTime
  onValueChange?: (value: LocalDateTime) => void
  /** The first valid minute. Earlier ones are marked and still passed on, for the form to reject. */
  min?: LocalDateTime
  /** The last valid minute. */
  max?: LocalDateTime
  /** The time of a day without one. @default '00:00' */
  defaultTime?: TimeOfDay
}

/**
 * A day and a time in one text input, `21/11 14:30`, or chosen in a calendar with a time field (WAI-ARIA date picker
 * dialog). Arrow keys change it by a day, with Shift by a month; Alt and arrow down opens the calendar. `className` goes
 * to the field, `ref` and other props to the input.
 */
export function DateTimeField({
  value,
  defaultValue,
  onValueChange,
  min = '',
  max = '',
  defaultTime,
  error,
  labels,
  readOnlyReason,
  disabled,
  onKeyDown,
  onBlur,
  name,
  ...rest
}: DateTimeFieldProps) {
  const t = useLabels('fields', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || disabled === true
  const state = useDateTimeField({ value, defaultValue, onValueChange, min, max, defaultTime, locked })
  const popover = useFieldPopover(locked)
  const problems = {
    unreadable: t.notADate(formatDateTime(`${dayInZone(now(), timeZone)}T18:45`, locale)),
    early: t.dates.tooEarly(formatDateTime(min, locale)),
    late: t.dates.tooLate(formatDateTime(max, locale)),
  }
  const { onChange: _, ...input } = state.inputProps
  const [firstDay, lastDay] = [splitDateTime(min).day, splitDateTime(max).day]

  return (
    <TextField
      {...input}
      placeholder={t.dateTime}
      labels={labels}
      readOnlyReason={readOnlyReason}
      disabled={disabled}
      {...rest}
      error={state.problem ? problems[state.problem] : error}
      onValueChange={state.type}
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
          <FieldPopover
            state={popover}
            slot="date-time-field-button"
            openLabel={t.openCalendar}
            label={t.calendar}
            locked={locked}
          >
            <div className="kui:flex kui:flex-col kui:gap-3">
              <Calendar
                {...(firstDay ? { min: firstDay } : {})}
                {...(lastDay ? { max: lastDay } : {})}
                value={state.day}
                today={state.today}
                labels={labels}
                onValueChange={state.putDay}
              />
              <TimeField
                label={t.time}
                labels={labels}
                value={state.time}
                onValueChange={(time) => {
                  if (parseTime(time) === time) state.putTime(time)
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') popover.setOpen(false)
                }}
              />
            </div>
          </FieldPopover>
          <SentValue name={name} form={rest.form} disabled={disabled} value={state.sent} />
        </>
      }
    />
  )
}
