// Whether visitors see a record: the one rule of lists, forms, previews, the API and the kiosk.

import type { Visibility } from './contract/base/content-status'
import { addDays, type MallClock } from './mall-clock'
import { nextPeriod, type Period, type Timing } from './schedule'

/** What the rule reads of a kind: the dotted paths of fields, as its contract names them. */
export type VisibilityRules = {
  firstDay?: string | undefined
  announced?: boolean | undefined
  lastDay?: string | undefined
  startTime?: string | undefined
  owner?: string | undefined
  stations?: string | undefined
  show?: string | undefined
  timing?: string | undefined
}

/** A moment in the mall, for visitors of one station or of any. */
export type VisitorContext = {
  clock: MallClock
  /** Whether the last publication has a record. */
  isPublished: (id: string) => boolean
  /** The station; `null` for any. @default null */
  stationId?: string | null
}

/** Time for which an event is shown after it began, because it has no end. */
const eventMs = 120 * 60_000

/** Reads the value at a dotted path. */
function valueAt(record: object, path: string | undefined): unknown {
  if (path === undefined) return undefined
  let value: unknown = record
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value
}

/** Returns the day at a dotted path; `null` without one, also while a form has an incomplete one. */
export function dayAt(record: object, path: string | undefined): string | null {
  const day = valueAt(record, path)
  return typeof day === 'string' && !Number.isNaN(Date.parse(`${day}T00:00Z`)) ? day : null
}

const two = (part: unknown) => String(part).padStart(2, '0')

/** Returns the time `HH:mm` of an hour and a minute at a dotted path, `null` without both. */
function timeAt(record: object, path: string | undefined): string | null {
  const { hour, minute } = (valueAt(record, path) ?? {}) as { hour?: unknown; minute?: unknown }
  return Number.isInteger(hour) && Number.isInteger(minute) ? `${two(hour)}:${two(minute)}` : null
}

/** The times of a slideshow, without those that are incomplete in a form. */
function timingAt(record: object, path: string | undefined): Timing {
  const timing = valueAt(record, path) as Timing
  const time = (text: string | null | undefined) => (text && /^\d\d:\d\d/.test(text) ? text : null)
  const days = { startDate: dayAt(timing, 'startDate'), endDate: dayAt(timing, 'endDate') }
  return { ...timing, ...days, from: time(timing.from), to: time(timing.to) }
}

/** When a record ends: after its last day, or some time after an event of one day began. */
function endOf(rules: VisibilityRules, record: object, clock: MallClock): number | undefined {
  const last = dayAt(record, rules.lastDay)
  if (last === null) return undefined
  const midnight = clock.instantOf(`${addDays(last, 1)}T00:00`, 'end')
  const start = timeAt(record, rules.startTime)
  // an event of several days lasts until midnight
  if (start === null || dayAt(record, rules.firstDay) !== last) return midnight
  return Math.min(midnight, clock.instantOf(`${last}T${start}`, 'begin') + eventMs)
}

const iso = (instant: number) => new Date(instant).toISOString()

/** Whether visitors see a record by its days and times. */
function visibilityByTime(rules: VisibilityRules, record: object, clock: MallClock): Visibility {
  if (valueAt(record, rules.show) === 'timeRange') {
    const period = nextPeriod(timingAt(record, rules.timing), clock)
    return typeof period === 'string' ? { state: period } : visibilityIn(period, clock)
  }
  const end = endOf(rules, record, clock)
  if (end !== undefined && end <= clock.now) return { state: 'ended' }
  const first = rules.announced ? null : dayAt(record, rules.firstDay)
  return visibilityIn({ from: first === null ? clock.now : clock.instantOf(`${first}T00:00`, 'begin'), to: end }, clock)
}

function visibilityIn({ from, to }: Period, { now }: MallClock): Visibility {
  if (from > now) return { state: 'upcoming', from: iso(from) }
  return { state: 'shown', ...(to === undefined ? {} : { until: iso(to) }) }
}

/** Whether a station shows a record; with `null` any station. Records without a list of stations are for all of them. */
export function isForStation(rules: Pick<VisibilityRules, 'stations'>, record: object, stationId: string | null) {
  const stations = valueAt(record, rules.stations)
  return stationId === null || !Array.isArray(stations) || stations.includes(stationId)
}

/** Whether visitors see a published record at a moment. Of a draft it says whether they would, were it published now. */
export function visibilityOf(rules: VisibilityRules, record: object, context: VisitorContext): Visibility {
  if ((record as { status?: unknown }).status === 'InActive') return { state: 'inactive' }
  const byTime = visibilityByTime(rules, record, context.clock)
  if (byTime.state === 'ended' || byTime.state === 'never') return byTime
  const owner = valueAt(record, rules.owner)
  if (typeof owner === 'string' && !context.isPublished(owner)) return { state: 'owner' }
  if (!isForStation(rules, record, context.stationId ?? null)) return { state: 'stations' }
  return byTime
}

/** Whether visitors see a record of which only the draft exists: never, and why. */
export function visibilityOfDraft(rules: VisibilityRules, draft: object, context: VisitorContext): Visibility {
  const { state } = visibilityOf(rules, draft, context)
  return { state: state === 'inactive' || state === 'ended' || state === 'never' ? state : 'draft' }
}
