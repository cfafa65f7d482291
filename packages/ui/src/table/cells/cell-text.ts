// Texts of table cells for edit times and dates.

import { dayText, timeText, type WhenOptions } from '../../layout/when'
import { dayInZone, daysBetween } from '../../theme/days'
import { relativeTimeFormat } from '../../theme/intl'

/** State of a record relative to the last publication. */
export type ContentStatus = 'unpublished' | 'changed' | 'published'

/** Short time of an edit: "Today, 14:32", "18 Nov, 09:41", "18 Nov 2025". */
export function editedText(at: Date, { now, ...options }: WhenOptions & { now: Date }): string {
  const ago = daysBetween(dayInZone(at, options.timeZone), dayInZone(now, options.timeZone))
  const day = dayText(at, { ...options, now })
  if (ago === 0 || ago === 1)
    return `${capital(relativeDay(-ago, options.locale), options.locale)}, ${timeText(at, options)}`
  // without the time in other years
  return day === dayText(at, options) ? day : `${day}, ${timeText(at, options)}`
}

/** Formats a date without a time in UTC, so that the day is the same in every zone. */
export function dateOnlyText(date: string, locale: string): string {
  return dayText(new Date(`${date}T00:00:00Z`), { locale, timeZone: 'UTC' })
}

const relativeDay = (days: number, locale: string) =>
  relativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
