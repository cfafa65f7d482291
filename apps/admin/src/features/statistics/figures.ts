// Pure functions that sum, rank and align series of clicks.

import type { StatisticSeries } from '@kiosk-admin/api-client'

/** A clicked record, page or station with its clicks. */
export type Ranked = { key: string; label: string; count: number }

export const sumOf = ({ points }: StatisticSeries): number => points.reduce((sum, { count }) => sum + count, 0)

/** The series by their sums, most clicks first. */
export const rankedOf = (series: readonly StatisticSeries[]): Ranked[] =>
  series.map((one) => ({ key: one.key, label: one.label, count: sumOf(one) })).toSorted((a, b) => b.count - a.count)

/** More lines than these cannot be told apart. */
const MAX_LINES = 6

/** The series with most clicks, and all others combined, so that each has its own colour. */
export function foldSeries(series: readonly StatisticSeries[], other: string): StatisticSeries[] {
  const sorted = series.toSorted((a, b) => sumOf(b) - sumOf(a)).filter((one) => sumOf(one) > 0)
  if (sorted.length <= MAX_LINES) return sorted
  const kept = sorted.slice(0, MAX_LINES - 1)
  const rest = sorted.slice(MAX_LINES - 1)
  const points = (rest[0]?.points ?? []).map(({ at }, index) => ({
    at,
    count: rest.reduce((sum, one) => sum + (one.points[index]?.count ?? 0), 0),
  }))
  return [...kept, { key: ' other', label: other, points }]
}

/** The values of a chart; future points are unknown, not 0. */
export const valuesUntil = ({ points }: StatisticSeries, today: string): (number | null)[] =>
  points.map(({ at, count }) => (at > today ? null : count))

/**
 * The counts of the previous period beside those of this one, by place. Those of which only a part was counted are
 * unknown: they would look like a fall.
 */
export const alignSeries = (
  now: StatisticSeries,
  before: StatisticSeries | undefined,
  isPartial: (first: string) => boolean = () => false,
): (number | null)[] | undefined =>
  before &&
  now.points.map((_, index) => {
    const point = before.points[index]
    return point && !isPartial(point.at) ? point.count : null
  })

/** The first point with most clicks; undefined without clicks. */
export function busiest(points: StatisticSeries['points']): { at: string; count: number } | undefined {
  const maximum = Math.max(0, ...points.map(({ count }) => count))
  return maximum === 0 ? undefined : points.find(({ count }) => count === maximum)
}

/** Clicks by hour of the day, for all weekdays. */
export const byHour = (week: readonly StatisticSeries[]): StatisticSeries['points'] =>
  (week[0]?.points ?? []).map(({ at }, hour) => ({
    at,
    count: week.reduce((sum, { points }) => sum + (points[hour]?.count ?? 0), 0),
  }))

/** The hours with clicks, as a half-open range; the whole day without clicks. */
export function hoursOf(week: readonly StatisticSeries[]): readonly [number, number] {
  const counts = byHour(week).map(({ count }) => count)
  const first = counts.findIndex((count) => count > 0)
  return first < 0 ? [0, 24] : [first, counts.findLastIndex((count) => count > 0) + 1]
}

/** Splits "K2 North entrance" into code and name; a label without code is a name. */
export function stationLabel(label: string): { code: string | undefined; name: string } {
  const [, code, name] = /^(\S{1,6}) (.+)$/u.exec(label) ?? []
  return code && name ? { code, name } : { code: undefined, name: label }
}
