// Computes scales, ticks and label positions of a line chart.

import type { LegendEntry } from '../frame/chart-legend'
import { legendHeight } from '../frame/chart-legend'
import type { ChartText } from '../model/chart-text'
import { type ChartSeries, type ChartX, chartColour, extentOf } from '../model/series'
import { placeScale, roughWidth, spreadLabels, tickIndexes, valueScale } from '../model/ticks'

interface LineLayoutOptions {
  x: readonly ChartX[]
  series: readonly ChartSeries[]
  width: number
  height: number
  text: ChartText
  timeZone: string
  names: { thisPeriod: string; before: string }
}

/** Minimum width for labels beside the lines. */
const NARROW = 480
const LABEL = 16
/** Width of an x axis label with margins. */
const TICK = 84

const lastKnown = (values: readonly (number | null)[]) => values.findLast((value) => value !== null)
const allWhole = (series: readonly ChartSeries[]) =>
  series.every(({ values, previous = [] }) => [...values, ...previous].every((one) => Number.isInteger(one ?? 0)))

/** The layout of a line chart, in px. */
export function lineLayout({ x, series, width, height, text, timeZone, names }: LineLayoutOptions) {
  const compared = series.some(({ previous }) => previous)
  const entries: LegendEntry[] = series.map(({ id, name }, index) => ({
    id,
    name: series.length === 1 && compared ? names.thisPeriod : name,
    colour: chartColour(index),
  }))
  const before: LegendEntry = { id: 'before', name: names.before, colour: 'var(--k-chart-previous)', dashed: true }
  const beside = width >= NARROW && (series.length === 1 || !compared)
  const all = compared ? [...entries, before] : entries
  // a single line needs no label: the caption names it
  const legend = beside || all.length < 2 ? [] : all
  const labelled = beside && all.length > 1 ? all : []

  const top = 8 + legendHeight(legend, width)
  const extent = extentOf(series.flatMap(({ values, previous }) => [values, previous]))
  const plotHeight = height - top - 26
  const { scale, ticks } = valueScale(extent, plotHeight > 160 ? 4 : 3, allWhole(series))
  const y = scale.range([plotHeight, 0])

  const left = Math.max(...ticks.map((tick) => roughWidth(text.value(tick)))) + 10
  const right = Math.min(160, Math.max(8, ...labelled.map(({ name }) => roughWidth(name) + 28)))
  const plotWidth = Math.max(40, width - left - right)

  const { places, scale: across } = placeScale(x, plotWidth)
  const xs = places.map((place) => across(place))
  const marked = tickIndexes(x, plotWidth / TICK, timeZone)
  const end = x.length - 1
  const room = (xs[end] ?? 0) - (xs[marked.at(-1) ?? 0] ?? 0)
  const monthly = marked.length > 1 && marked.every((index) => String(x[index]).endsWith('-01'))
  // Label the last value where there is room.
  if (!monthly && room > TICK) marked.push(end)
  const placeTicks = marked.map((index) => ({
    x: left + (xs[index] as number),
    name: text.short(x[index] as ChartX, monthly ? 'months' : 'days'),
  }))

  const endOf = (values: readonly (number | null)[] | undefined) => y(lastKnown(values ?? []) ?? 0)
  const positions = labelled.map(({ id }, index) =>
    endOf(id === 'before' ? series[0]?.previous : series[index]?.values),
  )
  const placed = spreadLabels(positions, LABEL, 0, plotHeight)
  const ends = labelled.map(({ id, name, colour }, index) => ({
    id,
    name,
    y: placed[index] as number,
    colour: series.length > 1 ? colour : undefined,
    muted: id === 'before',
  }))
  return { width, height, left, top, plotWidth, plotHeight, xs, y, ticks, placeTicks, ends, legend }
}

export type LineLayout = ReturnType<typeof lineLayout>
