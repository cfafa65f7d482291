import { useMemo, useRef } from 'react'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { ChartFrame } from '../frame/chart-frame'
import type { ChartProps } from '../frame/chart-props'
import { en } from '../labels/en'
import { chartText } from '../model/chart-text'
import { seriesFigures } from '../model/figures'
import type { ChartSeries, ChartX } from '../model/series'
import { barsHeight } from './bar-layout'
import { BarPlot } from './bar-plot'

export type BarChartProps = ChartProps & {
  /** What is compared: names, or days. */
  categories: readonly string[]
  /** Six at most can be told apart. The period before is only drawn beside each other. */
  series: readonly ChartSeries[]
  /** Beside each other, or on top of each other where they make a whole. @default 'grouped' */
  layout?: 'grouped' | 'stacked'
  /** Lying, for long names and for ranks. @default false */
  horizontal?: boolean
  /** In px. @default 262, or as high as its lying bars are */
  height?: number
  /** What is compared in full, where its days stand for weeks or months. @default as the locale writes dates */
  placeName?: (place: ChartX | string) => string
  /** The place that is not over yet, such as today: drawn as such, so that its line is no fall, and named so. */
  unfinished?: string | undefined
}

/**
 * Figures beside each other, in up to six series, grouped or stacked, standing or lying; the period before is dashed. The
 * drawing is a slider (WAI-ARIA slider): each bar or group says its figures, by pointer and by arrow keys.
 */
export function BarChart({
  categories,
  series,
  layout = 'grouped',
  horizontal = false,
  height = horizontal ? barsHeight(categories.length, series, layout) : 262,
  placeName,
  unfinished,
  format,
  unit,
  labels,
  ...rest
}: BarChartProps) {
  const t = useLabels('charts', en, labels)
  const { locale, timeZone } = useKioskUi()
  const text = useMemo(
    () => chartText({ locale, timeZone, format, unit, placeName, unfinished, soFar: t.soFar }),
    [locale, timeZone, format, unit, placeName, unfinished, t],
  )
  const plot = useRef<HTMLDivElement>(null)
  const figures = useMemo(
    () => () => seriesFigures({ head: t.category, x: categories, series, nameOf: text.long, before: t.seriesBefore }),
    [categories, series, text, t],
  )
  return (
    <ChartFrame
      {...rest}
      slot="bar-chart"
      height={Math.max(height, 120)}
      plot={plot}
      nothing={categories.length === 0 || series.length === 0}
      figures={figures}
      figureCount={categories.length * series.length}
      text={text}
      t={t}
    >
      <BarPlot
        label={rest.label}
        categories={categories}
        series={series}
        unfinished={unfinished}
        layout={layout}
        horizontal={horizontal}
        height={height}
        text={text}
        t={t}
        plot={plot}
      />
    </ChartFrame>
  )
}
