import { type MapStation, StationMap } from '@kiosk-admin/ui/map'
import { useMemo } from 'react'
import type { ListedStation } from '../../data/use-stations'
import { useMap } from '../../shared/content/map-field'

type StationOverviewProps = {
  label: string
  stations: readonly ListedStation[]
  onOpen: (id: string) => void
}

/** Where the stations stand, each by its code and in the colour of its state. */
export function StationOverview({ label, stations, onOpen }: StationOverviewProps) {
  const { provider, centre } = useMap()
  const places = useMemo(
    () =>
      stations.map(
        ({ id, code, name, state, latitude, longitude }): MapStation => ({
          id,
          code,
          name,
          state,
          position: { lat: latitude, lng: longitude },
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
