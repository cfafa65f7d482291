import { type RefObject, useMemo } from 'react'
import type { ChartsLabels } from '#labels/charts'
import { ChartPlot, PlotOverlay } from '../frame/chart-plot'
import { ChartTooltip, type TooltipRow } from '../frame/chart-tooltip'
import { useChartCursor } from '../frame/use-chart-cursor'
import { useWidth } from '../frame/use-width'
import type { ChartText } from '../model/chart-text'
import { nearestSpot, type PointSeries, spotAfterKey } from '../model/points'
import { chartColour } from '../model/series'
import { ScatterDrawing } from './scatter-drawing'
import { scatterLayout } from './scatter-layout'

interface ScatterPlotProps {
  label: string
  series: readonly PointSeries[]
  xLabel: string
  yLabel: string
  sizeLabel: string | undefined
  xText: ChartText
  yText: ChartText
  sizeText: ChartText
  height: number
  t: ChartsLabels
  plot: RefObject<HTMLDivElement | null>
}

/** The points with the tooltip of pointer and keyboard. */
export function ScatterPlot({
  label,
  series,
  xLabel,
  yLabel,
  sizeLabel,
  xText,
  yText,
  sizeText,
  height,
  t,
  plot,
}: ScatterPlotProps) {
  const { width, ref } = useWidth()
  const layout = useMemo(
    () => scatterLayout({ series, width, height, xText, yText }),
    [series, width, height, xText, yText],
  )
  const { points, spots, marks } = layout
  const { active, at, cursorProps } = useChartCursor({
    count: points.length,
    start: 0,
    indexAt: (x, y) => nearestSpot(spots, [x, y]),
    indexAfter: (key, from) => spotAfterKey(spots, key, from),
  })
  const point = points[at]
  const mark = marks[active ?? -1]
  const title = point && series.length > 1 ? `${point.name}, ${series[point.series]?.name}` : (point?.name ?? '')
  const colour = chartColour(point?.series ?? 0)
  const row = (name: string, value: string): TooltipRow => ({ id: name, name, colour, value })
  const rows = point
    ? [
        row(xLabel, xText.valueWithUnit(point.x)),
        row(yLabel, yText.valueWithUnit(point.y)),
        ...(point.size === undefined || sizeLabel === undefined
          ? []
          : [row(sizeLabel, sizeText.valueWithUnit(point.size))]),
      ]
    : []
  const valueText = `${title}: ${rows.map(({ name, value }) => `${name} ${value}`).join('; ')}`
  return (
    <ChartPlot
      label={label}
      hint={t.walkPoints}
      valueText={valueText}
      height={height}
      plot={plot}
      sized={ref}
      {...cursorProps}
    >
      {width > 0 && <ScatterDrawing layout={layout} xLabel={xLabel} yLabel={yLabel} value={yText.value} />}
      {mark && width > 0 && (
        <>
          <PlotOverlay width={width} height={height}>
            <circle
              cx={mark.across}
              cy={mark.down}
              r={mark.radius + 4}
              fill="none"
              stroke="var(--k-fg-strong)"
              strokeWidth={1.5}
            />
          </PlotOverlay>
          <ChartTooltip
            x={mark.across + (mark.across > width / 2 ? -mark.radius : mark.radius)}
            place={mark.down < height / 2 ? { top: mark.down } : { bottom: height - mark.down }}
            width={width}
            title={title}
            rows={rows}
          />
        </>
      )}
    </ChartPlot>
  )
}
