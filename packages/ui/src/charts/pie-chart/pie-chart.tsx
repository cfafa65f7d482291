import { useMemo, useRef } from 'react'
import { en } from '#labels/charts'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { ChartFrame } from '../frame/chart-frame'
import type { ChartProps } from '../frame/chart-props'
import { chartText } from '../model/chart-text'
import type { ChartFigures } from '../model/figures'
import { type PiePart, slicesOf } from '../model/slices'
import { PiePlot } from './pie-plot'

export type PieChartProps = ChartProps & {
  /** Parts in any order; beyond six, the five largest and the rest as "Other" are drawn. */
  parts: readonly PiePart[]
  /** A ring with the active slice's share in the centre, instead of a pie. @default true */
  donut?: boolean
  /** Diameter in px. @default 180 */
  height?: number
}

/**
 * Parts of a whole: a ring or pie of up to six slices with names and shares. The chart is a slider (WAI-ARIA slider):
 * pointer and arrow keys read the slices.
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
      // the table has all parts, the chart combines small ones
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
