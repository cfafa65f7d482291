import { Group } from '@visx/group'
import { flowLabels, roughWidth } from '../model/ticks'

export interface LegendEntry {
  id: string
  name: string
  colour: string
  /** @default false */
  dashed?: boolean
  /** An SVG path around 0, 0 instead of a line. */
  mark?: string
}

const MARK = 14
const GAP = 16
export const LEGEND_LINE = 20

const widthOf = ({ name }: LegendEntry) => MARK + 6 + roughWidth(name)

/** Height of the legend above a chart, in px. */
export const legendHeight = (entries: readonly LegendEntry[], width: number) =>
  flowLabels(entries.map(widthOf), width, GAP).lines * LEGEND_LINE + (entries.length > 0 ? 8 : 0)

/** The legend above a chart too narrow for labels beside the lines. */
export function ChartLegend({ entries, width }: { entries: readonly LegendEntry[]; width: number }) {
  const { spots } = flowLabels(entries.map(widthOf), width, GAP)
  return entries.map(({ id, name, colour, dashed, mark }, index) => {
    const { x = 0, line = 0 } = spots[index] ?? {}
    return (
      <Group key={id} left={x} top={line * LEGEND_LINE + 10}>
        {mark ? (
          <path d={mark} transform={`translate(${MARK / 2})`} fill={colour} />
        ) : (
          <line
            x2={MARK}
            y1={0}
            y2={0}
            stroke={colour}
            strokeWidth={dashed ? 1.5 : 3}
            strokeDasharray={dashed ? '4 3' : undefined}
          />
        )}
        <text x={MARK + 6} y={4} fontSize={12} fill="var(--k-fg)" textAnchor="start">
          {name}
        </text>
      </Group>
    )
  })
}
