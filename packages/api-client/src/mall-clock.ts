// A moment on a mall's clocks, and the instants of its local times.

import { localTimeFormat } from './local-time'

const DAY_MS = 86_400_000
const SECOND_MS = 1000

export type MallClock = {
  now: number
  /** The calendar day in the mall, `YYYY-MM-DD`. */
  today: string
  /** The instant at which that day ends. */
  midnight: number
  /**
   * Instant of a local time, `YYYY-MM-DDTHH:mm`. Of a time that a clock change repeats, the first one begins and the
   * last one ends a period; midnight is the first. A skipped time is the instant of the change.
   */
  instantOf: (localTime: string, edge: 'begin' | 'end') => number
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns a clock of a mall's time zone that stands at a moment. */
export function mallClock(now: Date, timeZone: string): MallClock {
  const format = localTimeFormat(timeZone)
  const localOf = (instant: number) => format.format(instant).replace(' ', 'T')
  const offsetAt = (instant: number) => {
    const second = Math.floor(instant / SECOND_MS) * SECOND_MS
    return Date.parse(`${localOf(second)}Z`) - second
  }

  function changeBetween(from: number, to: number): number {
    const before = offsetAt(from)
    let [low, high] = [from, to]
    while (high - low > SECOND_MS) {
      const middle = low + Math.floor((high - low) / (2 * SECOND_MS)) * SECOND_MS
      if (offsetAt(middle) === before) low = middle
      else high = middle
    }
    return high
  }

  function find(localTime: string, edge: 'begin' | 'end'): number {
    const wall = Date.parse(`${localTime}Z`)
    // no zone is more than a day from UTC, or changes its clocks twice within two days
    const possible = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)].sort((a, b) => a - b)
    const [first, last = first] = possible.filter((instant) => instant + offsetAt(instant) === wall)
    if (first === undefined || last === undefined) return changeBetween(Math.min(...possible), Math.max(...possible))
    return edge === 'end' && !localTime.endsWith('T00:00') ? last : first
  }

  // many records share their days, and formatting takes time
  const found = new Map<string, number>()
  function instantOf(localTime: string, edge: 'begin' | 'end'): number {
    const key = `${edge} ${localTime}`
    const instant = found.get(key) ?? find(localTime, edge)
    found.set(key, instant)
    return instant
  }

  const today = localOf(now.getTime()).slice(0, 10)
  return { now: now.getTime(), today, midnight: instantOf(`${addDays(today, 1)}T00:00`, 'begin'), instantOf }
}
