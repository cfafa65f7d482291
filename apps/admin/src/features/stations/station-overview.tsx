import { Skeleton } from '@kiosk-admin/ui'
import { type MapStation, StationMap } from '@kiosk-admin/ui/map'
import { useMemo } from 'react'
import { useGround } from '../../data/malls/use-floor-plans'
import type { ListedStation } from '../../data/malls/use-stations'
import { useMap } from '../../shared/content/editor/map-field'
import { floorPlanMessages } from '../../shared/floor-plan/messages'
import { useMessages } from '../../shared/i18n/i18n'
import { StationPlans } from './station-plans'
import { statusOf } from './station-status'

type StationOverviewProps = {
  mallId: string
  label: string
  stations: readonly ListedStation[]
  onOpen: (id: string) => void
}

/** The stations on the map or, without a map, on the floor plans. */
export function StationOverview(props: StationOverviewProps) {
  const f = useMessages(floorPlanMessages)
  const ground = useGround(props.mallId)
  if (ground.kind === 'loading') return <Skeleton style={{ height: 280 }} />
  if (ground.kind === 'plans') return <StationPlans plans={ground.plans} {...props} />
  return (
    <>
      <OnMap {...props} />
      {ground.kind === 'none' && <p className="mt-2 mb-0 text-sm text-fg-muted">{f('floorPlan.noMap')}</p>}
    </>
  )
}

/** Stations with their code, in the colour of their state. */
function OnMap({ label, stations, onOpen }: StationOverviewProps) {
  const { provider, centre } = useMap()
  const places = useMemo(
    () =>
      stations.map(
        (station): MapStation => ({
          id: station.id,
          code: station.code,
          name: station.name,
          state: statusOf(station),
          position: { lat: station.latitude, lng: station.longitude },
        }),
      ),
    [stations],
  )
  return (
    <StationMap
      label={label}
      stations={places}
      value=""
      onValueChange={(id) => id && onOpen(id)}
      height={280}
      {...(provider ? { provider } : {})}
      {...(centre ? { centre } : {})}
    />
  )
}
