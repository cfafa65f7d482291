import { type RefObject, useMemo } from 'react'
import type { ChartsLabels } from '#labels/charts'
import { useKioskUi } from '../../theme/context'
import { ChartPlot, PlotOverlay } from '../frame/chart-plot'
import { ChartTooltip } from '../frame/chart-tooltip'
import { placeText } from '../frame/place-text'
import { useChartCursor } from '../frame/use-chart-cursor'
import { useWidth } from '../frame/use-width'
import type { ChartText } from '../model/chart-text'
import { type ChartSeries, type ChartX, chartColour, isSame, type LineShape, nearestIndex } from '../model/series'
import { LineDrawing } from './line-drawing'
import { lineLayout } from './line-layout'

interface LinePlotProps {
  shape: LineShape
  label: string
  x: readonly ChartX[]
  series: readonly ChartSeries[]
  unfinished: ChartX | undefined
  partial: readonly ChartX[] | undefined
  height: number
  text: ChartText
  t: ChartsLabels
  plot: RefObject<HTMLDivElement | null>
  onZoom: (first: number, last: number) => void
}

/** The lines or areas with the tooltip of pointer and keyboard. */
export function LinePlot({
  shape,
  label,
  x,
  series,
  unfinished,
  partial,
  height,
  text,
  t,
  plot,
  onZoom,
}: LinePlotProps) {
  const { timeZone } = useKioskUi()
  const { width, ref } = useWidth()
  const layout = useMemo(
    () => lineLayout({ shape, x, series, width, height, text, timeZone, names: t }),
    [shape, x, series, width, height, text, timeZone, t],
  )
  const open = useMemo(() => {
    const marked = [...(unfinished === undefined ? [] : [unfinished]), ...(partial ?? [])]
    return x.flatMap((place, index) => (marked.some((one) => isSame(place, one)) ? [index] : []))
  }, [x, unfinished, partial])
  const { xs, y, tops, left, top, plotHeight } = layout
  const { active, at, marked, cursorProps } = useChartCursor({
    count: x.length,
    indexAt: (px) => nearestIndex(xs, px - left),
    onZoom,
  })
  const { title, rows, valueText } = placeText({ place: x[at], series, at, text, t })
  const range = marked && t.marked(text.long(x[marked[0]] as ChartX), text.long(x[marked[1]] as ChartX))
  const here = left + (xs[active ?? 0] ?? 0)
  const dots = series.flatMap(({ id }, index) => {
    const value = tops[index]?.[active ?? -1]
    return typeof value === 'number' ? [{ id, cy: top + y(value), colour: chartColour(index) }] : []
  })
  return (
    <ChartPlot
      label={label}
      hint={t.walkAndZoom}
      valueText={range ?? valueText}
      height={height}
      plot={plot}
      sized={ref}
      className="kui:cursor-crosshair"
      {...cursorProps}
    >
      {width > 0 && <LineDrawing shape={shape} layout={layout} series={series} open={open} value={text.value} />}
      {active !== undefined && width > 0 && (
        <>
          <PlotOverlay width={width} height={height}>
            {marked && (
              <rect
                x={left + (xs[marked[0]] ?? 0)}
                y={top}
                width={(xs[marked[1]] ?? 0) - (xs[marked[0]] ?? 0)}
                height={plotHeight}
                fill="var(--k-accent)"
                fillOpacity={0.14}
              />
            )}
            <line
              x1={here}
              x2={here}
              y1={top}
              y2={top + plotHeight}
              stroke="var(--k-fg-strong)"
              strokeDasharray="2 3"
            />
            {dots.map(({ id, cy, colour }) => (
              <circle key={id} cx={here} cy={cy} r={4.5} fill="var(--k-surface)" stroke={colour} strokeWidth={2.5} />
            ))}
          </PlotOverlay>
          <ChartTooltip x={here} place={{ top }} width={width} title={title} rows={rows} />
        </>
      )}
    </ChartPlot>
  )
}
