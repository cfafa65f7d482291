import { GridColumns } from '@visx/grid'
import { memo } from 'react'
import { AXIS, drawnText, PlaceAxis, ValueAxis } from '../frame/chart-axes'
import { ChartLegend } from '../frame/chart-legend'
import type { ScatterLayout } from './scatter-layout'

interface ScatterDrawingProps {
  layout: ScatterLayout
  xLabel: string
  yLabel: string
  value: (value: number) => string
}

/** The points. Large ones are drawn first, so that none is hidden. */
export const ScatterDrawing = memo(function ScatterDrawing({ layout, xLabel, yLabel, value }: ScatterDrawingProps) {
  const { width, height, left, top, plotWidth, plotHeight, legend, marks, ticks, x, y, xTicks, placeTicks } = layout
  const ordered = marks.toSorted((a, b) => b.radius - a.radius)
  return (
    <svg data-slot="chart-drawing" aria-hidden="true" width={width} height={height} className="kui:block">
      <ChartLegend entries={legend} width={width} />
      <text x={0} y={top - 12} fontSize={AXIS} fill="var(--k-fg-muted)" className={drawnText}>
        {yLabel}
      </text>
      <GridColumns
        scale={x}
        left={left}
        top={top}
        height={plotHeight}
        tickValues={[...xTicks]}
        stroke="var(--k-chart-grid)"
      />
      <ValueAxis scale={y} ticks={ticks} left={left} top={top} width={plotWidth} value={value} />
      {ordered.map(({ id, across, down, path, colour }) => (
        <path
          key={id}
          d={path}
          transform={`translate(${across},${down})`}
          fill={colour}
          fillOpacity={0.64}
          stroke={colour}
        />
      ))}
      {marks.map(
        ({ id, across, down, radius, name, before }) =>
          name && (
            <text
              key={id}
              x={before ? across - radius - 6 : across + radius + 6}
              y={down + 4}
              textAnchor={before ? 'end' : 'start'}
              fontSize={AXIS}
              fill="var(--k-fg)"
              className={drawnText}
            >
              {name}
            </text>
          ),
      )}
      <PlaceAxis ticks={placeTicks} y={top + plotHeight + 18} width={width} />
      <text
        x={left + plotWidth}
        y={top + plotHeight + 38}
        textAnchor="end"
        fontSize={AXIS}
        fill="var(--k-fg-muted)"
        className={drawnText}
      >
        {xLabel}
      </text>
    </svg>
  )
})
