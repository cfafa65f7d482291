import { dayInWords } from '../fields/date-field/date-text'
import { addDays, dayInZone, daysBetween, type IsoDate, timeInZone, type Weekday, weekdays } from '../theme/days'
import type { HoursStatus } from './hours-status'
import type { HoursLabels } from './labels/en'
import { MINUTES_A_DAY, minutesOf, type Slot } from './opening-hours'

/** A Monday, from which the other days are counted. */
const MONDAY = '2024-01-01'

/** "Monday", "måndag" as it stands within a sentence. */
export const weekdayInWords = (day: Weekday, locale: string): string =>
  dayInWords(addDays(MONDAY, weekdays.indexOf(day)), locale, { weekday: 'long' })

export const capitalised = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** "24 Dec", with its year when that is another one than today's. */
const nearDay = (day: IsoDate, today: IsoDate, locale: string): string =>
  dayInWords(day, locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }),
  })

/** "24 Dec", "24 Dec – 26 Dec". */
export const nearDays = ({ from, to }: { from: IsoDate; to: IsoDate }, today: IsoDate, locale: string): string =>
  from === to ? nearDay(from, today, locale) : `${nearDay(from, today, locale)} – ${nearDay(to, today, locale)}`

/** "10:00–20:00", or that it is open around the clock. */
function slotInWords({ from, to }: Slot, t: HoursLabels): string {
  const allDay = from === '00:00' && (to === '24:00' || to === '00:00')
  return allDay ? t.view.allDay : `${from}–${to}`
}

/** "10:00–12:00, 13:00–18:00", or that it is closed. */
export const slotsInWords = (slots: readonly Slot[], t: HoursLabels): string =>
  slots.length === 0
    ? t.view.closed
    : [...slots]
        .sort((a, b) => (minutesOf(a.from) ?? MINUTES_A_DAY) - (minutesOf(b.from) ?? MINUTES_A_DAY))
        .map((slot) => slotInWords(slot, t))
        .join(', ')

type StatusOptions = { locale: string; timeZone: string | undefined; t: HoursLabels }

/**
 * "Open now, closes 21:00"; "Closed now, opens Monday 10:00". The day is said when it is another one, but not of a night that
 * ends before noon; days a week away or more are dates.
 */
export function statusInWords({ open, change, today }: HoursStatus, { locale, timeZone, t }: StatusOptions): string {
  if (!change) return open ? t.status.open : t.status.closed
  const time = timeInZone(change.at, timeZone)
  const day = dayInZone(change.at, timeZone)
  const away = daysBetween(today, day)
  const tonight = open && away === 1 && time <= '12:00'
  if (away === 0 || tonight) return open ? t.status.closes(time) : t.status.opens(time)
  const name = away < 7 ? dayInWords(day, locale, { weekday: 'long' }) : nearDay(day, today, locale)
  return open ? t.status.closesOn(name, time) : t.status.opensOn(name, time)
}
