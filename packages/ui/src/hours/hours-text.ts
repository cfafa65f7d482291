// Texts of opening hours and of their current status.

import type { HoursLabels } from '#labels/hours'
import { formatDay } from '../fields/date-field/date-text'
import { addDays, dayInZone, daysBetween, type IsoDate, timeInZone, type Weekday, weekdays } from '../theme/days'
import type { HoursStatus } from './hours-status'
import { MINUTES_A_DAY, minutesOf, type Slot } from './opening-hours'

/** A Monday, the base of weekday names. */
const MONDAY = '2024-01-01'

/** "Monday", "måndag", as within a sentence. */
export const weekdayName = (day: Weekday, locale: string): string =>
  formatDay(addDays(MONDAY, weekdays.indexOf(day)), locale, { weekday: 'long' })

export const capitalised = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** "24 Dec", with the year if it is not the current one. */
const nearDay = (day: IsoDate, today: IsoDate, locale: string): string =>
  formatDay(day, locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }),
  })

/** "24 Dec", "24 Dec – 26 Dec". */
export const nearDays = ({ from, to }: { from: IsoDate; to: IsoDate }, today: IsoDate, locale: string): string =>
  from === to ? nearDay(from, today, locale) : `${nearDay(from, today, locale)} – ${nearDay(to, today, locale)}`

/** "10:00–20:00", or open around the clock. */
function formatSlot({ from, to }: Slot, t: HoursLabels): string {
  const allDay = from === '00:00' && (to === '24:00' || to === '00:00')
  return allDay ? t.view.allDay : `${from}–${to}`
}

/** "10:00–12:00, 13:00–18:00", or closed. */
export const formatSlots = (slots: readonly Slot[], t: HoursLabels): string =>
  slots.length === 0
    ? t.view.closed
    : [...slots]
        .sort((a, b) => (minutesOf(a.from) ?? MINUTES_A_DAY) - (minutesOf(b.from) ?? MINUTES_A_DAY))
        .map((slot) => formatSlot(slot, t))
        .join(', ')

type StatusOptions = { locale: string; timeZone: string | undefined; t: HoursLabels }

/**
 * "Open now, closes 21:00"; "Closed now, opens Monday 10:00". Names the day if it is another one, except for nights
 * that end before noon; from a week on, dates.
 */
export function statusText({ open, change, today }: HoursStatus, { locale, timeZone, t }: StatusOptions): string {
  if (!change) return open ? t.status.open : t.status.closed
  const time = timeInZone(change.at, timeZone)
  const day = dayInZone(change.at, timeZone)
  const days = daysBetween(today, day)
  const tonight = open && days === 1 && time <= '12:00'
  if (days === 0 || tonight) return open ? t.status.closes(time) : t.status.opens(time)
  const name = days < 7 ? formatDay(day, locale, { weekday: 'long' }) : nearDay(day, today, locale)
  return open ? t.status.closesOn(name, time) : t.status.opensOn(name, time)
}
