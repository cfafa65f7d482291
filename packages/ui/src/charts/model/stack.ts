// Stacks the values of several series.

import type { ChartSeries } from './series'

/** Start and end value of a bar. */
export interface BarSpan {
  series: number
  from: number
  to: number
}

/** Stacks positive values upwards and negative values downwards. */
export function stackAt(series: readonly ChartSeries[], index: number): BarSpan[] {
  let [up, down] = [0, 0]
  return series.flatMap(({ values }, order) => {
    const value = values[index] ?? 0
    if (value === 0) return []
    const from = value > 0 ? up : down
    const to = from + value
    if (value > 0) up = to
    else down = to
    return [{ series: order, from, to }]
  })
}

/** The value range of all bars, with zero. */
export function stackExtent(series: readonly ChartSeries[], count: number): readonly [number, number] {
  const ends = Array.from({ length: count }, (_, index) => stackAt(series, index)).flat()
  return [Math.min(0, ...ends.map(({ to }) => to)), Math.max(0, ...ends.map(({ to }) => to))]
}

/** The sum of all series; unknown if no value is known. */
export function totalAt(series: readonly ChartSeries[], index: number): number | null {
  const known = series.flatMap(({ values }) => values[index] ?? [])
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}

type Values = readonly (number | null)[]

/** Where the area of a series ends and begins. */
export interface StackedArea {
  tops: Values
  bases: readonly number[]
}

/** Stacks whole series as areas: each begins where the one below ends. Unknown values leave a gap, and count as zero above. */
export function stackAreas(series: readonly Pick<ChartSeries, 'values'>[], count: number): StackedArea[] {
  let bases: readonly number[] = Array.from({ length: count }, () => 0)
  return series.map(({ values }) => {
    const own = bases
    const tops = own.map((base, index) => {
      const value = values[index] ?? null
      return value === null ? null : base + value
    })
    bases = tops.map((top, index) => top ?? own[index] ?? 0)
    return { tops, bases: own }
  })
}
