import { Dialog, SegmentedControl } from '@kiosk-admin/ui'
import { Heatmap } from '@kiosk-admin/ui/charts'
import { useRef } from 'react'
import { useStatistics } from '../../data/publication/use-statistics'
import { useMessages } from '../../shared/i18n/i18n'
import { useDialog } from '../../shared/routing/dialog'
import { useQuery } from '../../shared/routing/location'
import { type ChartName, chartDialog, chartNames, closeChart } from './chart-dialog'
import { ExportMenu } from './export-menu'
import { alignSeries, hoursOf } from './figures'
import { MainChart } from './main-chart'
import { statisticsMessages } from './messages'
import { PartsChart } from './parts-chart'
import {
  type ChartKind,
  chartKinds,
  filtersOf,
  isCut,
  isKnown,
  rangeBefore,
  type StatisticsFilter,
} from './statistics-filter'

const HEIGHT = 460

/** A chart at the size of the window, in a selectable kind. */
export function ChartView({ filter }: { filter: StatisticsFilter }) {
  const { open, id } = useDialog(chartDialog)
  const name = chartNames.find((one) => one === id) ?? 'clicks'
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && closeChart()}>
      <Dialog.Content size="large" aria-describedby={undefined}>
        <Large name={name} filter={filter} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Large({ name, filter }: { name: ChartName; filter: StatisticsFilter }) {
  const t = useMessages(statisticsMessages)
  const [query, setQuery] = useQuery()
  const chart = useRef<HTMLDivElement>(null)
  const usual: ChartKind = name === 'clicks' ? filter.chart : 'bar'
  const kind = chartKinds.find((one) => one === query.get('as')) ?? usual
  const title = name === 'clicks' ? t(`statistics.clicksBy.${filter.period}`) : t(`statistics.by.${name}`)
  const largeFilter = { ...filter, chart: kind }
  // a pie of all clicks groups them by type
  const groupBy = name !== 'clicks' ? name : kind === 'pie' ? ('type' as const) : undefined
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <div className="mb-3 flex flex-wrap items-center gap-2">
          {name !== 'weekdayHour' && (
            <SegmentedControl
              label={t('statistics.chart.label')}
              labelHidden
              value={kind}
              onValueChange={(next) => setQuery({ as: next === usual ? '' : next }, { replace: true })}
              options={chartKinds.map((value) => ({ value, label: t(`statistics.chart.${value}`) }))}
            />
          )}
          <span className="ms-auto">
            <ExportMenu
              query={{ ...filtersOf(filter), period: filter.period, ...(groupBy ? { groupBy } : {}) }}
              chart={chart}
              name={title}
            />
          </span>
        </div>
        <div ref={chart}>
          {name === 'clicks' ? (
            <AllClicks filter={largeFilter} />
          ) : name === 'weekdayHour' ? (
            <Week filter={largeFilter} />
          ) : (
            <PartsChart by={name} kind={kind} filter={largeFilter} height={kind === 'pie' ? 320 : HEIGHT} />
          )}
        </div>
      </Dialog.Body>
    </>
  )
}

function AllClicks({ filter }: { filter: StatisticsFilter }) {
  const { period, compare, chart } = filter
  const range = rangeBefore(filter)
  const current = useStatistics({ ...filtersOf(filter), period })
  const hasPrevious = compare && chart !== 'pie' && isKnown(range)
  const previous = useStatistics(hasPrevious ? { ...filtersOf(filter), ...range, period } : null)
  const [series] = current.data?.series ?? []
  return (
    <MainChart
      filter={filter}
      series={series}
      previous={series && alignSeries(series, previous.data?.series[0], (first) => isCut(period, first, range))}
      loading={current.loading || previous.loading}
      height={chart === 'pie' ? 320 : HEIGHT}
    />
  )
}

function Week({ filter }: { filter: StatisticsFilter }) {
  const t = useMessages(statisticsMessages)
  const { data, loading } = useStatistics({ ...filtersOf(filter), groupBy: 'weekdayHour' })
  return (
    <Heatmap
      label={t('statistics.by.weekdayHour')}
      hideLabel
      height={HEIGHT}
      loading={loading}
      values={data?.series.map(({ points }) => points.map(({ count }) => count)) ?? []}
      hours={hoursOf(data?.series ?? [])}
      unit={(count) => t('statistics.clicks', { count })}
    />
  )
}
