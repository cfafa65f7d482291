import { daysBetween, dayText, timeText, type WhenOptions } from '../layout/when'

/** One publication: what was frozen when, by whom. */
export interface Publication {
  id: string
  number: number
  at: Date
  /** Who published it. */
  by: string
  note?: string
}

/** When, as short as it can be said: "16:42" today, "19 Nov, 16:42" else. */
export function publicationTime(at: Date, { now, ...options }: WhenOptions & { now: Date }): string {
  const time = timeText(at, options)
  return daysBetween(at, now, options.timeZone) === 0 ? time : `${dayText(at, { ...options, now })}, ${time}`
}

/** What the next publication is called. */
export const nextNumber = (history: readonly Publication[]): number =>
  Math.max(0, ...history.map(({ number }) => number)) + 1
