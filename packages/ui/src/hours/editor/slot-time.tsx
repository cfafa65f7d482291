// Input for the start or end of a slot.

import { en } from '#labels/fields'
import { fieldContext } from '../../fields/field/field-context'
import { useTyped } from '../../fields/field/use-typed'
import { TextInput } from '../../fields/text-field/text-field'
import { parseEndTime, parseTime, shiftTime } from '../../fields/time-field/time-text'
import { useLabels } from '../../internal/hooks/use-labels'

type SlotTimeProps = {
  id: string
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Whether it is the end of a slot, which allows 24:00. */
  end: boolean
  locked: boolean
  invalid: boolean
  /** The id of its error. */
  describedBy: string | undefined
}

/** A compact time input without visible label. Arrow keys change it by a minute, with Shift by an hour. */
export function SlotTime({ id, label, value, onValueChange, end, locked, invalid, describedBy }: SlotTimeProps) {
  const t = useLabels('fields', en)
  const parse = end ? parseEndTime : parseTime
  const { shown, type, put, read } = useTyped({
    value,
    setValue: onValueChange,
    valid: (text) => parse(text) !== undefined,
    format: (text) => text,
    parse,
  })
  const control = {
    id,
    'aria-labelledby': undefined,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': undefined,
    locked,
  } as const
  return (
    <fieldContext.Provider value={control}>
      <span className="kui:w-15.5 kui:shrink-0 kui:pointer-coarse:w-17 kui:[&_input]:tabular-nums">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          placeholder={t.time}
          aria-label={label}
          value={shown}
          onValueChange={type}
          onKeyDown={(event) => {
            if (event.key === 'Enter') read()
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (!step || locked) return
            event.preventDefault()
            const time = parse(shown) ?? '00:00'
            put(shiftTime(time === '24:00' ? '00:00' : time, step * (event.shiftKey ? 60 : 1)))
          }}
          onBlur={read}
        />
      </span>
    </fieldContext.Provider>
  )
}
