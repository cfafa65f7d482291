import { useDateFormat } from '../../data/malls/use-date-format'
import { useMall } from '../../data/malls/use-mall'
import { useMessages } from '../../shared/i18n/i18n'
import { type GroupName, useChoices } from './filter-menus'
import { statisticsMessages } from './messages'
import { isKnown, rangeBefore, type StatisticsFilter } from './statistics-filter'

const groups: readonly GroupName[] = ['station', 'type', 'category', 'shop']

/** What a printed sheet shows: the mall, the days, and each filter. Not on the screen, where the filters say it. */
export function PrintHead({ filter }: { filter: StatisticsFilter }) {
  const t = useMessages(statisticsMessages)
  const when = useDateFormat()
  const mall = useMall()
  const { from, till, period, view, compare } = filter
  const day = (date: string) => when.day(date, { day: 'numeric', month: 'long', year: 'numeric' })
  const range = (first: string, last: string) => (first === last ? day(first) : `${day(first)} – ${day(last)}`)
  const before = rangeBefore(filter)
  return (
    <header className="hidden print:block">
      <h1 className="m-0 text-2xl font-bold text-fg-strong">{t('statistics.title')}</h1>
      <dl className="m-0 mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact name={t('statistics.mall')}>{mall?.name ?? ''}</Fact>
        <Fact name={t('statistics.range')}>{range(from, till)}</Fact>
        <Fact name={t('statistics.period.label')}>{t(`statistics.period.${period}`)}</Fact>
        {compare && isKnown(before) && (
          <Fact name={t('statistics.compare.label')}>{range(before.from, before.till)}</Fact>
        )}
        {view && <Fact name={t('statistics.view.label')}>{t(`statistics.view.${view}`)}</Fact>}
        {groups.map((by) => (
          <ChosenFilter key={by} by={by} filter={filter} />
        ))}
      </dl>
    </header>
  )
}

function ChosenFilter({ by, filter }: { by: GroupName; filter: StatisticsFilter }) {
  const t = useMessages(statisticsMessages)
  const { chosen, label } = useChoices({ by, filter })
  return chosen ? <Fact name={t(`statistics.filter.${by}`)}>{label ?? '…'}</Fact> : null
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex gap-1.5">
    <dt className="text-fg-muted">{name}</dt>
    <dd className="m-0 font-medium text-fg-strong">{children}</dd>
  </div>
)
