import type { StatisticSeries } from '@kiosk-admin/api-client'
import { BarChart, LineChart } from '@kiosk-admin/ui/charts'
import type { RefObject } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useMessages } from '../../shared/i18n/i18n'
import { valuesUntil } from './figures'
import { statisticsMessages } from './messages'
import { PartsChart } from './parts-chart'
import { isCut, isUnfinished, type StatisticsFilter } from './statistics-filter'
import { usePlaceName } from './use-place-name'

type MainChartProps = {
  filter: StatisticsFilter
  series: StatisticSeries | undefined
  previous: (number | null)[] | undefined
  loading: boolean
  chart?: RefObject<HTMLDivElement | null>
  height?: number
}

/** All clicks over time, with the previous period; or as shares by type. */
export function MainChart({ filter, series, previous, loading, chart, height = 262 }: MainChartProps) {
  const t = useMessages(statisticsMessages)
  const { chart: kind, period } = filter
  const placeName = usePlaceName(period)
  const today = useDateFormat().today()
  const x = series?.points.map(({ at }) => at) ?? []
  const common = {
    label: t(`statistics.clicksBy.${period}`),
    hideLabel: true,
    height,
    loading,
    unit: (count: number) => t('statistics.clicks', { count }),
    placeName,
    unfinished: x.find((first) => isUnfinished(period, first, today)),
    partial: x.filter((first) => isCut(period, first, filter)),
    series: series
      ? [
          {
            id: series.key,
            name: series.label,
            values: valuesUntil(series, today),
            ...(previous ? { previous } : {}),
          },
        ]
      : [],
  }
  return (
    <div ref={chart}>
      {kind === 'line' && <LineChart x={x} {...common} />}
      {kind === 'bar' && <BarChart categories={x} {...common} />}
      {kind === 'pie' && <PartsChart by="type" kind="pie" filter={filter} height={height} />}
    </div>
  )
}
