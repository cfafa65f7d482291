import { scaleBand } from '@visx/scale'
import { memo } from 'react'
import { AXIS, drawnText } from '../frame/chart-axes'
import { roughWidth } from '../model/ticks'
import { mostOf, SHADES, shadeOf, type WeekFigures } from '../model/week'

export interface HeatLayoutOptions {
  width: number
  height: number
  /** Weekdays from top to bottom, 0 is Monday. */
  days: readonly number[]
  /** First hour, and last hour (exclusive). */
  hours: readonly [number, number]
  names: readonly string[]
}

const LEGEND = 28
const SHADE_LIST = Array.from({ length: SHADES + 1 }, (_, shade) => shade)

/** Layout of the cells, in px. */
export function heatLayout({ width, height, days, hours, names }: HeatLayoutOptions) {
  const left = Math.max(...names.map((name) => roughWidth(name))) + 10
  const plotHeight = height - 20 - LEGEND
  const columns = Array.from({ length: hours[1] - hours[0] }, (_, index) => hours[0] + index)
  const across = scaleBand({ domain: columns, range: [left, Math.max(width, left + 24)], paddingInner: 0.08 })
  const down = scaleBand({ domain: [...days], range: [0, plotHeight], paddingInner: 0.08 })
  return { width, height, left, plotHeight, columns, across, down, days, names }
}

export type HeatLayout = ReturnType<typeof heatLayout>

/** Shades from the background to the full colour. Mixed in OKLAB: OKLCH would shift the hue. */
export const shadeColour = (shade: number) =>
  shade === 0
    ? 'var(--k-sunken)'
    : `color-mix(in oklab, var(--k-chart-1) ${Math.round(12 + (88 * shade) / SHADES)}%, var(--k-surface))`

interface HeatDrawingProps {
  layout: HeatLayout
  values: WeekFigures
  less: string
  more: string
}

/** The cells with weekdays, hours and the legend of shades. */
export const HeatDrawing = memo(function HeatDrawing({ layout, values, less, more }: HeatDrawingProps) {
  const { width, height, left, plotHeight, columns, across, down, days, names } = layout
  const most = mostOf(values)
  const every = across.step() * 3 < 40 ? 6 : 3
  const legend = left + roughWidth(less) + 6
  return (
    <svg data-slot="chart-drawing" aria-hidden="true" width={width} height={height} className="kui:block">
      {days.map((day) => (
        <text
          key={day}
          x={left - 8}
          y={(down(day) ?? 0) + down.bandwidth() / 2 + 4}
          textAnchor="end"
          fontSize={AXIS}
          fill="var(--k-chart-axis)"
        >
          {names[day]}
        </text>
      ))}
      {days.flatMap((day) =>
        columns.map((hour) => (
          <rect
            key={`${day} ${hour}`}
            x={across(hour)}
            y={down(day)}
            width={across.bandwidth()}
            height={down.bandwidth()}
            rx={2}
            fill={shadeColour(shadeOf(values[day]?.[hour] ?? null, most))}
          />
        )),
      )}
      {columns
        .filter((hour) => hour % every === 0)
        .map((hour) => (
          <text
            key={hour}
            x={across(hour)}
            y={plotHeight + 16}
            textAnchor="start"
            fontSize={AXIS}
            fill="var(--k-chart-axis)"
            className={drawnText}
          >
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      <text x={left} y={height - 4} fontSize={AXIS} fill="var(--k-fg-muted)" textAnchor="start">
        {less}
      </text>
      {SHADE_LIST.map((shade) => (
        <rect
          key={shade}
          x={legend + shade * 16}
          y={height - 15}
          width={14}
          height={14}
          rx={2}
          fill={shadeColour(shade)}
        />
      ))}
      <text
        x={legend + (SHADES + 1) * 16 + 6}
        y={height - 4}
        fontSize={AXIS}
        fill="var(--k-fg-muted)"
        textAnchor="start"
      >
        {more}
      </text>
    </svg>
  )
})
