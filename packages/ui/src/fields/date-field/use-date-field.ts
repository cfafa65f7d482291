import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { addDays, addMonths, dayInZone, type IsoDate, isDay } from '../../theme/days'
import { useTyped } from '../field/use-typed'
import { formatDate, parseDate } from './date-text'

export type UseDateFieldProps = {
  /** `YYYY-MM-DD` or an empty string. Invalid input is passed as typed. */
  value?: IsoDate | undefined
  defaultValue?: IsoDate | undefined
  onValueChange?: ((value: IsoDate) => void) | undefined
  /** The first valid day; earlier days are passed on and marked. */
  min?: IsoDate | undefined
  /** The last valid day. */
  max?: IsoDate | undefined
  /** Read-only. @default false */
  locked?: boolean | undefined
}

/** Why a date is invalid. */
export type DateProblem = 'unreadable' | 'early' | 'late'

/** Validates a day or the text in its place; an empty string is valid. */
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

/** State of a date input: parsed on blur in the locale's formats, changed by arrow keys. */
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
  const { shown, sent, typing, type, put, read } = useTyped({
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
    // formatted dates cannot be parsed in every locale
    const from = typing ? parse(shown) : isDay(day) ? day : undefined
    const next = from ? (event.shiftKey ? addMonths : addDays)(from, step) : today
    put(within(next, min, max))
  }

  return {
    day,
    /** The day, or the typed text while it is none, for plain forms. */
    sent,
    /** Today in the mall. */
    today,
    problem: typing ? undefined : whyNotDay(day, min, max),
    /** Sets the day other than by typing. */
    put,
    /** Parses the typed text like on blur. */
    read,
    /** Sets the typed text. */
    type,
    /** Props of the text input. */
    inputProps: {
      value: shown,
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown,
      onBlur: (_event: FocusEvent<HTMLInputElement>) => read(),
    },
  }
}
