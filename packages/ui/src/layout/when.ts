// Formats dates and times relative to today.

import { dayInZone } from '../theme/days'
import { dateTimeFormat } from '../theme/intl'

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
