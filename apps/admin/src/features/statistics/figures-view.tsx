import { Button, EmptyState, ErrorState } from '@kiosk-admin/ui'
import { ChartLine } from 'lucide-react'
import type { RefObject } from 'react'
import { useStatistics } from '../../data/publication/use-statistics'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { Breakdowns } from './breakdowns'
import { ChartView } from './chart-view'
import { alignSeries } from './figures'
import { fitToPaper } from './fit-to-paper'
import { MainChart } from './main-chart'
import { statisticsMessages } from './messages'
import { PrintHead } from './print-head'
import { Searches } from './searches'
import {
  filtersOf,
  hasSearches,
  isCut,
  isFiltered,
  isKnown,
  rangeBefore,
  type StatisticsFilter,
} from './statistics-filter'
import { Total } from './total'
import type { SetFilter } from './use-statistics-filter'

type FiguresViewProps = { filter: StatisticsFilter; setFilter: SetFilter; chart: RefObject<HTMLDivElement | null> }

/** Total, chart over time, charts by group, and searches. */
export function FiguresView({ filter, setFilter, chart }: FiguresViewProps) {
  const t = useMessages(statisticsMessages)
  const { period, compare } = filter
  const filters = filtersOf(filter)
  const current = useStatistics({ ...filters, period })
  const range = rangeBefore(filter)
  const previousLoad = useStatistics(
    compare && filter.chart !== 'pie' && isKnown(range) ? { ...filters, ...range, period } : null,
  )
  const week = useStatistics({ ...filters, groupBy: 'weekdayHour' })

  if (current.error) {
    return (
      <ErrorState title={t('statistics.failed')} onRetry={current.retry}>
        {failureText(current.error)}
      </ErrorState>
    )
  }
  const [series] = current.data?.series ?? []
  if (current.data?.total === 0) {
    const filtered = isFiltered(filter)
    return (
      <EmptyState
        icon={<ChartLine strokeWidth={1.5} />}
        title={t('statistics.empty.title')}
        {...(filtered ? { tone: 'nothing-found' as const } : {})}
        {...(filtered ? { action: <Clear setFilter={setFilter} /> } : {})}
      >
        {t(filtered ? 'statistics.emptyFiltered' : 'statistics.empty.text')}
      </EmptyState>
    )
  }
  const previous = series && alignSeries(series, previousLoad.data?.series[0], (first) => isCut(period, first, range))
  return (
    <div ref={fitToPaper} data-print="" className="flex flex-col gap-8">
      <PrintHead filter={filter} />
      <section className="border-0 border-t-2 border-solid border-fg-strong pt-3">
        <Total filter={filter} answer={current.data} week={week.data?.series} />
        <MainChart
          filter={filter}
          series={series}
          previous={previous}
          // drawn once complete, because a later series would rescale the axis
          loading={current.loading || previousLoad.loading}
          chart={chart}
        />
      </section>
      <Breakdowns filter={filter} week={week} setFilter={setFilter} />
      {hasSearches(filter) && <Searches filter={filter} />}
      <ChartView filter={filter} />
    </div>
  )
}

function Clear({ setFilter }: { setFilter: SetFilter }) {
  const t = useMessages(statisticsMessages)
  return (
    <Button onClick={() => setFilter({ view: '', type: '', station: '', category: '', shop: '' })}>
      {t('statistics.clear')}
    </Button>
  )
}
