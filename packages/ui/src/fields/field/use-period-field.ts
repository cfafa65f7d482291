import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { useTyped } from './use-typed'

type UsePeriodFieldProps = {
  /** The value as text; an empty string for none. */
  value: string
  setValue: (value: string) => void
  /** The number of a valid text, counted from 0; undefined for others. */
  periodOf: (text: string) => number | undefined
  textOf: (period: number) => string
  format: (text: string) => string
  parse: (text: string) => string | undefined
  /** The present period, where arrow keys start. */
  now: number
  min: number
  max: number
  locked: boolean
}

/** State of an input of a month or year: parsed on blur, changed by arrow keys. */
export function usePeriodField({
  value,
  setValue,
  periodOf,
  textOf,
  format,
  parse,
  now,
  min,
  max,
  locked,
}: UsePeriodFieldProps) {
  const { shown, sent, typing, unreadable, type, put, read } = useTyped({
    value,
    setValue,
    valid: (text) => periodOf(text) !== undefined,
    format,
    parse,
  })
  const period = periodOf(value)
  const problem = (): 'unreadable' | 'early' | 'late' | undefined => {
    if (typing) return undefined
    if (period === undefined) return unreadable ? 'unreadable' : undefined
    if (period < min) return 'early'
    return period > max ? 'late' : undefined
  }
  return {
    period,
    sent,
    problem: problem(),
    /** Sets the period other than by typing. */
    put: (next: number) => put(textOf(next)),
    /** Sets the typed text. */
    type,
    /** Props of the text input. */
    inputProps: {
      value: shown,
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') read()
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!step || event.altKey || locked) return
        event.preventDefault()
        const from = typing ? periodOf(parse(shown) ?? '') : period
        put(textOf(Math.min(max, Math.max(min, from === undefined ? now : from + step))))
      },
      onBlur: (_event: FocusEvent<HTMLInputElement>) => read(),
    },
  }
}
