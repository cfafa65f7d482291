// The value axis and the x axis of charts.

import { GridRows } from '@visx/grid'
import type { scaleLinear } from '@visx/scale'

export const AXIS = 12

/** Dash pattern of incomplete values: shorter than that of the previous period. */
export const SO_FAR = '2 4'

/** An SVG label. */
export const drawnText = 'kui:font-normal kui:tabular-nums'

interface ValueAxisProps {
  scale: ReturnType<typeof scaleLinear<number>>
  ticks: readonly number[]
  /** Left edge and width of the plot. */
  left: number
  top: number
  width: number
  value: (value: number) => string
}

/** The value axis on the left, with grid lines. */
export function ValueAxis({ scale, ticks, left, top, width, value }: ValueAxisProps) {
  return (
    <>
      <GridRows
        scale={scale}
        left={left}
        top={top}
        width={width}
        tickValues={[...ticks]}
        stroke="var(--k-chart-grid)"
      />
      {ticks.map((tick) => (
        <text
          key={tick}
          x={left - 8}
          y={top + scale(tick) + 4}
          textAnchor="end"
          fontSize={AXIS}
          fill="var(--k-chart-axis)"
          className={drawnText}
        >
          {value(tick)}
        </text>
      ))}
    </>
  )
}

export interface PlaceTick {
  x: number
  name: string
}

/** The category axis below; the outer labels stay inside the chart. */
export function PlaceAxis({ ticks, y, width }: { ticks: readonly PlaceTick[]; y: number; width: number }) {
  return ticks.map(({ x, name }) => {
    const half = name.length * 3.2
    const anchor = x + half > width ? 'end' : x - half < 0 ? 'start' : 'middle'
    return (
      <text
        key={`${x} ${name}`}
        x={anchor === 'end' ? width : anchor === 'start' ? 0 : x}
        y={y}
        textAnchor={anchor}
        fontSize={AXIS}
        fill="var(--k-chart-axis)"
        className={drawnText}
      >
        {name}
      </text>
    )
  })
}
