import { addDays } from '../../theme/days'
import { dateTimeFormat } from '../../theme/intl'

/** Figures by weekday, Monday first, and hour of the day: 7 lists of 24. */
export type WeekFigures = readonly (readonly (number | null)[])[]

/** How many shades a heatmap has, beside nothing. */
export const SHADES = 5

/** The shade of a figure: 0 for nothing, then by equal parts of the most. */
export const shadeOf = (value: number | null, most: number): number =>
  value === null || value <= 0 || most <= 0 ? 0 : Math.min(SHADES, Math.ceil((value / most) * SHADES))

/** The most of all figures. */
export const mostOf = (figures: WeekFigures): number =>
  figures.reduce((most, day) => day.reduce<number>((max, value) => Math.max(max, value ?? 0), most), 0)

/** Weekdays in their order in a region, 0 is Monday; `first` counts as calendars do, 0 is Sunday. */
export const weekdaysFrom = (first: number): number[] =>
  Array.from({ length: 7 }, (_, index) => (first + 6 + index) % 7)

/** Names of the weekdays, Monday first. */
export function weekdayNames(locale: string, length: 'short' | 'long'): string[] {
  const format = dateTimeFormat(locale, { weekday: length, timeZone: 'UTC' })
  // any Monday
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(`${addDays('2026-11-16', index)}T00:00:00Z`)))
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** 16:00–17:00 */
export const hourText = (hour: number) => `${clock(hour)}–${clock(hour + 1)}`
