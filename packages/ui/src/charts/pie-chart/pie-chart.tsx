import { useMemo, useRef } from 'react'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { ChartFrame } from '../frame/chart-frame'
import type { ChartProps } from '../frame/chart-props'
import { en } from '../labels/en'
import { chartText } from '../model/chart-text'
import type { ChartFigures } from '../model/figures'
import { type PiePart, slicesOf } from '../model/slices'
import { PiePlot } from './pie-plot'

export type PieChartProps = ChartProps & {
  /** In any order; six at most are drawn, beyond that the five largest and the rest as "Other". */
  parts: readonly PiePart[]
  /** A ring, with the share of the slice in question in its middle. @default true */
  donut?: boolean
  /** In px, of the ring. @default 180 */
  height?: number
}

/**
 * Parts of a whole: a ring or a pie of at most six slices, with their names and shares beside it. The drawing is a slider
 * (WAI-ARIA slider): each slice says its figure, by pointer and by arrow keys.
 */
export function PieChart({ parts, donut = true, height = 180, format, unit, labels, ...rest }: PieChartProps) {
  const t = useLabels('charts', en, labels)
  const { locale, timeZone } = useKioskUi()
  const text = useMemo(() => chartText({ locale, timeZone, format, unit }), [locale, timeZone, format, unit])
  const plot = useRef<HTMLDivElement>(null)
  const slices = useMemo(() => slicesOf(parts, t.other), [parts, t])
  const figures = useMemo(
    () => (): ChartFigures => ({
      columns: [t.part, t.value],
      // all of them: what is gathered in the drawing is not in the table
      rows: parts.map(({ name, value }) => ({ name, key: name, values: [value] })),
    }),
    [parts, t],
  )
  return (
    <ChartFrame
      {...rest}
      slot="pie-chart"
      height={height}
      plot={plot}
      nothing={slices.length === 0}
      figures={figures}
      figureCount={parts.length}
      text={text}
      t={t}
    >
      <PiePlot label={rest.label} slices={slices} donut={donut} height={height} text={text} t={t} plot={plot} />
    </ChartFrame>
  )
}
