import type { Statistics } from '@kiosk-admin/api-client'
import { IconButton, Link as TextLink } from '@kiosk-admin/ui'
import { Heatmap } from '@kiosk-admin/ui/charts'
import { Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Loaded } from '../../data/cache/use-call'
import { useStatistics, useTopShops } from '../../data/publication/use-statistics'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { withQuery } from '../../shared/routing/location'
import { type ChartName, chartDialog, openChart } from './chart-dialog'
import { hoursOf, rankedOf } from './figures'
import { statisticsMessages } from './messages'
import { PartsChart } from './parts-chart'
import { RankList } from './rank-list'
import { filtersOf, type StatisticsFilter } from './statistics-filter'
import type { SetFilter } from './use-statistics-filter'

type BreakdownsProps = { filter: StatisticsFilter; week: Loaded<Statistics>; setFilter: SetFilter }

const SHOWN = 8

/** Charts of clicks by group; the group that is filtered by is left out. */
export function Breakdowns({ filter, week, setFilter }: BreakdownsProps) {
  const t = useMessages(statisticsMessages)
  const { type, stationId, categoryId, shopId } = filter
  const one = type !== undefined
  return (
    <div className="grid grid-cols-3 items-start gap-x-8 gap-y-8 max-lg:grid-cols-2 max-sm:grid-cols-1">
      {!stationId && <Ranked by="station" filter={filter} onChoose={(id) => setFilter({ station: id })} />}
      {!one && !categoryId && (
        <Part name="type">
          <PartsChart by="type" kind="pie" filter={filter} height={160} />
        </Part>
      )}
      {!one && !categoryId && !shopId && <TopShops filter={filter} setFilter={setFilter} />}
      {!one && !categoryId && !shopId && (
        <Ranked by="category" filter={filter} onChoose={(id) => setFilter({ category: id })} />
      )}
      <Part name="weekdayHour" className="col-span-2 max-sm:col-span-1">
        <Heatmap
          label={t('statistics.by.weekdayHour')}
          hideLabel
          loading={week.loading}
          error={week.error && failureText(week.error)}
          onRetry={week.retry}
          values={week.data?.series.map(({ points }) => points.map(({ count }) => count)) ?? []}
          hours={hoursOf(week.data?.series ?? [])}
          unit={(count) => t('statistics.clicks', { count })}
        />
      </Part>
    </div>
  )
}

type PartProps = { name: Exclude<ChartName, 'clicks'>; title?: string; className?: string; children: ReactNode }

/** A section with a heading and a button that enlarges its chart. */
function Part({ name, title, className = '', children }: PartProps) {
  const t = useMessages(statisticsMessages)
  const heading = title ?? t(`statistics.by.${name}`)
  return (
    <section className={`min-w-0 border-0 border-t-2 border-solid border-fg-strong pt-2 ${className}`}>
      <div className="mb-2 flex min-h-8 items-center gap-2">
        <h2 className="m-0 text-lg font-bold text-fg-strong">{heading}</h2>
        <span className="ms-auto flex items-center print:hidden">
          {name === 'shop' || name === 'category' ? (
            <TextLink asChild>
              <a
                href={withQuery({ dialog: chartDialog, id: name })}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey) return
                  event.preventDefault()
                  openChart(name)
                }}
              >
                {t('statistics.seeAll')}
              </a>
            </TextLink>
          ) : (
            <IconButton
              size="small"
              label={t('statistics.enlarge', { name: heading })}
              icon={<Maximize2 size={16} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() => openChart(name)}
            />
          )}
        </span>
      </div>
      {children}
    </section>
  )
}

type RankedProps = { by: 'station' | 'category'; filter: StatisticsFilter; onChoose: (id: string) => void }

function Ranked({ by, filter, onChoose }: RankedProps) {
  const query = { ...filtersOf(filter), period: 'month' as const, groupBy: by }
  const { data, error, loading, retry } = useStatistics(query)
  return (
    <Part name={by}>
      <RankList
        by={by}
        rows={rankedOf(data?.series ?? []).slice(0, by === 'station' ? undefined : SHOWN)}
        loading={loading}
        error={error}
        onRetry={retry}
        onChoose={onChoose}
      />
    </Part>
  )
}

function TopShops({ filter, setFilter }: { filter: StatisticsFilter; setFilter: SetFilter }) {
  const t = useMessages(statisticsMessages)
  const { from, till, view, stationId, compare } = filter
  const { data, error, loading, retry } = useTopShops({ from, till, view, stationId, limit: SHOWN })
  return (
    <Part name="shop" title={t('statistics.topShops')}>
      <RankList
        by="shop"
        rows={(data ?? []).map(({ id, label, logoUrl, count, previousCount }) => ({
          key: id,
          label,
          logoUrl,
          count,
          ...(compare ? { previous: previousCount } : {}),
        }))}
        loading={loading}
        error={error}
        onRetry={retry}
        onChoose={(id) => setFilter({ shop: id })}
      />
    </Part>
  )
}
