import { scaleBand } from '@visx/scale'
import { type LegendEntry, legendHeight } from '../frame/chart-legend'
import type { ChartText } from '../model/chart-text'
import { type ChartSeries, chartColour, extentOf } from '../model/series'
import { type BarSpan, stackAt, stackExtent, totalAt } from '../model/stack'
import { roughWidth, valueScale } from '../model/ticks'

export interface BarLayoutOptions {
  categories: readonly string[]
  series: readonly ChartSeries[]
  unfinished: string | undefined
  partial: readonly string[] | undefined
  layout: 'grouped' | 'stacked'
  horizontal: boolean
  width: number
  height: number
  text: ChartText
  names: { thisPeriod: string; before: string }
}

export interface DrawnBar {
  id: string
  x: number
  y: number
  width: number
  height: number
  colour: string
  /** The end away from zero, which has round corners. */
  end: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Whether the category is in progress, or only a part of it was counted. */
  open: boolean
}

/** A bar, preceded by that of the previous period. */
const slotsOf = (series: readonly ChartSeries[]) => (series.some(({ previous }) => previous) ? 2 : 1)

/** Default height of a chart with horizontal bars. */
export function barsHeight(count: number, series: readonly ChartSeries[], layout: 'grouped' | 'stacked') {
  const slots = layout === 'grouped' ? series.length * slotsOf(series) : 1
  return count * (slots * 18 + 12) + 8 + (series.length > 1 || slots > 1 ? 28 : 0)
}

const legendOf = (series: readonly ChartSeries[], { thisPeriod, before }: BarLayoutOptions['names']): LegendEntry[] => {
  const compared = series.some(({ previous }) => previous)
  if (series.length === 1 && !compared) return []
  const entries = series.map(({ id, name }, index) => ({
    id,
    name: series.length === 1 ? thisPeriod : name,
    colour: chartColour(index),
  }))
  return compared
    ? [...entries, { id: 'before', name: before, colour: 'var(--k-chart-previous)', dashed: true }]
    : entries
}

/** The layout of a bar chart, in px. */
export function barLayout(options: BarLayoutOptions) {
  const { categories, series, unfinished, partial = [], layout, horizontal, width, height, text, names } = options
  const count = categories.length
  const stacked = layout === 'stacked'
  // stacked bars leave no room for the previous period
  const legend = legendOf(stacked ? series.map(({ previous, ...one }) => one) : series, names)
  const top = (horizontal ? 0 : 22) + legendHeight(legend, width)
  const places = categories.map((category) => text.short(category))
  const lists = series.flatMap(({ values, previous }) => [values, previous])
  const extent = stacked ? stackExtent(series, count) : extentOf(lists)
  const whole = lists.every((list) => (list ?? []).every((one) => Number.isInteger(one ?? 0)))
  const plotHeight = height - top - (horizontal ? 4 : 26)
  const { scale, ticks } = valueScale(extent, plotHeight > 160 ? 4 : 3, whole)

  const labelled = stacked ? [categories.map((_, index) => totalAt(series, index))] : series.map(({ values }) => values)
  const valueRoom = Math.max(0, ...labelled.flat().map((one) => roughWidth(text.value(one ?? 0))))
  const longest = Math.max(...places.map((place) => roughWidth(place)))
  const left = horizontal
    ? Math.min(longest, width * 0.4) + 10
    : Math.max(...ticks.map((tick) => roughWidth(text.value(tick)))) + 10
  const plotWidth = Math.max(40, width - left - (horizontal ? valueRoom + 12 : 4))

  const across = scaleBand({
    domain: categories.map((_, index) => index),
    range: [0, horizontal ? plotHeight : plotWidth],
    paddingInner: 0.32,
    paddingOuter: 0.16,
  })
  const along = scale.domain(horizontal ? extent : scale.domain()).range(horizontal ? [0, plotWidth] : [plotHeight, 0])
  const band = across.bandwidth()
  const each = stacked ? band : band / Math.max(1, series.length * slotsOf(series))
  const alone = each === band
  const bar = Math.min(each - (alone ? 0 : 1), alone ? 56 : 28)

  // values on all bars or none: a missing label would look like a missing bar
  const roomFor = across.step()

  /** The rectangle of a value range in the slot of its series. */
  const boxOf = (index: number, slot: number, { from, to }: Pick<BarSpan, 'from' | 'to'>) => {
    const start = (across(index) ?? 0) + slot * each + (each - bar) / 2
    const [a, b] = [along(Math.min(from, to)), along(Math.max(from, to))]
    return horizontal ? { x: a, y: start, width: b - a, height: bar } : { x: start, y: b, width: bar, height: a - b }
  }
  const endOf = ({ to }: BarSpan) => (horizontal ? (to < 0 ? 'left' : 'right') : to < 0 ? 'bottom' : 'top')

  const bars: DrawnBar[] = []
  const before: DrawnBar[] = []
  const labels: { id: string; x: number; y: number; text: string }[] = []
  const label = (id: string, index: number, slot: number, value: number, labelValue = value) => {
    const { x, y, width: wide, height: high } = boxOf(index, slot, { from: 0, to: value })
    const shown = text.value(labelValue)
    if (horizontal) labels.push({ id, x: x + wide + 8, y: y + high / 2 + 4, text: shown })
    else if (valueRoom <= roomFor) labels.push({ id, x: x + wide / 2, y: y - 6, text: shown })
  }
  for (let index = 0; index < count; index++) {
    const category = categories[index]
    const open = category === unfinished || partial.some((one) => one === category)
    if (stacked) {
      const spans = stackAt(series, index)
      spans.forEach((span) => {
        const last = !spans.some(
          (other) => Math.sign(other.to) === Math.sign(span.to) && Math.abs(other.to) > Math.abs(span.to),
        )
        bars.push({
          id: `${index} ${span.series}`,
          ...boxOf(index, 0, span),
          colour: chartColour(span.series),
          end: last ? endOf(span) : undefined,
          open,
        })
      })
      const total = totalAt(series, index)
      const far = Math.max(0, ...spans.map(({ to }) => to))
      if (total !== null) label(`${index}`, index, 0, far, total)
    } else {
      series.forEach(({ values, previous }, order) => {
        const slot = order * slotsOf(series) + slotsOf(series) - 1
        const [value, old] = [values[index], previous?.[index]]
        if (typeof old === 'number') {
          const span = { series: order, from: 0, to: old }
          before.push({
            id: `${index} ${slot}`,
            ...boxOf(index, slot - 1, span),
            colour: '',
            end: endOf(span),
            open: false,
          })
        }
        if (typeof value !== 'number') return
        const span = { series: order, from: 0, to: value }
        const colour = chartColour(order)
        bars.push({ id: `${index} ${slot}`, ...boxOf(index, slot, span), colour, end: endOf(span), open })
        if (horizontal || series.length === 1) label(`${index} ${slot}`, index, slot, Math.max(value, 0), value)
      })
    }
  }
  const bands = categories.map((_, index) => ({ start: across(index) ?? 0, size: band }))
  return { width, height, left, top, plotWidth, plotHeight, along, ticks, bars, before, labels, legend, bands, places }
}

export type BarLayout = ReturnType<typeof barLayout>
