import { type LineChartProps, SeriesChart } from './series-chart'

/**
 * Values over time in up to six lines; the previous period is dashed. The chart is a slider (WAI-ARIA slider): pointer
 * and arrow keys read the values; dragging, or Shift with the keys and Enter, zooms in.
 */
export function LineChart(props: LineChartProps) {
  return <SeriesChart slot="line-chart" shape="lines" {...props} />
}
