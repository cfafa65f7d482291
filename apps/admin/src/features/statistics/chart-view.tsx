import { Dialog, SegmentedControl } from '@kiosk-admin/ui'
import { Heatmap } from '@kiosk-admin/ui/charts'
import { useRef, useState } from 'react'
import { useStatistics } from '../../data/publication/use-statistics'
import { useDialog } from '../../shared/dialog'
import { useTexts } from '../../shared/i18n'
import { useQuery } from '../../shared/location'
import { type ChartName, chartDialog, chartNames, closeChart } from './chart-dialog'
import { ExportMenu } from './export-menu'
import { besides, hoursOf } from './figures'
import { MainChart } from './main-chart'
import { statisticsMessages } from './messages'
import { PartsChart } from './parts-chart'
import { type ChartKind, chartKinds, filtersOf, isKnown, type Question, rangeBefore } from './question'

const HEIGHT = 460

/** One chart, as large as the window allows, in whichever form says it best. */
export function ChartView({ question }: { question: Question }) {
  const { open, id } = useDialog(chartDialog)
  const asked = chartNames.find((name) => name === id) ?? 'clicks'
  // what closes stays what it was until it is gone
  const [name, setName] = useState(asked)
  if (open && name !== asked) setName(asked)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && closeChart()}>
      <Dialog.Content size="sheet" aria-describedby={undefined}>
        <Large name={name} question={question} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Large({ name, question }: { name: ChartName; question: Question }) {
  const t = useTexts(statisticsMessages)
  const [query, setQuery] = useQuery()
  const chart = useRef<HTMLDivElement>(null)
  const usual: ChartKind = name === 'clicks' ? question.chart : 'bar'
  const kind = chartKinds.find((one) => one === query.get('as')) ?? usual
  const title = name === 'clicks' ? t(`statistics.clicksBy.${question.period}`) : t(`statistics.by.${name}`)
  const shown = { ...question, chart: kind }
  // a pie of all clicks is one of their types
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
              asked={{ ...filtersOf(question), period: question.period, ...(groupBy ? { groupBy } : {}) }}
              chart={chart}
              name={title}
            />
          </span>
        </div>
        <div ref={chart}>
          {name === 'clicks' ? (
            <AllClicks question={shown} />
          ) : name === 'weekdayHour' ? (
            <Week question={shown} />
          ) : (
            <PartsChart by={name} kind={kind} question={shown} height={kind === 'pie' ? 320 : HEIGHT} />
          )}
        </div>
      </Dialog.Body>
    </>
  )
}

function AllClicks({ question }: { question: Question }) {
  const { period, compare, chart } = question
  const range = rangeBefore(question)
  const now = useStatistics({ ...filtersOf(question), period })
  const wanted = compare && chart !== 'pie' && isKnown(range)
  const before = useStatistics(wanted ? { ...filtersOf(question), ...range, period } : null)
  const [series] = now.data?.series ?? []
  return (
    <MainChart
      question={question}
      series={series}
      previous={series && besides(series, before.data?.series[0])}
      loading={now.loading || before.loading}
      height={chart === 'pie' ? 320 : HEIGHT}
    />
  )
}

function Week({ question }: { question: Question }) {
  const t = useTexts(statisticsMessages)
  const { data, loading } = useStatistics({ ...filtersOf(question), groupBy: 'weekdayHour' })
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
