import { useMemo, useRef } from 'react'
import { en } from '#labels/charts'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { ChartFrame } from '../frame/chart-frame'
import type { ChartProps } from '../frame/chart-props'
import { chartText } from '../model/chart-text'
import { type PointSeries, pointsInOrder } from '../model/points'
import { ScatterPlot } from './scatter-plot'

export type ScatterChartProps = ChartProps & {
  /** Up to six series of points, which differ in mark and colour. */
  series: readonly PointSeries[]
  /** Names of the axes; `format` and `unit` are those of the vertical one. */
  xLabel: string
  yLabel: string
  /** Formats of the horizontal axis. @default the number format of the locale */
  xFormat?: Intl.NumberFormatOptions
  xUnit?: (value: number) => string
  /** Label of the size of points: "Area, m²". */
  sizeLabel?: string
  sizeFormat?: Intl.NumberFormatOptions
  /** Height in px. @default 320 */
  height?: number
}

/**
 * Two numbers of each thing as points, and a third as their size. The chart is a slider (WAI-ARIA slider): the pointer
 * and the arrow keys go to the nearest point, Page keys by a tenth, Home and End to the ends.
 */
export function ScatterChart({
  series,
  xLabel,
  yLabel,
  xFormat,
  xUnit,
  sizeLabel,
  sizeFormat,
  height = 320,
  format,
  unit,
  labels,
  ...rest
}: ScatterChartProps) {
  const t = useLabels('charts', en, labels)
  const { locale, timeZone } = useKioskUi()
  const plot = useRef<HTMLDivElement>(null)
  const texts = useMemo(() => {
    const base = { locale, timeZone }
    return {
      xText: chartText({ ...base, ...(xFormat ? { format: xFormat } : {}), ...(xUnit ? { unit: xUnit } : {}) }),
      yText: chartText({ ...base, ...(format ? { format } : {}), ...(unit ? { unit } : {}) }),
      sizeText: chartText({ ...base, ...(sizeFormat ? { format: sizeFormat } : {}) }),
    }
  }, [locale, timeZone, xFormat, xUnit, format, unit, sizeFormat])
  const count = series.reduce((sum, { points }) => sum + points.length, 0)
  const figures = useMemo(
    () => () => ({
      columns: [t.point, xLabel, yLabel, ...(sizeLabel === undefined ? [] : [sizeLabel])],
      rows: pointsInOrder(series).map((point) => {
        const name = series.length > 1 ? `${point.name}, ${series[point.series]?.name}` : point.name
        const size = sizeLabel === undefined ? [] : [point.size ?? null]
        return { name, key: name, values: [point.x, point.y, ...size] }
      }),
    }),
    [series, xLabel, yLabel, sizeLabel, t],
  )
  return (
    <ChartFrame
      {...rest}
      slot="scatter-chart"
      height={height}
      plot={plot}
      nothing={count === 0}
      figures={figures}
      figureValue={(value, column) =>
        [texts.xText, texts.yText, texts.sizeText][column]?.value(value) ?? texts.yText.value(value)
      }
      figureCount={count * 3}
      text={texts.yText}
      t={t}
    >
      <ScatterPlot
        {...texts}
        label={rest.label}
        series={series}
        xLabel={xLabel}
        yLabel={yLabel}
        sizeLabel={sizeLabel}
        height={height}
        t={t}
        plot={plot}
      />
    </ChartFrame>
  )
}
