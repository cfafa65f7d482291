// Formats dates and times relative to today.

import { dayInZone, daysBetween } from '../theme/days'
import { dateTimeFormat, relativeTimeFormat } from '../theme/intl'

export interface WhenOptions {
  locale: string
  /** @default the browser's */
  timeZone?: string
}

/** "14:32": 24-hour time in every language. */
export function timeText(at: Date, { locale, timeZone }: WhenOptions): string {
  return dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)
}

/** "18 Nov", with its year when that is not the year of `now`. */
export function dayText(at: Date, { locale, timeZone, now }: WhenOptions & { now?: Date }): string {
  // Plain "en" is American order; the other languages put the day first.
  const tag = locale === 'en' ? 'en-GB' : locale
  const sameYear = now !== undefined && yearOf(at, timeZone) === yearOf(now, timeZone)
  return dateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: sameYear ? undefined : 'numeric',
    timeZone,
  }).format(at)
}

const yearOf = (date: Date, timeZone?: string) => dayInZone(date, timeZone).slice(0, 4)

/** "Today", "Yesterday", or "Monday, 9 Nov". */
export function dayHeading(at: Date, { now, ...options }: WhenOptions & { now: Date }): string {
  const { locale, timeZone } = options
  const ago = daysBetween(dayInZone(at, timeZone), dayInZone(now, timeZone))
  if (ago === 0 || ago === 1)
    return capital(relativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day'), locale)
  const weekday = dateTimeFormat(locale, { weekday: 'long', timeZone }).format(at)
  return capital(`${weekday}, ${dayText(at, { ...options, now })}`, locale)
}

const capital = (text: string, locale: string) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

/** Groups events by the day on which they were, in their order. */
export function eventsByDay<Event extends { at: Date }>(events: readonly Event[], timeZone?: string): Event[][] {
  return [...Map.groupBy(events, ({ at }) => dayInZone(at, timeZone)).values()]
}
