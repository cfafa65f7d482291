import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { useTyped } from '../field/use-typed'
import { formatNumber, isNumber, parseNumber, stepNumber } from './number-text'

export type UseNumberFieldProps = {
  /** `null` if empty, `NaN` if invalid. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onValueChange?: ((value: number | null) => void) | undefined
  /** Limits the steps, not typing. */
  min?: number | undefined
  max?: number | undefined
  /** @default 1 */
  step?: number | undefined
  /** Most fraction digits. @default 0 */
  decimals?: number | undefined
  initialText?: string | undefined
  /** Read-only. @default false */
  locked?: boolean | undefined
}

const toText = (value: number | null) => (value === null ? '' : String(value))

/** State of a number input: parsed on blur in the locale's format, changed by steps. */
export function useNumberField({
  value,
  defaultValue = null,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decimals = 0,
  initialText,
  locked = false,
}: UseNumberFieldProps = {}) {
  const { locale } = useKioskUi()
  const [number, setNumber] = useControllable<number | null>(value, defaultValue, onValueChange)
  const toNumber = (text: string) => (text === '' ? null : isNumber(text, decimals) ? Number(text) : Number.NaN)
  const parse = (text: string) => parseNumber(text, locale, decimals)
  const { shown, sent, typing, unreadable, type, put, read } = useTyped({
    value: toText(number),
    setValue: (text) => setNumber(toNumber(text)),
    valid: (text) => isNumber(text, decimals),
    format: (text) => formatNumber(text, locale),
    initialText,
    parse,
  })
  /** The number of the text, also while typing. */
  const at = toNumber(parse(shown) ?? '')
  /** Changes the number by some steps, from 0 if there is none. Returns its text. */
  const stepBy = (steps: number) => {
    const next = stepNumber(at ?? 0, steps * step, { min, max, decimals })
    put(next)
    return formatNumber(next, locale)
  }

  return {
    number,
    /** The number with a point, or the typed text while it is none, for plain forms. */
    sent,
    typing,
    unreadable,
    stepBy,
    /** Whether a step is possible: some steps up, or down if negative. */
    mayStep: (steps: number) => !locked && (steps > 0 ? (at ?? 0) < max : (at ?? 0) > min),
    /** Sets the typed text. */
    type,
    /** Props of the text input. */
    inputProps: {
      value: shown,
      inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const),
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') read()
        const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!steps || locked) return
        event.preventDefault()
        stepBy(steps)
      },
      onBlur: (_event: FocusEvent<HTMLInputElement>) => read(),
    },
  }
}
