import { useMemo, useRef } from 'react'
import { en } from '#labels/charts'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { ChartFrame } from '../frame/chart-frame'
import type { ChartProps } from '../frame/chart-props'
import { chartText } from '../model/chart-text'
import { seriesFigures } from '../model/figures'
import type { ChartSeries, ChartX } from '../model/series'
import { barsHeight } from './bar-layout'
import { BarPlot } from './bar-plot'

export type BarChartProps = ChartProps & {
  /** The categories: names or days. */
  categories: readonly string[]
  /** Up to six series. The previous period is drawn in grouped charts only. */
  series: readonly ChartSeries[]
  /** Bars side by side, or stacked where the series are parts of a whole. @default 'grouped' */
  layout?: 'grouped' | 'stacked'
  /** Horizontal bars, for long names and rankings. @default false */
  horizontal?: boolean
  /** Height in px. @default 262, or the height of the horizontal bars */
  height?: number
  /** Formats the full name of a category, for days that represent weeks or months. @default a date of the locale */
  placeName?: (place: ChartX | string) => string
  /**
   * The category in progress, such as today: dashed, so that it does not look like a fall, and announced as incomplete.
   */
  unfinished?: string | undefined
  /**
   * The categories of which only a part was counted, such as the first week of a range that begins on a Thursday: dashed, and
   * announced as incomplete.
   */
  partial?: readonly string[] | undefined
}

/**
 * Values in up to six series, grouped or stacked, vertical or horizontal; the previous period is dashed. The chart is a
 * slider (WAI-ARIA slider): pointer and arrow keys read the values of each bar or group.
 */
export function BarChart({
  categories,
  series,
  layout = 'grouped',
  horizontal = false,
  height = horizontal ? barsHeight(categories.length, series, layout) : 262,
  placeName,
  unfinished,
  partial,
  format,
  unit,
  labels,
  ...rest
}: BarChartProps) {
  const t = useLabels('charts', en, labels)
  const { locale, timeZone } = useKioskUi()
  const text = useMemo(
    () =>
      chartText({
        ...{ locale, timeZone, format, unit, placeName, unfinished, partial },
        ...{ soFar: t.soFar, incomplete: t.incomplete },
      }),
    [locale, timeZone, format, unit, placeName, unfinished, partial, t],
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
        partial={partial}
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
