import { Clock } from 'lucide-react'
import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useTyped } from '../field/use-typed'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { parseTime, shiftTime } from './time-text'

export type TimeFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter'> & {
  /** `HH:mm` or an empty string. Invalid input is passed as typed. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/**
 * A time of day; arrow keys change it by a minute, with Shift by an hour. Not `type="time"`, because its AM and PM follow the
 * browser's locale.
 */
export function TimeField({
  value,
  defaultValue = '',
  onValueChange,
  error,
  labels,
  readOnlyReason,
  onBlur,
  onKeyDown,
  ...rest
}: TimeFieldProps) {
  const t = useLabels('fields', en, labels)
  const locked = isLocked(readOnlyReason) || rest.readOnly === true
  const [time, setTime] = useControllable(value, defaultValue, onValueChange)
  const { shown, unreadable, type, put, read } = useTyped({
    value: time,
    setValue: setTime,
    valid: (text) => parseTime(text) !== undefined,
    format: (text) => text,
    parse: parseTime,
  })

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      icon={<Clock size={16} strokeWidth={1.5} aria-hidden="true" />}
      labels={labels}
      readOnlyReason={readOnlyReason}
      {...rest}
      error={unreadable ? t.notATime : error}
      value={shown}
      onValueChange={type}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter') read()
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!step || locked) return
        event.preventDefault()
        put(shiftTime(parseTime(shown) ?? '00:00', step * (event.shiftKey ? 60 : 1)))
      }}
      onBlur={(event) => {
        read()
        onBlur?.(event)
      }}
    />
  )
}
