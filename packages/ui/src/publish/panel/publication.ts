import { dayText, timeText, type WhenOptions } from '../../layout/when'
import { dayInZone } from '../../theme/days'

/** A publication: number, time, author and counts. */
export interface Publication {
  id: string
  number: number
  at: Date
  /** Who published it. */
  by: string
  note?: string
  /** The number whose content it published again. */
  again?: number
}

/** When, as short as it can be said: "16:42" today, "19 Nov, 16:42" else. */
export function publicationTime(at: Date, { now, ...options }: WhenOptions & { now: Date }): string {
  const time = timeText(at, options)
  const sameDay = dayInZone(at, options.timeZone) === dayInZone(now, options.timeZone)
  return sameDay ? time : `${dayText(at, { ...options, now })}, ${time}`
}

/** What the next publication is called. */
export const nextNumber = (history: readonly Publication[]): number =>
  Math.max(0, ...history.map(({ number }) => number)) + 1
