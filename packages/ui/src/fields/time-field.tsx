import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useControllable } from '../internal/use-controllable'
import { useLabels } from '../internal/use-labels'
import { en } from './labels'
import { TextField, type TextFieldProps } from './text-field'
import { parseTime, shiftTime } from './time-text'

export type TimeFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter'> & {
  /** `HH:mm`, or the empty text. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/**
 * A time of day, typed as people type it; arrows move it by a minute, with Shift by an hour.
 * No `type="time"`: that shows AM and PM by the browser's locale.
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
  const [time, setTime] = useControllable(value, defaultValue, onValueChange)
  const [typed, setTyped] = useState<string>()
  const unreadable = typed !== undefined && typed.trim() !== '' && parseTime(typed) === undefined
  const [left, setLeft] = useState(false)

  const commit = (text: string) => {
    const read = text.trim() === '' ? '' : parseTime(text)
    if (read === undefined) return
    setTyped(undefined)
    if (read !== time) setTime(read)
  }

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      icon={<Clock size={16} strokeWidth={1.5} aria-hidden="true" />}
      labels={labels}
      readOnlyReason={readOnlyReason}
      {...rest}
      error={left && unreadable ? t.notATime : error}
      value={typed ?? time}
      onValueChange={(text) => {
        setLeft(false)
        setTyped(text)
        // a whole time counts at once, so that Enter saves what is seen
        if (/^\d{1,2}[:.]\d{2}$/.test(text.trim()) && parseTime(text)) setTime(parseTime(text) as string)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (event.key === 'Enter' && typed !== undefined) commit(typed)
        if (!step || readOnlyReason !== undefined) return
        event.preventDefault()
        setTyped(undefined)
        setTime(shiftTime(parseTime(typed ?? time) ?? '00:00', step * (event.shiftKey ? 60 : 1)))
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setLeft(true)
        if (typed !== undefined) commit(typed)
      }}
    />
  )
}
