import { Button, DateRangePicker, SegmentedControl } from '@kiosk-admin/ui'
import { addDays, type DateRange, isDay, startOfMonth } from '@kiosk-admin/ui/headless'
import { ChartColumn, ChartLine, ChartPie, X } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useMessages } from '../../shared/i18n/i18n'
import { CompareFilter, ListFilter, SearchFilter } from './filter-menus'
import { statisticsMessages } from './messages'
import { chartKinds, fits, isFiltered, rangeQuery, type StatisticsFilter } from './statistics-filter'
import type { SetFilter } from './use-statistics-filter'

export type FiltersProps = { filter: StatisticsFilter; today: string; setFilter: SetFilter }

const icons = { line: ChartLine, bar: ChartColumn, pie: ChartPie }
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The filters, the period and the kind of chart. */
export function Filters({ filter, today, setFilter }: FiltersProps) {
  const t = useMessages(statisticsMessages)
  const { view, period, chart } = filter
  const clear = { view: '', type: '', station: '', category: '', shop: '' }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms that are submitted
    <div
      role="group"
      aria-label={t('statistics.filters')}
      className="mb-4 flex flex-wrap items-start gap-2 print:hidden"
    >
      <SegmentedControl
        label={t('statistics.view.label')}
        labelHidden
        value={view ?? 'all'}
        onValueChange={(next) => setFilter({ view: next === 'all' ? '' : next })}
        options={(['all', 'touchguide', 'pathfinder'] as const).map((value) => ({
          value,
          label: t(`statistics.view.${value}`),
        }))}
      />
      <Days filter={filter} today={today} setFilter={setFilter} />
      <CompareFilter filter={filter} setFilter={setFilter} />
      <ListFilter by="station" filter={filter} setFilter={setFilter} />
      <ListFilter by="type" filter={filter} setFilter={setFilter} />
      <SearchFilter by="category" filter={filter} setFilter={setFilter} />
      <SearchFilter by="shop" filter={filter} setFilter={setFilter} />
      {isFiltered(filter) && (
        <Button variant="quiet" icon={<X {...icon} />} onClick={() => setFilter(clear)}>
          {t('statistics.clear')}
        </Button>
      )}
      <div className="ms-auto flex flex-wrap gap-2 max-sm:ms-0">
        {chart !== 'pie' && (
          <SegmentedControl
            label={t('statistics.period.label')}
            labelHidden
            value={period}
            onValueChange={(next) => setFilter({ period: next === 'day' ? '' : next })}
            options={(['day', 'week', 'month'] as const).map((value) => ({
              value,
              label: t(`statistics.period.${value}`),
              disabled: !fits(value, filter),
            }))}
          />
        )}
        <SegmentedControl
          label={t('statistics.chart.label')}
          labelHidden
          value={chart}
          onValueChange={(next) => setFilter({ chart: next === 'line' ? '' : next })}
          options={chartKinds.map((value) => {
            const Icon = icons[value]
            return {
              value,
              icon: <Icon {...icon} />,
              label: <span className="sr-only">{t(`statistics.chart.${value}`)}</span>,
            }
          })}
        />
      </div>
    </div>
  )
}

/** The date range. Incomplete input stays in the field. */
function Days({ filter: { from, till }, today, setFilter }: FiltersProps) {
  const t = useMessages(statisticsMessages)
  const [typed, setTyped] = useState<DateRange>()
  const ending = (days: number) => (last: string) => ({ from: addDays(last, 1 - days), to: last })
  const presets: NonNullable<ComponentProps<typeof DateRangePicker>['presets']> = [
    'today',
    'last7Days',
    { label: t('statistics.last28'), range: ending(28) },
    { label: t('statistics.last90'), range: ending(90) },
    { label: t('statistics.monthSoFar'), range: (last) => ({ from: startOfMonth(last), to: last }) },
    'lastMonth',
    { label: t('statistics.yearSoFar'), range: (last) => ({ from: `${last.slice(0, 4)}-01-01`, to: last }) },
  ]
  function choose(next: DateRange) {
    const isEmpty = next.from === '' && next.to === ''
    const isComplete = isDay(next.from) && isDay(next.to) && next.from <= next.to && next.to <= today
    setTyped(isEmpty || isComplete ? undefined : next)
    if (isEmpty) setFilter({ from: '', till: '' })
    else if (isComplete) setFilter(rangeQuery({ from: next.from, till: next.to }, today))
  }
  return (
    <DateRangePicker
      label={t('statistics.range')}
      labelHidden
      className="w-68 max-sm:w-full"
      value={typed ?? { from, to: till }}
      onValueChange={choose}
      max={today}
      presets={presets}
    />
  )
}
