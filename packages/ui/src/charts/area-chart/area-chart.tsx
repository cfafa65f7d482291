import { type LineChartProps, SeriesChart } from '../line-chart/series-chart'

export type AreaChartProps = LineChartProps & {
  /** Areas on top of each other, for parts of a whole, or all from zero, for comparison. @default 'stacked' */
  layout?: 'stacked' | 'overlapping'
}

/**
 * Values over time in up to six areas; the previous period is a dashed line, in a stack that of the total. Read and
 * zoomed in like a `LineChart` (WAI-ARIA slider). A stack needs values of one sign.
 */
export function AreaChart({ layout = 'stacked', ...rest }: AreaChartProps) {
  return <SeriesChart slot="area-chart" shape={layout} {...rest} />
}
