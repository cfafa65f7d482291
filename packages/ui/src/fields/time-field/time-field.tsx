import { ChevronDown, Clock } from 'lucide-react'
import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { FieldPopover, useFieldPopover } from '../field/field-popover'
import { useTyped } from '../field/use-typed'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { TimeList } from './time-list'
import { parseEndTime, parseTime, shiftTime } from './time-text'

export type TimeFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter'> & {
  /** `HH:mm` or an empty string. Invalid input is passed as typed. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Allows 24:00, for the end of a day. @default false */
  endOfDay?: boolean
  /** Minutes between the times of the list. @default 15 */
  listStep?: number
}

/**
 * A time of day, typed or chosen from a list (WAI-ARIA listbox in a dialog). Arrow keys change it by a minute, with Shift by
 * an hour; Alt and arrow down opens the list, as arrow down does in an empty field. Not `type="time"`, because its AM and PM
 * follow the browser's locale.
 */
export function TimeField({
  value,
  defaultValue = '',
  onValueChange,
  error,
  labels,
  readOnlyReason,
  disabled,
  endOfDay = false,
  listStep = 15,
  end,
  onBlur,
  onKeyDown,
  ...rest
}: TimeFieldProps) {
  const t = useLabels('fields', en, labels)
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || disabled === true
  const popover = useFieldPopover(locked)
  const [time, setTime] = useControllable(value, defaultValue, onValueChange)
  const parse = endOfDay ? parseEndTime : parseTime
  const { shown, unreadable, type, put, read } = useTyped({
    value: time,
    setValue: setTime,
    valid: (text) => parse(text) !== undefined,
    format: (text) => text,
    parse,
  })

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={t.time}
      icon={<Clock size={16} strokeWidth={1.5} aria-hidden="true" />}
      labels={labels}
      readOnlyReason={readOnlyReason}
      disabled={disabled}
      {...rest}
      error={unreadable ? t.notATime : error}
      value={shown}
      onValueChange={type}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        popover.onKeyDown(event)
        if (event.defaultPrevented) return
        if (event.key === 'Enter') read()
        if (event.key === 'ArrowDown' && shown === '' && !locked) {
          event.preventDefault()
          popover.openFrom(event.currentTarget)
          return
        }
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!step || locked) return
        event.preventDefault()
        put(shiftTime(parseTime(shown) ?? '00:00', step * (event.shiftKey ? 60 : 1)))
      }}
      onBlur={(event) => {
        read()
        onBlur?.(event)
      }}
      end={
        <>
          {end}
          <FieldPopover
            state={popover}
            slot="time-field-button"
            icon={<ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />}
            openLabel={t.openTimes}
            label={t.times}
            locked={locked}
            className="kui:w-28 kui:p-1"
          >
            <TimeList
              value={parseTime(shown)}
              step={listStep}
              labels={labels}
              onChoose={(time) => {
                put(time)
                popover.setOpen(false)
              }}
            />
          </FieldPopover>
        </>
      }
    />
  )
}
