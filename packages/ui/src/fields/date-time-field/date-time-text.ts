// Reads and writes a day with a time of day.

import { type IsoDate, isDay, type TimeOfDay } from '../../theme/days'
import { formatDate, parseDate } from '../date-field/date-text'
import type { DateProblem } from '../date-field/use-date-field'
import { parseTime } from '../time-field/time-text'

/** A local time as `YYYY-MM-DDTHH:mm`, without zone. */
export type LocalDateTime = string

export const joinDateTime = (day: IsoDate, time: TimeOfDay): LocalDateTime => `${day}T${time}`

/** The day and the time of a value; both are empty if it is none. */
export function splitDateTime(value: string): { day: IsoDate; time: TimeOfDay } {
  const [day = '', time = ''] = value.split('T')
  const valid = isDay(day) && time.length === 5 && parseTime(time) === time
  return valid ? { day, time } : { day: '', time: '' }
}

/** Whether a text is a valid day with a time. */
export const isDateTime = (text: string): text is LocalDateTime => splitDateTime(text).day !== ''

/** `21 Nov 2026, 14:30`, in the locale's format; returns invalid text unchanged. */
export function formatDateTime(value: LocalDateTime, locale: string): string {
  const { day, time } = splitDateTime(value)
  return day === '' ? value : `${formatDate(day, locale)}, ${time}`
}

const timeAtEnd = /^(.*?)[\s,T]+(\d{1,2}[:.]\d{2})$/

/**
 * Reads a day as in a `DateField`, and the time after it: `21/11 14:30`, `2026-11-21T14:30`. Without a time it is
 * `time`.
 * @returns undefined when it is none
 */
export function parseDateTime(text: string, locale: string, today: IsoDate, time: TimeOfDay) {
  const [, dayText = '', timeText = ''] = timeAtEnd.exec(text.trim()) ?? []
  const day = parseDate(dayText, locale, today)
  const typed = parseTime(timeText)
  if (day && typed) return joinDateTime(day, typed)
  const alone = parseDate(text, locale, today)
  return alone && joinDateTime(alone, time)
}

/** Validates a value or the text in its place; an empty string is valid. */
export function whyNotDateTime(value: string, min = '', max = ''): DateProblem | undefined {
  if (value === '') return undefined
  if (!isDateTime(value)) return 'unreadable'
  if (isDateTime(min) && value < min) return 'early'
  return isDateTime(max) && value > max ? 'late' : undefined
}
