import { Group } from '@visx/group'
import { BarRounded } from '@visx/shape'
import { memo } from 'react'
import { AXIS, drawnText, PlaceAxis, SO_FAR, ValueAxis } from '../frame/chart-axes'
import { ChartLegend } from '../frame/chart-legend'
import { roughWidth } from '../model/ticks'
import type { BarLayout, DrawnBar } from './bar-layout'

interface BarDrawingProps {
  layout: BarLayout
  horizontal: boolean
  value: (value: number) => string
}

const RADIUS = 3

type BarProps = { bar: DrawnBar; fill: string; fillOpacity?: number; stroke?: string; strokeDasharray?: string }

function Bar({ bar, ...rest }: BarProps) {
  const { x, y, width, height, end } = bar
  const round = end && { [end]: true }
  return (
    <BarRounded
      x={x}
      y={y}
      width={Math.max(width, 0)}
      height={Math.max(height, 0)}
      radius={Math.min(RADIUS, width / 2, height / 2)}
      {...round}
      {...rest}
    />
  )
}

/** Truncates a text to a width, with an ellipsis. */
function shortened(name: string, width: number): string {
  if (roughWidth(name) <= width) return name
  const fits = Math.max(1, Math.floor(width / (AXIS * 0.58)) - 1)
  return `${[...name].slice(0, fits).join('')}…`
}

/** The bars. Rendered again when values or size change, but not on pointer moves. */
export const BarDrawing = memo(function BarDrawing({ layout, horizontal, value }: BarDrawingProps) {
  const { width, height, left, top, plotWidth, plotHeight, along, ticks, bars, before, labels, legend } = layout
  const { bands, places } = layout
  // every name if they fit, otherwise every second, third …
  const room = Math.max(...places.map((place) => roughWidth(place))) + 8
  const step = Math.max(1, Math.ceil((room * places.length) / plotWidth))
  const zero = along(0)
  return (
    <svg data-slot="chart-drawing" aria-hidden="true" width={width} height={height} className="kui:block">
      <ChartLegend entries={legend} width={width} />
      {!horizontal && <ValueAxis scale={along} ticks={ticks} left={left} top={top} width={plotWidth} value={value} />}
      <Group left={left} top={top}>
        {before.map((bar) => (
          <Bar key={bar.id} bar={bar} fill="none" stroke="var(--k-chart-previous)" strokeDasharray="4 3" />
        ))}
        {bars.map((bar) =>
          bar.open ? (
            <Bar
              key={bar.id}
              bar={bar}
              fill={bar.colour}
              fillOpacity={0.25}
              stroke={bar.colour}
              strokeDasharray={SO_FAR}
            />
          ) : (
            <Bar key={bar.id} bar={bar} fill={bar.colour} stroke={bar.end ? undefined : 'var(--k-surface)'} />
          ),
        )}
        {horizontal ? (
          <line x1={zero} x2={zero} y2={plotHeight} stroke="var(--k-line)" />
        ) : (
          <line y1={zero} y2={zero} x2={plotWidth} stroke="var(--k-line)" />
        )}
        {labels.map(({ id, x, y, text }) => (
          <text
            key={id}
            x={x}
            y={y}
            textAnchor={horizontal ? 'start' : 'middle'}
            fontSize={AXIS}
            fill="var(--k-fg)"
            className={drawnText}
          >
            {text}
          </text>
        ))}
        {horizontal &&
          places.map((place, index) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have the same name, and bars do not move
              key={index}
              x={-10}
              y={(bands[index]?.start ?? 0) + (bands[index]?.size ?? 0) / 2 + 4}
              textAnchor="end"
              fontSize={AXIS}
              fill="var(--k-fg)"
            >
              {shortened(place, left - 10)}
            </text>
          ))}
      </Group>
      {!horizontal && (
        <PlaceAxis
          ticks={places.flatMap((name, index) =>
            index % step === 0 ? [{ x: left + (bands[index]?.start ?? 0) + (bands[index]?.size ?? 0) / 2, name }] : [],
          )}
          y={top + plotHeight + 18}
          width={width}
        />
      )}
    </svg>
  )
})
