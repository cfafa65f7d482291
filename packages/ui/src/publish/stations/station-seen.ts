// Status of a station and relative time of its last message, as text.

import type { StationState } from '../../layout/station-line/stations'
import { dayText, timeText, type WhenOptions } from '../../layout/when'
import type { StatusName } from '../../primitives/status-badge/status-badge'
import { dayInZone, daysBetween } from '../../theme/days'
import { relativeTimeFormat } from '../../theme/intl'

export interface StationSeen {
  state: StationState
  /** Time of the last message; undefined if it never connected. */
  lastSeenAt?: Date | undefined
  /** Whether a publication is being sent to it. */
  publishing?: boolean | undefined
}

/** Status of a station: a station that never connected is not offline, and one that is receiving is not behind. */
export function stationStatus({ state, lastSeenAt, publishing }: StationSeen): StatusName {
  if (state === 'offline' && !lastSeenAt) return 'neverSeen'
  return state === 'behind' && publishing ? 'publishing' : state
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Relative time: "2 hours ago", "yesterday"; undefined below a minute and for times in the future. */
export function agoText(at: Date, { locale, timeZone, now }: WhenOptions & { now: Date }): string | undefined {
  const past = now.getTime() - at.getTime()
  if (past < MINUTE) return undefined
  const format = relativeTimeFormat(locale, { numeric: 'auto' })
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute')
  // "yesterday" means the calendar day
  const days = daysBetween(dayInZone(at, timeZone), dayInZone(now, timeZone))
  return past < DAY || days === 0 ? format.format(-Math.floor(past / HOUR), 'hour') : format.format(-days, 'day')
}

/** Absolute time: "21 Nov, 12:41", with the year if it differs. */
export const seenText = (at: Date, options: WhenOptions & { now: Date }): string =>
  `${dayText(at, options)}, ${timeText(at, options)}`
