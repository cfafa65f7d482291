import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { addDays, addMonths, dayInZone, type IsoDate, isDay } from '../../theme/days'
import { useTyped } from '../field/use-typed'
import { dateExample, formatDate, parseDate } from './date-text'

export type UseDateFieldProps = {
  /** `YYYY-MM-DD`, or the empty text. What was typed and is no date is given as it was typed. */
  value?: IsoDate | undefined
  defaultValue?: IsoDate | undefined
  onValueChange?: ((value: IsoDate) => void) | undefined
  /** The first day that is right; an earlier one is handed on all the same, and marked. */
  min?: IsoDate | undefined
  /** The last day that is right. */
  max?: IsoDate | undefined
  /** Shown, but not to be changed. @default false */
  locked?: boolean | undefined
}

/** Why what stands in a field is not right. */
export type DateProblem = 'unreadable' | 'early' | 'late'

/** What is wrong with a day that is given, or with a text given in its place; the empty text is never wrong. */
export function whyNotDay(day: string, min?: IsoDate, max?: IsoDate): DateProblem | undefined {
  if (day === '') return undefined
  if (!isDay(day)) return 'unreadable'
  if (min && isDay(min) && day < min) return 'early'
  return max && isDay(max) && day > max ? 'late' : undefined
}

function within(day: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  const problem = whyNotDay(day, min, max)
  return (problem === 'early' && min) || (problem === 'late' && max) || day
}

/** A day as text: typed in the locale's own form, read when the field is left, moved by the arrow keys. */
export function useDateField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  locked = false,
}: UseDateFieldProps = {}) {
  const { locale, timeZone, now } = useKioskUi()
  const today = dayInZone(now(), timeZone)
  const [day, setDay] = useControllable(value, defaultValue, onValueChange)
  const parse = (text: string) => parseDate(text, locale, today)
  const { shown, typing, type, put, read } = useTyped({
    value: day,
    setValue: setDay,
    valid: isDay,
    format: (value) => (value === '' ? '' : formatDate(value, locale)),
    parse,
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') read()
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step || event.altKey || locked) return
    event.preventDefault()
    // what is written out need not be readable in every locale
    const from = typing ? parse(shown) : isDay(day) ? day : undefined
    const next = from ? (event.shiftKey ? addMonths : addDays)(from, step) : today
    put(within(next, min, max))
  }

  return {
    day,
    /** The day in the mall. */
    today,
    problem: typing ? undefined : whyNotDay(day, min, max),
    /** Gives the day in another way than by typing. */
    put,
    /** Takes what was typed, as leaving the field does. */
    read,
    /** Takes a text as it is typed. */
    type,
    /** For an input of text. */
    inputProps: {
      value: shown,
      autoComplete: 'off',
      placeholder: dateExample(locale, Number(today.slice(0, 4))),
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown,
      onBlur: (_event: FocusEvent<HTMLInputElement>) => read(),
    },
  }
}
