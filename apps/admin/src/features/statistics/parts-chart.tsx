// Chart of clicks by group: lines, bars or pie.

import { BarChart, LineChart, PieChart } from '@kiosk-admin/ui/charts'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useStatistics } from '../../data/publication/use-statistics'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { foldSeries, rankedOf, valuesUntil } from './figures'
import type { GroupName } from './filter-menus'
import { statisticsMessages } from './messages'
import { type ChartKind, filtersOf, isCut, isUnfinished, type StatisticsFilter } from './statistics-filter'
import { usePlaceName } from './use-place-name'

type PartsChartProps = {
  by: GroupName
  kind: ChartKind
  filter: StatisticsFilter
  height: number
  /** @default true */
  hideLabel?: boolean
}

/** Clicks by group: as lines over time, sums as bars, or shares as a pie. */
export function PartsChart({ by, kind, filter, height, hideLabel = true }: PartsChartProps) {
  const t = useMessages(statisticsMessages)
  const placeName = usePlaceName(filter.period)
  const today = useDateFormat().today()
  // sums do not depend on the period: load the fewest points
  const period = kind === 'line' ? filter.period : 'month'
  const { data, error, loading, retry } = useStatistics({ ...filtersOf(filter), period, groupBy: by })
  const common = {
    label: t(`statistics.by.${by}`),
    hideLabel,
    loading,
    error: error && failureText(error),
    onRetry: retry,
    unit: (count: number) => t('statistics.clicks', { count }),
  }
  if (kind === 'line') {
    const lines = foldSeries(data?.series ?? [], t('statistics.other'))
    const x = lines[0]?.points.map(({ at }) => at) ?? []
    return (
      <LineChart
        {...common}
        height={height}
        x={x}
        series={lines.map((one) => ({ id: one.key, name: one.label, values: valuesUntil(one, today) }))}
        placeName={placeName}
        unfinished={x.find((first) => isUnfinished(period, first, today))}
        partial={x.filter((first) => isCut(period, first, filter))}
      />
    )
  }
  const ranked = rankedOf(data?.series ?? []).filter(({ count }) => count > 0)
  if (kind === 'pie') {
    const parts = ranked.map(({ key, label, count }) => ({ id: key, name: label, value: count }))
    return <PieChart {...common} height={height} parts={parts} />
  }
  return (
    <BarChart
      {...common}
      horizontal
      categories={ranked.map(({ label }) => label)}
      series={[{ id: by, name: common.label, values: ranked.map(({ count }) => count) }]}
    />
  )
}
