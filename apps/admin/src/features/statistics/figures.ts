import type { StatisticSeries } from '@kiosk-admin/api-client'

/** One of a list of things that were clicked, or clicked at. */
export type Ranked = { key: string; label: string; count: number }

export const sumOf = ({ points }: StatisticSeries): number => points.reduce((sum, { count }) => sum + count, 0)

/** The series by their sums, the most clicked first. */
export const rankedOf = (series: readonly StatisticSeries[]): Ranked[] =>
  series.map((one) => ({ key: one.key, label: one.label, count: sumOf(one) })).toSorted((a, b) => b.count - a.count)

/** More lines than these cannot be told apart. */
const MAX_LINES = 6

/** The most clicked of many series, and all others as one, so that each has a colour of its own. */
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

/** The figures for a chart; of what is still to come nothing is known, which is no 0. */
export const valuesUntil = ({ points }: StatisticSeries, today: string): (number | null)[] =>
  points.map(({ at, count }) => (at > today ? null : count))

/** The figures of before beside those of now: the first beside the first; where there are none, nothing is known. */
export const alignSeries = (now: StatisticSeries, before: StatisticSeries | undefined): (number | null)[] | undefined =>
  before && now.points.map((_, index) => before.points[index]?.count ?? null)

/** The point with the most clicks; the first of them, and none without any click. */
export function busiest(points: StatisticSeries['points']): { at: string; count: number } | undefined {
  const maximum = Math.max(0, ...points.map(({ count }) => count))
  return maximum === 0 ? undefined : points.find(({ count }) => count === maximum)
}

/** Clicks by hour of the day, whatever the weekday. */
export const byHour = (week: readonly StatisticSeries[]): StatisticSeries['points'] =>
  (week[0]?.points ?? []).map(({ at }, hour) => ({
    at,
    count: week.reduce((sum, { points }) => sum + (points[hour]?.count ?? 0), 0),
  }))

/** The hours that anything was clicked in, the end one after the last; the whole day where nothing was. */
export function hoursOf(week: readonly StatisticSeries[]): readonly [number, number] {
  const counts = byHour(week).map(({ count }) => count)
  const first = counts.findIndex((count) => count > 0)
  return first < 0 ? [0, 24] : [first, counts.findLastIndex((count) => count > 0) + 1]
}

/** "K2 North entrance" as its code and its name; a station that is only known by name has no code. */
export function stationLabel(label: string): { code: string | undefined; name: string } {
  const [, code, name] = /^(\S{1,6}) (.+)$/u.exec(label) ?? []
  return code && name ? { code, name } : { code: undefined, name: label }
}
