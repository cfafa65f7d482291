import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useTyped } from '../field/use-typed'
import { TextField, type TextFieldProps } from '../text-field/text-field'

export type NumberFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'min' | 'max' | 'step'
> & {
  /** An integer, `null` if empty, `NaN` if invalid. */
  value?: number | null
  defaultValue?: number | null
  onValueChange?: (value: number | null) => void
  /** Limits the arrow keys, not typing. */
  min?: number
  max?: number
  /** Step of the arrow keys. @default 1 */
  step?: number
  /** The invalid text behind `NaN`, after a remount: "1o". */
  initialText?: string | undefined
}

const whole = /^-?\d+$/
// allow thousands separators and Unicode minus signs
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-')

const toText = (value: number | null) => (value === null ? '' : String(value))
const toNumber = (text: string) => (text === '' ? null : whole.test(text) ? Number(text) : Number.NaN)

/** An integer; arrow keys change it. Not `type="number"`, which drops invalid text silently and changes on scroll. */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  initialText,
  error,
  labels,
  readOnlyReason,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const t = useLabels('fields', en, labels)
  const locked = isLocked(readOnlyReason) || rest.readOnly === true
  const [number, setNumber] = useControllable<number | null>(value, defaultValue, onValueChange)
  const { shown, unreadable, type, put, read } = useTyped({
    value: toText(number),
    setValue: (text) => setNumber(toNumber(text)),
    valid: (text) => whole.test(text),
    format: (text) => text,
    initialText,
    parse: (text) => (whole.test(plain(text)) ? String(Number(plain(text))) : undefined),
  })

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      labels={labels}
      readOnlyReason={readOnlyReason}
      {...rest}
      error={unreadable ? t.notAnInteger : error}
      value={shown}
      onValueChange={type}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter') read()
        const by = { ArrowUp: step, ArrowDown: -step }[event.key]
        if (!by || locked) return
        event.preventDefault()
        const from = toNumber(plain(shown)) ?? 0
        put(String(Math.min(max, Math.max(min, (Number.isNaN(from) ? 0 : from) + by))))
      }}
      onBlur={(event) => {
        read()
        onBlur?.(event)
      }}
    />
  )
}
