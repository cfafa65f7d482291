import type { SearchStatistics } from '@kiosk-admin/api-client'
import { CodeBadge } from '@kiosk-admin/ui'
import { StatTile } from '@kiosk-admin/ui/charts'
import { type ReactNode, useId } from 'react'
import { useSearches } from '../../data/publication/use-statistics'
import { useMessages } from '../../shared/i18n/i18n'
import { useKitLabels } from '../../shared/kit'
import { stationLabel } from './figures'
import { statisticsMessages } from './messages'
import { RankList } from './rank-list'
import type { StatisticsFilter } from './statistics-filter'

const SHOWN = 8
const SHOWN_BY_STATION = 3

/** What visitors searched for: the most sought, texts without results, and destinations by station. */
export function Searches({ filter: { from, till, stationId } }: { filter: StatisticsFilter }) {
  const t = useMessages(statisticsMessages)
  const { data, error, loading, retry } = useSearches({ from, till, stationId, limit: SHOWN })
  const rowsOf = useRows()
  const state = { by: 'search', loading, error, onRetry: retry } as const
  return (
    <section aria-labelledby="searches" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-2 border-0 border-t-2 border-solid border-fg-strong pt-3">
        <h2 id="searches" className="m-0 text-lg font-bold text-fg-strong">
          {t('statistics.searches.title')}
        </h2>
        <StatTile
          size="small"
          className="ms-auto max-sm:ms-0"
          label={t('statistics.searches.found')}
          value={data?.found ?? null}
          loading={loading}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-x-8 gap-y-8 max-sm:grid-cols-1">
        <Part title={t('statistics.searches.sought')}>
          <RankList {...state} rows={rowsOf(data?.sought)} empty={t('statistics.searches.nothing')} />
        </Part>
        <Part title={t('statistics.searches.withoutResult')} note={t('statistics.searches.note')}>
          <RankList
            {...state}
            rows={data?.withoutResult.map(({ text, count }) => ({ key: text, label: text, count })) ?? []}
            empty={t('statistics.searches.allFound')}
          />
        </Part>
        {!stationId && (
          <Part title={t('statistics.searches.byStation')} className="col-span-full">
            {data && data.byStation.length > 0 ? (
              <ul className="m-0 grid list-none grid-cols-4 gap-x-8 gap-y-5 p-0 max-lg:grid-cols-2 max-sm:grid-cols-1">
                {data.byStation.map((station) => (
                  <Station key={station.stationId} {...station} />
                ))}
              </ul>
            ) : (
              <RankList {...state} rows={[]} empty={t('statistics.searches.nothing')} />
            )}
          </Part>
        )}
      </div>
    </section>
  )
}

type PartProps = { title: string; note?: string; className?: string; children: ReactNode }

function Part({ title, note, className = '', children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h3 id={id} className="m-0 mb-2 text-md font-bold text-fg-strong">
        {title}
      </h3>
      {note && <p className="m-0 mb-2 text-sm text-fg-muted">{note}</p>}
      {children}
    </section>
  )
}

/** A station with the records that its visitors chose most. */
function Station({ label, destinations }: SearchStatistics['byStation'][number]) {
  const { code, name } = stationLabel(label)
  const rowsOf = useRows()
  return (
    <li className="min-w-0">
      <p className="m-0 flex items-center gap-2 text-md">
        {code && <CodeBadge>{code}</CodeBadge>}
        <span className="truncate">{name}</span>
      </p>
      <RankList
        by="search"
        rows={rowsOf(destinations).slice(0, SHOWN_BY_STATION)}
        loading={false}
        error={undefined}
        onRetry={() => {}}
      />
    </li>
  )
}

/** Rows of destinations. An amenity without a name is labelled with its kind, which the kit says in all languages. */
function useRows() {
  const { amenities } = useKitLabels()['floor-plan']
  const names = new Map<string, string>(Object.entries(amenities))
  return (destinations: SearchStatistics['sought'] = []) =>
    destinations.map(({ kind, id, label, count }) => ({
      key: `${kind} ${id}`,
      label: kind === 'amenity' ? (names.get(label) ?? label) : label,
      count,
    }))
}
