import { Button, PageHeader, Skeleton } from '@kiosk-admin/ui'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { useMall } from '../../data/malls/use-mall'
import { AsOf } from '../../shared/failures/as-of'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { ExportMenu } from './export-menu'
import { Filters } from './filters'
import { statisticsMessages } from './messages'
import { filtersOf } from './statistics-filter'
import { useStatisticsFilter } from './use-statistics-filter'

const Figures = lazy(async () => ({ default: (await loadCode(() => import('./figures-view'))).FiguresView }))

/** Usage of the stations, filtered by date, place and content. */
export function Statistics() {
  // the mall's time zone defines when a day begins
  return useMall() ? <Whole /> : <Loading />
}

function Whole() {
  const t = useMessages(statisticsMessages)
  const { filter, today, setFilter } = useStatisticsFilter()
  const chart = useRef<HTMLDivElement>(null)
  const { chart: kind, period } = filter
  const query = { ...filtersOf(filter), period, ...(kind === 'pie' ? { groupBy: 'type' as const } : {}) }
  return (
    <>
      <PageHeader title={t('statistics.title')}>
        <Button
          icon={<Printer size={16} strokeWidth={1.5} aria-hidden="true" />}
          className="max-sm:hidden"
          onClick={() => print()}
        >
          {t('statistics.print')}
        </Button>
        <ExportMenu query={query} chart={chart} name={t(`statistics.clicksBy.${period}`)} />
      </PageHeader>
      <Filters filter={filter} today={today} setFilter={setFilter} />
      <AsOf>
        <Suspense fallback={<Loading />}>
          <Figures filter={filter} setFilter={setFilter} chart={chart} />
        </Suspense>
      </AsOf>
    </>
  )
}

function Loading() {
  const t = useMessages(statisticsMessages)
  return (
    <div role="status" aria-label={t('statistics.loading')} className="flex flex-col gap-6 pt-4">
      <Skeleton style={{ width: '14rem', height: '3rem' }} />
      <Skeleton style={{ height: 262 }} />
    </div>
  )
}
