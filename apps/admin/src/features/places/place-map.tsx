import type { ListedOf } from '@kiosk-admin/api-client'
import { CodeBadge, EmptyState, ErrorState, Skeleton, StatusBadge } from '@kiosk-admin/ui'
import { type MapStation, StationMap } from '@kiosk-admin/ui/map'
import { MapPinned } from 'lucide-react'
import { useMemo } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMap } from '../../shared/content/editor/map-field'
import { useKind } from '../../shared/content/kind'
import type { Row } from '../../shared/content/list/columns'
import { useRows } from '../../shared/content/list/use-content-list'
import { failureText } from '../../shared/failures/failures'
import { useChoices } from '../../shared/feature/known-features'
import { useMessages } from '../../shared/i18n/i18n'
import { useLanguage } from '../../shared/i18n/language'
import { kitLabels } from '../../shared/kit'
import { formMessages } from '../../shared/record/form-messages'
import { openDialog } from '../../shared/routing/dialog'
import { placeMessages } from './messages'

const locationOf = (row: Row) => (row as ListedOf<'place'>).location

/** Places by number on the map and in the list beside it, which includes indoor places. */
export function PlaceMap() {
  const { labelOf } = useChoices('Place')
  const t = useMessages(placeMessages)
  const c = useMessages(formMessages)
  const language = useLanguage()
  const textIn = useLocalisedText()
  const { dialog } = useKind()
  const { rows, loading, error, retry } = useRows()
  const { provider, centre } = useMap()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language; only new rows change the map
  const places = useMemo(
    () =>
      rows.map((row, index): MapStation => {
        const at = locationOf(row)
        return {
          id: row.id,
          code: String(index + 1),
          name: textIn(row.name),
          state: 'online',
          ...(row.status === 'InActive' ? { detail: kitLabels().primitives.status.InActive } : {}),
          position: at && { lat: at.latitude, lng: at.longitude },
        }
      }),
    [rows, language],
  )
  if (error) {
    return (
      <ErrorState title={c('form.notLoaded')} onRetry={retry}>
        {failureText(error)}
      </ErrorState>
    )
  }
  if (loading) return <Skeleton style={{ height: 420 }} />
  if (rows.length === 0) {
    return (
      <EmptyState icon={<MapPinned strokeWidth={1.5} />} title={t('places.empty.title')}>
        {t('places.empty.text')}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20rem] gap-6 max-md:grid-cols-1">
      <StationMap
        label={t('places.title')}
        stations={places}
        states={false}
        value=""
        onValueChange={(id) => id && openDialog(dialog, id)}
        height={520}
        {...(provider ? { provider } : {})}
        {...(centre ? { centre } : {})}
        labels={{
          stations: t('places.title'),
          stationCount: (count) => t('places.count', { count }),
          showAll: t('places.map.showAll'),
          noStations: t('places.map.nothing'),
          howToStations: t('places.map.howTo'),
        }}
      />
      <ol className="m-0 flex list-none flex-col p-0">
        {rows.map((row, index) => (
          <li key={row.id} className="border-b border-line-faint">
            <button
              type="button"
              data-slot="place"
              className="flex w-full items-center gap-3 rounded-md px-1 py-2 text-start hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus"
              onClick={() => openDialog(dialog, row.id)}
            >
              <CodeBadge variant={locationOf(row) ? 'sign' : 'sunken'}>{index + 1}</CodeBadge>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate text-sm font-medium text-fg-strong">{textIn(row.name)}</span>
                {!locationOf(row) && (
                  <span className="text-xs text-fg-muted">
                    {labelOf('setting', (row as ListedOf<'place'>).setting)}, {t('places.map.without')}
                  </span>
                )}
              </span>
              {row.status === 'InActive' && <StatusBadge status="InActive" />}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
