import type { StationState } from '../../layout/station-line/stations'
import { dayText, timeText, type WhenOptions } from '../../layout/when'
import type { StatusName } from '../../primitives/status-badge/status-badge'
import { dayInZone, daysBetween } from '../../theme/days'
import { relativeTimeFormat } from '../../theme/intl'

export interface StationSeen {
  state: StationState
  /** When anything was last heard of it; undefined before it has ever connected. */
  lastSeenAt?: Date | undefined
  /** A publication is on its way to it. */
  publishing?: boolean | undefined
}

/** The one word for how a station is doing: one that never connected is not offline, and one that is being sent to is not late. */
export function stationStatus({ state, lastSeenAt, publishing }: StationSeen): StatusName {
  if (state === 'offline' && !lastSeenAt) return 'neverSeen'
  return state === 'behind' && publishing ? 'publishing' : state
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "2 hours ago", "yesterday"; undefined for less than a minute, and for clocks that run ahead of ours. */
export function agoText(at: Date, { locale, timeZone, now }: WhenOptions & { now: Date }): string | undefined {
  const past = now.getTime() - at.getTime()
  if (past < MINUTE) return undefined
  const format = relativeTimeFormat(locale, { numeric: 'auto' })
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute')
  // "yesterday" is a day of the calendar
  const days = daysBetween(dayInZone(at, timeZone), dayInZone(now, timeZone))
  return past < DAY || days === 0 ? format.format(-Math.floor(past / HOUR), 'hour') : format.format(-days, 'day')
}

/** "21 Nov, 12:41", with the year when it is another. */
export const seenText = (at: Date, options: WhenOptions & { now: Date }): string =>
  `${dayText(at, options)}, ${timeText(at, options)}`
