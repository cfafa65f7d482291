// Helpers of the OpenStreetMap and schema.org formats.

import { addDays, type IsoDate, isDay } from '../theme/days'
import {
  exceptionOn,
  type HoursException,
  MINUTES_A_DAY,
  minutesOf,
  type OpeningHours,
  type Slot,
  slotMinutes,
  timeOf,
} from './opening-hours'

/** Result of parsing hours in another notation. */
export type ReadHours = {
  hours: OpeningHours
  /** Unsupported parts, such as public holidays or sunset, as written. */
  unread: string[]
}

export type HoursTextOptions = {
  /** Language of exceptions' names: these notations have one only. @default 'en' */
  language?: string
}

/** Options for writing. */
export type HoursWriteOptions = HoursTextOptions & {
  /** The mall's hours; their special days apply if the written hours follow them. */
  mall?: OpeningHours | undefined
}

/** Maximum length of an exception in days. */
export const MAX_EXCEPTION_DAYS = 1500

/** Normalises slots: sorted, shortest form, invalid ones removed. */
export const tidySlots = (slots: readonly Slot[]): Slot[] =>
  slots
    .flatMap((slot) => {
      const minutes = slotMinutes(slot)
      return minutes ? [minutes] : []
    })
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({
      from: timeOf(start),
      to: timeOf(end > MINUTES_A_DAY ? end - MINUTES_A_DAY : end),
    }))

export const sameSlots = (one: readonly Slot[], other: readonly Slot[]): boolean =>
  one.length === other.length && one.every(({ from, to }, at) => from === other[at]?.from && to === other[at]?.to)

/**
 * Splits exceptions into runs by day: one inside another splits it, since other notations do not prefer the shorter
 * one.
 */
export function exceptionRuns(hours: OpeningHours): HoursException[] {
  const days = new Map<IsoDate, HoursException>()
  for (const { from, to } of hours.exceptions) {
    if (!isDay(from) || !isDay(to)) continue
    for (let day = from, count = 0; day <= to && count < MAX_EXCEPTION_DAYS; day = addDays(day, 1), count += 1) {
      const holds = exceptionOn(hours, day)
      if (holds) days.set(day, holds)
    }
  }
  const runs: HoursException[] = []
  let before: HoursException | undefined
  for (const [day, holds] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = runs.at(-1)
    if (last && before === holds && addDays(last.to, 1) === day) last.to = day
    else runs.push({ ...holds, from: day, to: day, slots: tidySlots(holds.slots) })
    before = holds
  }
  return runs
}

/** Joins consecutive days with equal hours. */
export function joinDays(
  days: readonly { day: IsoDate; name: string; slots: Slot[] }[],
  language: string,
): HoursException[] {
  const joined: HoursException[] = []
  for (const { day, name, slots } of [...days].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && addDays(last.to, 1) === day && (last.name[language] ?? '') === name && sameSlots(last.slots, slots)) {
      last.to = day
    } else joined.push({ from: day, to: day, name: name === '' ? {} : { [language]: name }, slots })
  }
  return joined
}

/** `9:05` as `09:05`; undefined for anything but a time up to 24:00. */
export function clockText(hour: string, minute: string): string | undefined {
  const text = `${hour.padStart(2, '0')}:${minute}`
  return minutesOf(text) === undefined ? undefined : text
}
