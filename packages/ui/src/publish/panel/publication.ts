// Data type of a publication, its time as text, and the next number.

import { dayText, timeText, type WhenOptions } from '../../layout/when'
import { dayInZone } from '../../theme/days'

/** A publication: number, time, author and counts. */
export interface Publication {
  id: string
  number: number
  at: Date
  /** Name of the author. */
  by: string
  note?: string
  /** Number of the publication that this one repeats, after a rollback. */
  again?: number
}

/** Short time: "16:42" today, otherwise "19 Nov, 16:42". */
export function publicationTime(at: Date, { now, ...options }: WhenOptions & { now: Date }): string {
  const time = timeText(at, options)
  const sameDay = dayInZone(at, options.timeZone) === dayInZone(now, options.timeZone)
  return sameDay ? time : `${dayText(at, { ...options, now })}, ${time}`
}

/** Number of the next publication. */
export const nextNumber = (history: readonly Publication[]): number =>
  Math.max(0, ...history.map(({ number }) => number)) + 1
