import type { ChartsLabels } from '#labels/charts'
import type { ChartText } from '../model/chart-text'
import { type ChartSeries, type ChartX, chartColour } from '../model/series'
import type { TooltipRow } from './chart-tooltip'

interface PlaceTextOptions {
  place: ChartX | string | undefined
  series: readonly ChartSeries[]
  at: number
  text: ChartText
  t: ChartsLabels
}

/** Text of one category for tooltip and screen readers. */
export function placeText({ place, series, at, text, t }: PlaceTextOptions) {
  const title = place === undefined ? '' : text.long(place)
  const alone = series.length === 1
  const rows: TooltipRow[] = series.map(({ id, name, values, previous }, index) => {
    const [value, before] = [values[at], previous?.[at]]
    return {
      id,
      name: alone ? undefined : name,
      colour: chartColour(index),
      value: typeof value === 'number' ? (alone ? text.valueWithUnit(value) : text.value(value)) : t.unknown,
      before: typeof before === 'number' ? t.valueBefore(text.value(before)) : undefined,
    }
  })
  const words = rows.map(({ name, value, before }) =>
    [name, [value, before].filter(Boolean).join(', ')].filter(Boolean).join(' '),
  )
  return { title, rows, valueText: `${title}: ${words.join('; ')}` }
}
