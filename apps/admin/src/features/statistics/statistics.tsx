import { Button, PageHeader, Skeleton } from '@kiosk-admin/ui'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { useMall } from '../../data/malls/use-mall'
import { useTexts } from '../../shared/i18n'
import { ExportMenu } from './export-menu'
import { Filters } from './filters'
import { statisticsMessages } from './messages'
import { filtersOf } from './question'
import { useQuestion } from './use-question'

const Figures = lazy(async () => ({ default: (await import('./figures-view')).FiguresView }))

/** How much the stations are used, by whom it is asked for: when, where, and what for. */
export function Statistics() {
  // its time zone says when a day begins
  return useMall() ? <Whole /> : <Loading />
}

function Whole() {
  const t = useTexts(statisticsMessages)
  const { question, today, ask } = useQuestion()
  const chart = useRef<HTMLDivElement>(null)
  const { chart: kind, period } = question
  const asked = { ...filtersOf(question), period, ...(kind === 'pie' ? { groupBy: 'type' as const } : {}) }
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
        <ExportMenu asked={asked} chart={chart} name={t(`statistics.clicksBy.${period}`)} />
      </PageHeader>
      <Filters question={question} today={today} ask={ask} />
      <Suspense fallback={<Loading />}>
        <Figures question={question} ask={ask} chart={chart} />
      </Suspense>
    </>
  )
}

function Loading() {
  const t = useTexts(statisticsMessages)
  return (
    <div role="status" aria-label={t('statistics.loading')} className="flex flex-col gap-6 pt-4">
      <Skeleton style={{ width: '14rem', height: '3rem' }} />
      <Skeleton style={{ height: 262 }} />
    </div>
  )
}
