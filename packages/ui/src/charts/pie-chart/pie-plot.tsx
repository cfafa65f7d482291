import { Group } from '@visx/group'
import { Arc } from '@visx/shape'
import { type RefObject, useMemo } from 'react'
import type { ChartsLabels } from '#labels/charts'
import { ChartPlot, PlotOverlay } from '../frame/chart-plot'
import { ChartTooltip } from '../frame/chart-tooltip'
import { useChartCursor } from '../frame/use-chart-cursor'
import { useWidth } from '../frame/use-width'
import type { ChartText } from '../model/chart-text'
import { chartColour } from '../model/series'
import { type PieSlice, sliceAt } from '../model/slices'
import { NAME_LINE, PieDrawing, PieMiddle, pieLayout } from './pie-drawing'

interface PiePlotProps {
  label: string
  slices: readonly PieSlice[]
  donut: boolean
  height: number
  text: ChartText
  t: ChartsLabels
  plot: RefObject<HTMLDivElement | null>
}

/** The slices with the tooltip of pointer and keyboard. */
export function PiePlot({ label, slices, donut, height: ring, text, t, plot }: PiePlotProps) {
  const { width, ref } = useWidth()
  const layout = useMemo(() => pieLayout(width, ring, donut, slices.length), [width, ring, donut, slices.length])
  const { x, y, radius, inner, names, height } = layout
  const { active, at, cursorProps } = useChartCursor({
    count: slices.length,
    start: 0,
    row: 1,
    indexAt: (px, py) => {
      const line = Math.floor((py - names.y) / NAME_LINE)
      if (px >= names.x && line >= 0 && line < slices.length && py >= names.y) return line
      return sliceAt(slices, px - x, py - y, 0, radius)
    },
  })
  const slice = slices[at]
  if (!slice) return null
  const before = slices.slice(0, at).reduce((sum, { share }) => sum + share, 0)
  const middle = (before + slice.share / 2) * 2 * Math.PI
  const value = text.valueWithUnit(slice.value)
  return (
    <ChartPlot
      label={label}
      hint={t.walk}
      valueText={`${slice.name}: ${text.percent(slice.share)}, ${value}`}
      height={height}
      plot={plot}
      sized={ref}
      {...cursorProps}
    >
      {width > 0 && <PieDrawing layout={layout} slices={slices} text={text} />}
      {width > 0 && (
        <PlotOverlay width={width} height={height}>
          {donut && <PieMiddle layout={layout} slice={slices[active ?? 0] ?? slice} text={text} />}
          {active !== undefined && (
            <Group left={x} top={y}>
              <Arc
                startAngle={before * 2 * Math.PI}
                endAngle={(before + slice.share) * 2 * Math.PI}
                innerRadius={inner}
                outerRadius={radius + 2}
                fill={chartColour(at)}
                stroke="var(--k-fg-strong)"
                strokeWidth={2}
              />
            </Group>
          )}
        </PlotOverlay>
      )}
      {active !== undefined && width > 0 && (
        <ChartTooltip
          x={x + Math.sin(middle) * radius * 0.8}
          place={{ top: Math.max(0, y - Math.cos(middle) * radius * 0.8 - 20) }}
          width={width}
          title={slice.name}
          rows={[{ id: slice.id, value, before: text.percent(slice.share) }]}
        />
      )}
    </ChartPlot>
  )
}
