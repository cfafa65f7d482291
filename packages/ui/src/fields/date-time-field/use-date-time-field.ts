import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { addDays, addMonths, dayInZone, type IsoDate, type TimeOfDay } from '../../theme/days'
import { useTyped } from '../field/use-typed'
import {
  formatDateTime,
  isDateTime,
  joinDateTime,
  type LocalDateTime,
  parseDateTime,
  splitDateTime,
  whyNotDateTime,
} from './date-time-text'

export type UseDateTimeFieldProps = {
  /** `YYYY-MM-DDTHH:mm` or an empty string. Invalid input is passed as typed. */
  value?: LocalDateTime | undefined
  defaultValue?: LocalDateTime | undefined
  onValueChange?: ((value: LocalDateTime) => void) | undefined
  /** The first valid minute; earlier ones are passed on and marked. */
  min?: LocalDateTime | undefined
  /** The last valid minute. */
  max?: LocalDateTime | undefined
  /** The time of a day without one. @default '00:00' */
  defaultTime?: TimeOfDay | undefined
  /** Read-only. @default false */
  locked?: boolean | undefined
}

/** State of an input of a day and a time: parsed on blur in the locale's formats, changed by arrow keys. */
export function useDateTimeField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  defaultTime = '00:00',
  locked = false,
}: UseDateTimeFieldProps = {}) {
  const { locale, timeZone, now } = useKioskUi()
  const today = dayInZone(now(), timeZone)
  const [moment, setMoment] = useControllable(value, defaultValue, onValueChange)
  const { day, time } = splitDateTime(moment)
  const { shown, sent, typing, type, put, read } = useTyped({
    value: moment,
    setValue: setMoment,
    valid: isDateTime,
    format: (value) => formatDateTime(value, locale),
    parse: (text) => parseDateTime(text, locale, today, time || defaultTime),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') read()
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step || event.altKey || locked) return
    event.preventDefault()
    const typed = typing ? parseDateTime(shown, locale, today, time || defaultTime) : undefined
    const from = typed ? splitDateTime(typed) : { day, time }
    const next = from.day ? (event.shiftKey ? addMonths : addDays)(from.day, step) : today
    put(joinDateTime(next, from.time || defaultTime))
  }

  return {
    day,
    time,
    /** The day and time, or the typed text while it is none, for plain forms. */
    sent,
    /** Today in the mall. */
    today,
    problem: typing ? undefined : whyNotDateTime(moment, min, max),
    /** Sets the day, and keeps the time. */
    putDay: (next: IsoDate) => put(joinDateTime(next, time || defaultTime)),
    /** Sets the time, of today if there is no day. */
    putTime: (next: TimeOfDay) => put(joinDateTime(day || today, next)),
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
