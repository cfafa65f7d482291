// Computes scales, ticks and label positions of line and area charts.

import type { LegendEntry } from '../frame/chart-legend'
import { legendHeight } from '../frame/chart-legend'
import type { ChartText } from '../model/chart-text'
import { type ChartSeries, type ChartX, chartColour, extentOf, type LineShape } from '../model/series'
import { stackAreas, totalAt } from '../model/stack'
import { placeScale, roughWidth, spreadLabels, tickIndexes, valueScale } from '../model/ticks'

interface LineLayoutOptions {
  shape: LineShape
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

/** Values as they are drawn: stacked, or as they are. */
function drawnValues(series: readonly ChartSeries[], count: number, shape: LineShape) {
  const areas = shape === 'stacked' ? stackAreas(series, count) : undefined
  const compared = series.flatMap(({ id, previous }) => (previous ? [{ id, name: '', values: previous }] : []))
  const total = Array.from({ length: count }, (_, index) => totalAt(compared, index))
  return {
    tops: areas ? areas.map(({ tops }) => tops) : series.map(({ values }) => values),
    bases: areas?.map(({ bases }) => bases),
    /** The lines of the previous period; of a stack, its total. */
    before: areas && compared.length > 0 ? [{ id: 'before', values: total }] : compared,
  }
}

/** The layout of a line or area chart, in px. */
export function lineLayout({ shape, x, series, width, height, text, timeZone, names }: LineLayoutOptions) {
  const compared = series.some(({ previous }) => previous)
  const entries: LegendEntry[] = series.map(({ id, name }, index) => ({
    id,
    name: series.length === 1 && compared ? names.thisPeriod : name,
    colour: chartColour(index),
  }))
  // grey alone is too pale on areas
  const beforeColour = shape === 'lines' ? 'var(--k-chart-previous)' : 'var(--k-fg-muted)'
  const before: LegendEntry = { id: 'before', name: names.before, colour: beforeColour, dashed: true }
  const beside = width >= NARROW && (series.length === 1 || !compared)
  const all = compared ? [...entries, before] : entries
  // a single line needs no label: the caption names it
  const legend = beside || all.length < 2 ? [] : all
  const labelled = beside && all.length > 1 ? all : []

  const top = 8 + legendHeight(legend, width)
  const { tops, bases, before: previous } = drawnValues(series, x.length, shape)
  const extent = extentOf([...tops, ...previous.map(({ values }) => values)])
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

  /** The end of a line, or the middle of an area's end. */
  const endOf = (index: number) => {
    const top = y(lastKnown(tops[index] ?? []) ?? 0)
    return bases ? (top + y(bases[index]?.at(-1) ?? 0)) / 2 : top
  }
  const positions = labelled.map(({ id }, index) =>
    id === 'before' ? y(lastKnown(previous[0]?.values ?? []) ?? 0) : endOf(index),
  )
  const placed = spreadLabels(positions, LABEL, 0, plotHeight)
  const ends = labelled.map(({ id, name, colour }, index) => ({
    id,
    name,
    y: placed[index] as number,
    colour: series.length > 1 ? colour : undefined,
    muted: id === 'before',
  }))
  return {
    width,
    height,
    left,
    top,
    plotWidth,
    plotHeight,
    xs,
    y,
    tops,
    bases,
    previous,
    beforeColour,
    ticks,
    placeTicks,
    ends,
    legend,
  }
}

export type LineLayout = ReturnType<typeof lineLayout>
