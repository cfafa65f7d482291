import { Group } from '@visx/group'
import { Area, LinePath } from '@visx/shape'
import { memo, type ReactNode } from 'react'
import { AXIS, PlaceAxis, SO_FAR, ValueAxis } from '../frame/chart-axes'
import { ChartLegend } from '../frame/chart-legend'
import { type ChartSeries, chartColour, type LineShape, lonePoints } from '../model/series'
import type { LineLayout } from './line-layout'

interface LineDrawingProps {
  shape: LineShape
  layout: LineLayout
  series: readonly ChartSeries[]
  /** Indexes of values in progress, or of which only a part was counted. */
  open: readonly number[]
  value: (value: number) => string
}

type Values = readonly (number | null)[]

/** Opacity of the area below a single line, and of areas. */
const FILL: Record<LineShape, number> = { lines: 0.08, stacked: 0.4, overlapping: 0.18 }

/** The lines and areas. Rendered again when values or size change, but not on pointer moves. */
export const LineDrawing = memo(function LineDrawing({ shape, layout, series, open, value }: LineDrawingProps) {
  const {
    width,
    height,
    left,
    top,
    plotWidth,
    plotHeight,
    xs,
    y,
    tops,
    bases,
    previous,
    beforeColour,
    ticks,
    placeTicks,
    ends,
    legend,
  } = layout
  const down = (one: number | null) => y(one ?? 0)
  const lineOf = (values: Values) => ({
    data: values as (number | null)[],
    x: (_: number | null, index: number) => xs[index] ?? 0,
    y: down,
    defined: (one: number | null) => one !== null,
  })
  /** Splits a line into its complete parts and the segments to and from incomplete values. */
  const isOpen = (index: number) => open.includes(index)
  const over = (values: Values) => values.map((one, index) => (isOpen(index) ? null : one))
  const soFar = (values: Values) =>
    values.map((one, index) => ([index - 1, index, index + 1].some(isOpen) ? one : null))
  const lines = series.map(({ id }, index) => ({ id, values: tops[index] ?? [], colour: chartColour(index) }))
  const filled = shape === 'lines' && lines.length > 1 ? [] : lines
  return (
    <svg data-slot="chart-drawing" aria-hidden="true" width={width} height={height} className="kui:block">
      <ChartLegend entries={legend} width={width} />
      <ValueAxis scale={y} ticks={ticks} left={left} top={top} width={plotWidth} value={value} />
      <Group left={left} top={top}>
        {filled.map(({ id, values, colour }, index) => {
          // an area in progress is part of its stack
          const { data, defined, x } = lineOf(bases ? values : over(values))
          return (
            <Area
              key={id}
              data={data}
              defined={defined}
              x={x}
              y0={(_, at) => y(bases?.[index]?.[at] ?? 0)}
              y1={down}
              fill={colour}
              fillOpacity={FILL[shape]}
              stroke="none"
            />
          )
        })}
        {previous.map(({ id, values }) => (
          <LinePath
            key={id}
            {...lineOf(values)}
            stroke={beforeColour}
            strokeWidth={1.5}
            strokeDasharray="4 3"
            strokeLinejoin="round"
          />
        ))}
        {lines.map(({ id, values, colour }) => (
          <LinePath key={id} {...lineOf(over(values))} stroke={colour} strokeWidth={2.25} strokeLinejoin="round" />
        ))}
        {open.length > 0 &&
          lines.map(({ id, values, colour }) => (
            <Group key={id}>
              <LinePath {...lineOf(soFar(values))} stroke={colour} strokeWidth={2.25} strokeDasharray={SO_FAR} />
              {open.map((index) => {
                const known = values[index]
                return (
                  typeof known === 'number' && (
                    <circle
                      key={index}
                      cx={xs[index]}
                      cy={y(known)}
                      r={3.5}
                      fill="var(--k-surface)"
                      stroke={colour}
                      strokeWidth={1.75}
                    />
                  )
                )
              })}
            </Group>
          ))}
        {lines.map(
          ({ id, values, colour }): ReactNode =>
            lonePoints(over(values)).map((point) => (
              <circle key={`${id} ${point}`} cx={xs[point]} cy={down(values[point] ?? 0)} r={3} fill={colour} />
            )),
        )}
      </Group>
      {ends.map(({ id, name, colour, y: down, muted }) => (
        <Group key={id} left={left + plotWidth} top={top}>
          {/* labels moved away from their lines are identified by colour */}
          {colour && <line x1={8} x2={16} y1={down} y2={down} stroke={colour} strokeWidth={3} />}
          <text
            x={colour ? 21 : 8}
            y={down + 4}
            fontSize={AXIS}
            fill={muted ? 'var(--k-fg-muted)' : 'var(--k-fg-strong)'}
            className={muted ? undefined : 'kui:font-bold'}
          >
            {name}
          </text>
        </Group>
      ))}
      <PlaceAxis ticks={placeTicks} y={top + plotHeight + 18} width={width} />
    </svg>
  )
})
