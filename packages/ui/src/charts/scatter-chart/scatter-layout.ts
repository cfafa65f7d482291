// Computes scales, ticks and places of a scatter chart.

import { scaleSqrt } from '@visx/scale'
import { AXIS } from '../frame/chart-axes'
import { type LegendEntry, legendHeight } from '../frame/chart-legend'
import type { ChartText } from '../model/chart-text'
import { markPath, type PlacedPoint, type PointSeries, pointsInOrder, type Spot } from '../model/points'
import { chartColour } from '../model/series'
import { roughWidth, valueScale } from '../model/ticks'

interface ScatterLayoutOptions {
  series: readonly PointSeries[]
  width: number
  height: number
  xText: ChartText
  yText: ChartText
}

/** Radius of points without size, and of the smallest and largest one. */
const RADIUS = 5
const RADII = [4, 18] as const
/** Room for an axis label with margins. */
const TICK = 84
/** Up to so many points have their names beside them. */
const FEW = 12

/** The range of numbers; charts of points need no zero. */
function rangeOf(numbers: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? [least - 1, most + 1] : [least, most]
}

const whole = (numbers: readonly number[]) => numbers.every(Number.isInteger)

/** The layout of a scatter chart, in px. */
export function scatterLayout({ series, width, height, xText, yText }: ScatterLayoutOptions) {
  const points = pointsInOrder(series)
  const legend: LegendEntry[] =
    series.length < 2
      ? []
      : series.map(({ id, name }, index) => ({ id, name, colour: chartColour(index), mark: markPath(index, 5) }))
  // a line for the name of the vertical axis
  const top = legendHeight(legend, width) + AXIS + 14
  const plotHeight = height - top - 44
  const ys = points.map(({ y }) => y)
  const { scale: yScale, ticks } = valueScale(rangeOf(ys), plotHeight > 160 ? 4 : 3, whole(ys))
  const y = yScale.range([plotHeight, 0])
  const left = Math.max(...ticks.map((tick) => roughWidth(yText.value(tick)))) + 10
  const plotWidth = Math.max(40, width - left - RADII[1])
  const xs = points.map(({ x }) => x)
  const { scale: xScale, ticks: xTicks } = valueScale(rangeOf(xs), Math.max(2, Math.floor(plotWidth / TICK)), whole(xs))
  const x = xScale.range([0, plotWidth])

  const sizes = points.flatMap(({ size }) => size ?? [])
  const radius = scaleSqrt<number>({ domain: [0, Math.max(1, ...sizes)], range: [0, RADII[1]] })
  const radiusOf = ({ size }: PlacedPoint) => (size === undefined ? RADIUS : Math.max(RADII[0], radius(size)))
  const spots: Spot[] = points.map((point) => [left + x(point.x), top + y(point.y)])
  const marks = points.map((point, index) => {
    const [across = 0, down = 0] = spots[index] ?? []
    const size = radiusOf(point)
    const before = across + size + 6 + roughWidth(point.name) > width
    return {
      id: `${point.series} ${point.id}`,
      across,
      down,
      radius: size,
      path: markPath(point.series, size),
      colour: chartColour(point.series),
      name: points.length > FEW ? undefined : point.name,
      /** Whether the name is before the mark, for want of room behind. */
      before,
    }
  })
  return {
    ...{ width, height, left, top, plotWidth, plotHeight, legend, points, spots, marks, ticks, y, x },
    placeTicks: xTicks.map((tick) => ({ x: left + x(tick), name: xText.value(tick) })),
    xTicks,
  }
}

export type ScatterLayout = ReturnType<typeof scatterLayout>
