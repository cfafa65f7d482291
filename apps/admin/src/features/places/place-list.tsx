import { may } from '@kiosk-admin/api-client'
import { Button, PageHeader, SegmentedControl, Skeleton } from '@kiosk-admin/ui'
import { List, Map as MapIcon, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { usePermissions } from '../../data/malls/use-mall'
import { useKind } from '../../shared/content/kind'
import { ContentListView } from '../../shared/content/list/content-list'
import { useContentList, useRows } from '../../shared/content/list/use-content-list'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { openDialog } from '../../shared/routing/dialog'
import { useQuery } from '../../shared/routing/location'
import { placeMessages } from './messages'

const PlaceMap = lazy(async () => ({ default: (await loadCode(() => import('./place-map'))).PlaceMap }))

/** The places in and around the mall as list or map; the view is in the address. */
export function PlaceList() {
  const t = useMessages(placeMessages)
  const [query] = useQuery()
  if (query.get('view') !== 'map') return <Listed />
  return (
    <>
      <MapHeader />
      <ViewSwitch />
      <Suspense fallback={<Skeleton style={{ height: 420 }} aria-label={t('places.map.showAll')} />}>
        <PlaceMap />
      </Suspense>
    </>
  )
}

const Listed = () => <ContentListView list={useContentList()} above={<ViewSwitch />} />

function ViewSwitch() {
  const t = useMessages(placeMessages)
  const [query, setQuery] = useQuery()
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    <SegmentedControl
      className="mb-4"
      label={t('places.view.name')}
      labelHidden
      value={query.get('view') === 'map' ? 'map' : 'list'}
      onValueChange={(view) => setQuery({ view: view === 'map' ? view : null }, { replace: true })}
      options={[
        { value: 'list', label: t('places.view.list'), icon: <List {...icon} /> },
        { value: 'map', label: t('places.view.map'), icon: <MapIcon {...icon} /> },
      ]}
    />
  )
}

function MapHeader() {
  const t = useMessages(placeMessages)
  const { area, dialog } = useKind()
  const { data: permissions } = usePermissions()
  const { rows, known } = useRows()
  return (
    <PageHeader title={t('places.title')} {...(known ? { count: rows.length } : {})}>
      {permissions && may(permissions, area, 'write') && (
        <Button
          variant="primary"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => openDialog(dialog)}
        >
          {t('places.new')}
        </Button>
      )}
    </PageHeader>
  )
}
