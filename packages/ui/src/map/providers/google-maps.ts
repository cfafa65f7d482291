import type { LatLng } from '../canvas/geo'
import type { MapProvider } from './map-provider'
import type { Place, SearchPlaces } from './places'

type GoogleLatLng = { lat: () => number; lng: () => number }

type GoogleMap = {
  addListener: (event: string, listener: (event: { latLng?: GoogleLatLng | null }) => void) => { remove: () => void }
  getCenter: () => GoogleLatLng | undefined
  getZoom: () => number | undefined
  moveCamera: (camera: { center: LatLng; zoom: number }) => void
}

type GooglePlacePrediction = {
  placeId: string
  text: { text: string }
  mainText?: { text: string } | null
  secondaryText?: { text: string } | null
  toPlace: () => { fetchFields: (options: { fields: string[] }) => Promise<unknown>; location?: GoogleLatLng | null }
}

/** As much of Google's two libraries as is used here. */
export type GoogleLibraries = {
  maps: { Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap }
  places: {
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (request: {
        input: string
        language?: string
      }) => Promise<{ suggestions: { placePrediction: GooglePlacePrediction | null }[] }>
    }
  }
}

export type LoadGoogle = <Name extends keyof GoogleLibraries>(name: Name) => Promise<GoogleLibraries[Name]>

export type GoogleMapsOptions = {
  /** The key of Google Maps; the page's Content-Security-Policy must allow its origins. */
  apiKey: string
  mapId?: string
  /** Where the libraries come from. @default Google's own script, which its loader adds to the page */
  load?: LoadGoogle
}

let configured = false

/** Google's script is added to the page once, with the first key. */
const fromGoogle = (apiKey: string): LoadGoogle =>
  async function load(name) {
    const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader')
    if (!configured) setOptions({ key: apiKey, v: 'quarterly' })
    configured = true
    const library: unknown = await importLibrary(name)
    return library as GoogleLibraries[typeof name]
  }

/** Provider for Google's map; needs an API key. */
export const googleMaps = ({ apiKey, mapId, load = fromGoogle(apiKey) }: GoogleMapsOptions): MapProvider => ({
  id: `google ${apiKey} ${mapId ?? ''}`,
  async draw(ground, { centre, zoom, maxZoom, onMove, onPress, onPictures, signal }) {
    const library = await load('maps')
    signal.throwIfAborted()
    const map = new library.Map(ground, {
      center: centre,
      zoom,
      maxZoom,
      ...(mapId ? { mapId } : {}),
      disableDefaultUI: true,
      disableDoubleClickZoom: true,
      keyboardShortcuts: false,
      clickableIcons: false,
      // one finger and the bare wheel move the page
      gestureHandling: 'cooperative',
    })
    const move = (settled: boolean) => {
      const middle = map.getCenter()
      if (middle) onMove({ centre: { lat: middle.lat(), lng: middle.lng() }, zoom: map.getZoom() ?? zoom }, settled)
    }
    const listeners = [
      map.addListener('bounds_changed', () => move(false)),
      map.addListener('idle', () => move(true)),
      map.addListener('tilesloaded', () => onPictures('shown')),
      map.addListener('click', ({ latLng }) => latLng && onPress({ lat: latLng.lat(), lng: latLng.lng() })),
    ]
    return {
      show: ({ centre: center, zoom: next }) => map.moveCamera({ center, zoom: next }),
      // it watches its element itself
      resize: () => undefined,
      remove() {
        for (const listener of listeners) listener.remove()
        ground.replaceChildren()
      },
    }
  },
})

/** Address suggestions of Google's Places; the location of a place is requested only when it is selected. */
export function googlePlaces({ apiKey, load = fromGoogle(apiKey) }: GoogleMapsOptions): SearchPlaces {
  return async (text, { signal, language }) => {
    const { AutocompleteSuggestion } = await load('places')
    signal.throwIfAborted()
    const answer = await AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: text, language })
    return answer.suggestions.flatMap(({ placePrediction }) => (placePrediction ? [placeOf(placePrediction)] : []))
  }
}

function placeOf(prediction: GooglePlacePrediction): Place {
  const detail = prediction.secondaryText?.text
  return {
    id: prediction.placeId,
    name: prediction.mainText?.text ?? prediction.text.text,
    address: prediction.text.text,
    ...(detail ? { detail } : {}),
    async locate() {
      const place = prediction.toPlace()
      await place.fetchFields({ fields: ['location'] })
      return place.location ? { lat: place.location.lat(), lng: place.location.lng() } : undefined
    },
  }
}
