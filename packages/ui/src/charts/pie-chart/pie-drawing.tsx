import { Group } from '@visx/group'
import { Arc } from '@visx/shape'
import { memo } from 'react'
import { AXIS, drawnText } from '../frame/chart-axes'
import type { ChartText } from '../model/chart-text'
import { chartColour } from '../model/series'
import type { PieSlice } from '../model/slices'
import { roughWidth } from '../model/ticks'

export interface PieLayout {
  width: number
  height: number
  radius: number
  inner: number
  /** Centre of the ring, in px. */
  x: number
  y: number
  /** Position and width of the legend, in px. */
  names: { x: number; y: number; width: number }
}

export const NAME_LINE = 30
/** Minimum width for a legend beside the ring; otherwise it is below. */
const BESIDE = 150

/** The layout: the legend is below the ring where there is no room beside it. */
export function pieLayout(width: number, ring: number, donut: boolean, count: number): PieLayout {
  const radius = Math.min(ring, Math.max(width, 40)) / 2 - 2
  const beside = width - ring - 24 >= BESIDE
  const list = count * NAME_LINE
  const height = beside ? Math.max(ring, list) : ring + 12 + list
  const y = beside ? height / 2 : ring / 2
  return {
    width,
    height,
    radius,
    inner: donut ? radius * 0.64 : 0,
    x: beside ? ring / 2 : width / 2,
    y,
    names: beside
      ? { x: ring + 24, y: (height - list) / 2, width: Math.min(width - ring - 24, 320) }
      : { x: 0, y: ring + 12, width },
  }
}

interface PieDrawingProps {
  layout: PieLayout
  slices: readonly PieSlice[]
  text: ChartText
}

/** The slices, 2 px apart, with their legend. */
export const PieDrawing = memo(function PieDrawing({ layout, slices, text }: PieDrawingProps) {
  const { width, height, radius, inner, x, y, names } = layout
  const ends: number[] = []
  for (const { share } of slices) ends.push((ends.at(-1) ?? 0) + share * 2 * Math.PI)
  return (
    <svg data-slot="chart-drawing" aria-hidden="true" width={width} height={height} className="kui:block">
      <Group left={x} top={y}>
        {slices.map(({ id }, index) => (
          <Arc
            key={id}
            startAngle={ends[index - 1] ?? 0}
            endAngle={ends[index]}
            innerRadius={inner}
            outerRadius={radius}
            fill={chartColour(index)}
            stroke="var(--k-surface)"
            // a single slice is a full circle
            strokeWidth={slices.length > 1 ? 2 : 0}
          />
        ))}
      </Group>
      <Group left={names.x} top={names.y}>
        {slices.map(({ id, name, share }, index) => {
          const middle = index * NAME_LINE + NAME_LINE / 2
          const room = Math.floor((names.width - 76) / roughWidth('n'))
          return (
            <Group key={id}>
              <rect y={middle - 5} width={10} height={10} rx={2} fill={chartColour(index)} />
              <text x={20} y={middle + 4} fontSize={13} fill="var(--k-fg)" textAnchor="start">
                {name.length > room ? `${name.slice(0, Math.max(1, room - 1))}…` : name}
              </text>
              <text
                x={names.width}
                y={middle + 4}
                fontSize={13}
                fill="var(--k-fg)"
                textAnchor="end"
                className={drawnText}
              >
                {text.percent(share)}
              </text>
              {index < slices.length - 1 && (
                <line
                  x2={names.width}
                  y1={middle + NAME_LINE / 2}
                  y2={middle + NAME_LINE / 2}
                  stroke="var(--k-line-faint)"
                />
              )}
            </Group>
          )
        })}
      </Group>
    </svg>
  )
})

/** The share of a slice, in the centre of the ring. */
export function PieMiddle({ layout, slice, text }: { layout: PieLayout; slice: PieSlice; text: ChartText }) {
  const { x, y, inner } = layout
  const room = Math.floor((inner * 1.7) / roughWidth('n'))
  const { name, share } = slice
  return (
    <Group left={x} top={y}>
      <text
        y={4}
        textAnchor="middle"
        fontSize={24}
        letterSpacing={-0.5}
        fill="var(--k-fg-strong)"
        className="kui:font-bold"
      >
        {text.percent(share)}
      </text>
      <text y={21} textAnchor="middle" fontSize={AXIS} fill="var(--k-fg-muted)">
        {name.length > room ? `${name.slice(0, Math.max(1, room - 1))}…` : name}
      </text>
    </Group>
  )
}
