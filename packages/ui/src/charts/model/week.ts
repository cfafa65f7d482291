import { addDays } from '../../theme/days'
import { dateTimeFormat } from '../../theme/intl'

/** Values by weekday, Monday first, and hour: 7 arrays of 24. */
export type WeekFigures = readonly (readonly (number | null)[])[]

/** Number of shades of a heatmap, without that for 0. */
export const SHADES = 5

/** The shade of a value: 0 for 0, then in equal steps up to the maximum. */
export const shadeOf = (value: number | null, most: number): number =>
  value === null || value <= 0 || most <= 0 ? 0 : Math.min(SHADES, Math.ceil((value / most) * SHADES))

/** The maximum value. */
export const mostOf = (figures: WeekFigures): number =>
  figures.reduce((most, day) => day.reduce<number>((max, value) => Math.max(max, value ?? 0), most), 0)

/** Weekdays in the order of a region, 0 is Monday. `first` is 0 for Sunday, as in calendars. */
export const weekdaysFrom = (first: number): number[] =>
  Array.from({ length: 7 }, (_, index) => (first + 6 + index) % 7)

/** Weekday names, Monday first. */
export function weekdayNames(locale: string, length: 'short' | 'long'): string[] {
  const format = dateTimeFormat(locale, { weekday: length, timeZone: 'UTC' })
  // any Monday
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(`${addDays('2026-11-16', index)}T00:00:00Z`)))
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** 16:00–17:00 */
export const hourText = (hour: number) => `${clock(hour)}–${clock(hour + 1)}`
