import { Button, EmptyState, ErrorState } from '@kiosk-admin/ui'
import { ChartLine } from 'lucide-react'
import type { RefObject } from 'react'
import { useStatistics } from '../../data/publication/use-statistics'
import { failureText } from '../../shared/failures'
import { useTexts } from '../../shared/i18n'
import { Breakdowns } from './breakdowns'
import { ChartView } from './chart-view'
import { besides } from './figures'
import { MainChart } from './main-chart'
import { statisticsMessages } from './messages'
import { filtersOf, isFiltered, isKnown, type Question, rangeBefore } from './question'
import { Total } from './total'
import type { Ask } from './use-question'

type FiguresViewProps = { question: Question; ask: Ask; chart: RefObject<HTMLDivElement | null> }

/** The figures themselves: all of them, over time, and by what they are made of. */
export function FiguresView({ question, ask, chart }: FiguresViewProps) {
  const t = useTexts(statisticsMessages)
  const { period, compare } = question
  const filters = filtersOf(question)
  const now = useStatistics({ ...filters, period })
  const range = rangeBefore(question)
  const before = useStatistics(
    compare && question.chart !== 'pie' && isKnown(range) ? { ...filters, ...range, period } : null,
  )
  const week = useStatistics({ ...filters, groupBy: 'weekdayHour' })

  if (now.error) {
    return (
      <ErrorState title={t('statistics.failed')} onRetry={now.retry}>
        {failureText(now.error)}
      </ErrorState>
    )
  }
  const [series] = now.data?.series ?? []
  if (now.data?.total === 0) {
    const filtered = isFiltered(question)
    return (
      <EmptyState
        icon={<ChartLine strokeWidth={1.5} />}
        title={t('statistics.empty.title')}
        {...(filtered ? { tone: 'nothing-found' as const } : {})}
        {...(filtered ? { action: <Clear ask={ask} /> } : {})}
      >
        {t(filtered ? 'statistics.emptyFiltered' : 'statistics.empty.text')}
      </EmptyState>
    )
  }
  const previous = series && besides(series, before.data?.series[0])
  return (
    <div data-print="" className="flex flex-col gap-8">
      <section className="border-0 border-t-2 border-solid border-fg-strong pt-3">
        <Total question={question} answer={now.data} week={week.data?.series} />
        <MainChart
          question={question}
          series={series}
          previous={previous}
          // drawn once: a line that comes later would move the scale
          loading={now.loading || before.loading}
          chart={chart}
        />
      </section>
      <Breakdowns question={question} week={week} ask={ask} />
      <ChartView question={question} />
    </div>
  )
}

function Clear({ ask }: { ask: Ask }) {
  const t = useTexts(statisticsMessages)
  return (
    <Button onClick={() => ask({ view: '', type: '', station: '', category: '', shop: '' })}>
      {t('statistics.clear')}
    </Button>
  )
}
