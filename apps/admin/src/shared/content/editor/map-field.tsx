import { ContentForm } from '@kiosk-admin/ui'
import { geocoder, googleMaps, googlePlaces, MapPicker, type MapValue, rasterTiles } from '@kiosk-admin/ui/map'
import { type ComponentProps, useMemo } from 'react'
import { useConfig } from '../../../data/malls/use-config'
import { useMall, useMalls } from '../../../data/malls/use-mall'
import { useFieldInfo } from './fields'
import { useFormRecord } from './form-record'
import { MapWidget } from './map-widget'

type Position = { latitude: number; longitude: number }

type MapFieldProps = {
  name: string
  /** Receives the address of a search result. */
  onAddress?: (address: string) => void
  /** Address entered beside the position. */
  address?: string | undefined
  /** Uses the map widget that shop forms share, instead of a map of its own. @default false */
  shared?: boolean
  /** Renders the map. @default true */
  drawn?: boolean
}

/** Position on a map. Import it in forms only: it is large. */
export function MapField({ name, onAddress, address, shared = false, drawn = true }: MapFieldProps) {
  const { label, required } = useFieldInfo(name)
  const { id: subject } = useFormRecord()
  const map = useMap()
  const { loading } = useConfig()
  const malls = useMalls()
  // a map starts once, so it waits for its settings and for where the mall is
  if (loading || malls.loading) return <div aria-busy style={{ height: shared ? 320 : 376 }} />
  const Picker = shared ? MapWidget : MapPicker
  return (
    <ContentForm.Field<Position | null>
      name={name}
      label={label}
      required={required}
      format={(at) => (at ? `${at.latitude}, ${at.longitude}` : '')}
    >
      {({ value, onValueChange, lang: _, name: __, ...field }) => (
        <Picker
          {...field}
          subject={subject}
          {...map}
          map={drawn}
          value={value ? { lat: value.latitude, lng: value.longitude, ...(address ? { address } : {}) } : null}
          onValueChange={(next: MapValue | null) => {
            onValueChange(next && { latitude: next.lat, longitude: next.lng })
            if (next?.address !== undefined && next.address !== address) onAddress?.(next.address)
          }}
        />
      )}
    </ContentForm.Field>
  )
}

/**
 * Returns the map and geocoding settings of the installation; a plain grid until they are configured. The map starts at a
 * mall, or at the installation's centre while the mall has no location. Default: this tab's mall.
 */
export function useMap(
  mallId?: string,
): Pick<ComponentProps<typeof MapPicker>, 'centre' | 'provider' | 'searchPlaces'> {
  const { data } = useConfig()
  const location = useMall(mallId)?.location
  return useMemo(() => {
    if (!data) return {}
    const { mapsKey, mapId, mapCentre, tileUrl, geocoderUrl } = data
    const { latitude, longitude } = location ?? mapCentre
    const centre = { lat: latitude, lng: longitude }
    if (mapsKey) {
      const options = { apiKey: mapsKey, mapId }
      return { centre, provider: googleMaps(options), searchPlaces: googlePlaces(options) }
    }
    return {
      centre,
      provider: rasterTiles({ url: tileUrl ?? undefined }),
      ...(geocoderUrl ? { searchPlaces: geocoder(geocoderUrl) } : {}),
    }
  }, [data, location])
}
