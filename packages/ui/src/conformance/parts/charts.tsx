import * as charts from '../../exports/charts'
import type { Recipes } from '../probe'

const days = ['2026-11-20', '2026-11-21']
const series = [{ id: 'clicks', name: 'Clicks', values: [3, 5] }]

/** Renders the chart parts for the conformance tests. */
export const chartParts: Recipes = {
  AreaChart: (probe) => <charts.AreaChart label="Clicks per day" x={days} series={series} {...probe} />,
  BarChart: (probe) => (
    <charts.BarChart label="Clicks by station" categories={['K1', 'K2']} series={series} {...probe} />
  ),
  PieChart: (probe) => (
    <charts.PieChart label="Clicks by type" parts={[{ id: 'a', name: 'Menu', value: 3 }]} {...probe} />
  ),
  Heatmap: (probe) => <charts.Heatmap label="Clicks by hour" values={[[3, 5]]} {...probe} />,
  LineChart: (probe) => <charts.LineChart label="Clicks per day" x={days} series={series} {...probe} />,
  ScatterChart: (probe) => (
    <charts.ScatterChart
      label="Clicks by area"
      xLabel="Area"
      yLabel="Clicks"
      series={[{ id: 'shops', name: 'Shops', points: [{ id: 'a', name: 'A', x: 3, y: 5 }] }]}
      {...probe}
    />
  ),
  Sparkline: (probe) => <charts.Sparkline label="Clicks per day" values={[3, 5]} {...probe} />,
  StatTile: (probe) => <charts.StatTile label="clicks" value={120} {...probe} />,
}
