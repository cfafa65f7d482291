import type { StatisticSeries, Statistics } from '@kiosk-admin/api-client'
import { IconButton } from '@kiosk-admin/ui'
import { StatTile } from '@kiosk-admin/ui/charts'
import { Maximize2 } from 'lucide-react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useStatistics } from '../../data/publication/use-statistics'
import { useMessages } from '../../shared/i18n/i18n'
import { openChart } from './chart-dialog'
import { busiest, byHour, sumOf } from './figures'
import { statisticsMessages } from './messages'
import { daysIn, filtersOf, type StatisticsFilter } from './statistics-filter'
import { usePlaceName } from './use-place-name'

type TotalProps = {
  filter: StatisticsFilter
  answer: Statistics | undefined
  week: readonly StatisticSeries[] | undefined
}

/** The total of the page, its change, and the busiest times and stations. */
export function Total({ filter, answer, week }: TotalProps) {
  const t = useMessages(statisticsMessages)
  const when = useDateFormat()
  const placeName = usePlaceName(filter.period)
  const { period, compare } = filter
  const days = daysIn(filter)
  const count = answer?.total ?? 0
  const top = busiest(answer?.series[0]?.points ?? [])
  const hour = busiest(byHour(week ?? []))
  const stations = useStatistics({ ...filtersOf(filter), period: 'month', groupBy: 'station' }).data?.series
  const used = stations?.filter((one) => sumOf(one) > 0).length ?? 0
  const short = (day: string) =>
    period === 'day' ? when.day(day, { weekday: 'short', day: 'numeric', month: 'short' }) : placeName(day)
  const clicksBy = t(`statistics.clicksBy.${period}`)
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-10 gap-y-3">
      <StatTile
        size="large"
        label={t('statistics.clicksIn', { count, days })}
        value={count}
        loading={!answer}
        {...(compare && answer ? { previous: answer.previousTotal } : {})}
      />
      <div className="ms-auto flex flex-wrap gap-x-9 gap-y-2 max-sm:ms-0">
        <StatTile
          size="small"
          label={t(`statistics.busiest.${period}`)}
          value={top ? short(top.at) : null}
          loading={!answer}
        />
        <StatTile
          size="small"
          label={t('statistics.busiest.hour')}
          value={hour ? `${hour.at}–${nextHour(hour.at)}` : null}
          loading={!week}
        />
        <StatTile
          size="small"
          label={t('statistics.perStation')}
          value={used > 0 ? Math.round(count / used / days) : null}
          loading={!stations}
        />
        <IconButton
          label={t('statistics.enlarge', { name: clicksBy })}
          icon={<Maximize2 size={16} strokeWidth={1.5} aria-hidden="true" />}
          className="self-center print:hidden"
          onClick={() => openChart('clicks')}
        />
      </div>
    </div>
  )
}

const nextHour = (hour: string) => `${String(Number(hour.slice(0, 2)) + 1).padStart(2, '0')}:00`
