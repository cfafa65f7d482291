import { contentTypes } from '@kiosk-admin/api-client'
import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@kiosk-admin/ui'
import { SignpostBig } from 'lucide-react'
import { Link } from 'wouter'
import { useList } from '../../data/content/use-list'
import { useMapState } from '../../data/malls/use-map-state'
import { usePlans } from '../../data/malls/use-plans'
import { failureText } from '../../shared/failures/failures'
import { MapTabs } from '../../shared/floor-plan/map-tabs'
import { NoPhonesNote } from '../../shared/floor-plan/no-phones-note'
import { useMessages } from '../../shared/i18n/i18n'
import { formMessages } from '../../shared/record/form-messages'
import { Check } from './check'
import { ConnectorSwitches } from './connector-switches'
import { FloorList } from './floor-list'
import { floorsInOrder } from './floors'
import { mapMessages } from './messages'
import { MapPlan } from './plan/map-plan'
import { PlansMenu } from './plans-menu'

/** The floors of the mall with their plans, what visitors do not reach, and what is out of order. */
export function MapPage() {
  const t = useMessages(mapMessages)
  const c = useMessages(formMessages)
  const floors = useList(contentTypes.floor)
  const connectors = useList(contentTypes.connector)
  const plans = usePlans()
  const state = useMapState()
  const parts = [floors, connectors, plans, state]
  const error = parts.find((part) => part.error)?.error
  const loaded = parts.every(({ data }) => data)
  const ordered = floorsInOrder(floors.data ?? [], plans.data ?? [])
  return (
    <>
      <PageHeader title={t('map.title')} sub={loaded && t('map.floors', { count: ordered.length })}>
        {loaded && <PlansMenu drawn={ordered.some(({ plan }) => plan !== undefined)} />}
      </PageHeader>
      <MapTabs current="map" />
      {error ? (
        <ErrorState
          title={c('form.notLoaded')}
          onRetry={() => {
            for (const { retry } of parts) retry()
          }}
        >
          {failureText(error)}
        </ErrorState>
      ) : !loaded ? (
        <div aria-busy className="flex flex-col gap-6">
          <Skeleton style={{ height: 100 }} />
          <Skeleton style={{ height: 100 }} />
        </div>
      ) : ordered.length === 0 ? (
        <EmptyState
          icon={<SignpostBig strokeWidth={1.5} />}
          title={t('map.empty.title')}
          action={
            <Button asChild>
              <Link href="/published/Parking">{t('map.empty.action')}</Link>
            </Button>
          }
        >
          {t('map.empty.text')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1.6fr)_minmax(19rem,1fr)] items-start gap-x-10 gap-y-8 pb-8 max-lg:grid-cols-1">
          <div className="col-span-full min-w-0">
            <MapPlan plans={ordered.flatMap(({ plan }) => plan ?? [])} />
          </div>
          <FloorList floors={ordered} connectors={connectors.data ?? []} />
          <div className="flex min-w-0 flex-col gap-8 max-lg:order-first">
            <ConnectorSwitches connectors={connectors.data ?? []} />
            <Check floors={ordered} connectors={connectors.data ?? []} />
            <NoPhonesNote />
          </div>
        </div>
      )}
    </>
  )
}
