import { ContentForm } from '@kiosk-admin/ui'
import {
  geocoder,
  googleMaps,
  googlePlaces,
  MapPicker,
  type MapPickerProps,
  type MapValue,
  rasterTiles,
} from '@kiosk-admin/ui/map'
import { useMemo } from 'react'
import { useConfig } from '../../../data/malls/use-config'
import { useFieldInfo } from './fields'
import { useFormRecord } from './form-record'
import { MapWidget } from './map-widget'

type Position = { latitude: number; longitude: number }

type MapFieldProps = {
  name: string
  /** Told the address of what a search found. */
  onAddress?: (address: string) => void
  /** The address that is known beside the position. */
  address?: string | undefined
  /** In the one map that all dialogs of shops share, instead of one that ends with its form. @default false */
  shared?: boolean
  /** Draws the map. @default true */
  drawn?: boolean
}

/** A place on the map of this installation. Stands in forms only: it is heavy. */
export function MapField({ name, onAddress, address, shared = false, drawn = true }: MapFieldProps) {
  const { label, required } = useFieldInfo(name)
  const { id: subject } = useFormRecord()
  const map = useMap()
  const { loading } = useConfig()
  // the shared map is drawn once: not before it is known where its ground comes from
  if (shared && loading) return <div aria-busy style={{ height: 320 }} />
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

/** Where this installation's maps and addresses come from; a plain grid while nobody has said. */
export function useMap(): Pick<MapPickerProps, 'centre' | 'provider' | 'searchPlaces'> {
  const { data } = useConfig()
  return useMemo(() => {
    if (!data) return {}
    const { mapsKey, mapId, mapCentre, tileUrl, geocoderUrl } = data
    const centre = { lat: mapCentre.latitude, lng: mapCentre.longitude }
    if (mapsKey) {
      const options = { apiKey: mapsKey, mapId }
      return { centre, provider: googleMaps(options), searchPlaces: googlePlaces(options) }
    }
    return {
      centre,
      provider: rasterTiles({ url: tileUrl ?? undefined }),
      ...(geocoderUrl ? { searchPlaces: geocoder(geocoderUrl) } : {}),
    }
  }, [data])
}
