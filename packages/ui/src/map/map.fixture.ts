import type { StationState } from '../layout/station-line/stations'
import { geocoder } from './providers/places'
import { rasterTiles } from './providers/raster-tiles'
import type { MapStation } from './stations/station-marks'

/** Map tiles without a server: a block of an invented town with streets, houses and a park. */
const block = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="#fff"/>
  <g style="fill: hsl(calc({x} * 67 + {y} * 41) 12% 90%)">
    <rect x="7" y="7" width="242" height="85"/><rect x="7" y="100" width="140" height="149"/>
  </g>
  <rect x="153" y="100" width="96" height="149" fill="#d6e8d4"/>
  <path fill="#d6dde1" d="M25 31h39v48h-39zM89 31h39v48h-39zM153 31h39v48h-39zM25 120h39v48h-39zM89 190h39v48h-39z"/>
</svg>`
// `{x}` and `{y}` are Leaflet's, so they stay readable
const address = encodeURIComponent(block).replaceAll(/%7B([xy])%7D/g, '{$1}')
export const tiles = rasterTiles({ url: `data:image/svg+xml,${address}` })

/** No picture comes from there. */
export const noTiles = rasterTiles({ url: 'data:image/png,{z}/{x}/{y}' })

/** Answers as Nominatim does; the last one has no position, as some places of some geocoders. */
const found = [
  { place_id: 1, name: 'Sergels torg', display_name: 'Sergels torg, 111 57 Stockholm', lat: '59.3326', lon: '18.0649' },
  { place_id: 2, name: 'Hamngatan 12', display_name: 'Hamngatan 12, 411 14 Göteborg', lat: '57.7046', lon: '11.9631' },
  { place_id: 3, name: 'Sergelgatan', display_name: 'Sergelgatan, 111 57 Stockholm', lat: '59.3345', lon: '18.0632' },
  { place_id: 4, name: 'Sergels hemliga gård', display_name: 'Sergels hemliga gård' },
]

export const searchPlaces = geocoder('/search', {
  fetch: async (input) => {
    const text = new URL(String(input)).searchParams.get('q')?.toLocaleLowerCase('sv') ?? ''
    return Response.json(found.filter((place) => place.display_name.toLocaleLowerCase('sv').includes(text)))
  },
})

export const sergelsTorg = { lat: 59.3326, lng: 18.0649 }

const station = (code: string, name: string, state: StationState, lat: number, lng: number, detail?: string) => ({
  id: code,
  code,
  name,
  state,
  position: { lat, lng },
  ...(detail ? { detail } : {}),
})

/** The eight stations of the mock-up, around one square. */
export const stations: MapStation[] = [
  station('K1', 'Entrance north', 'online', 59.3348, 18.0612),
  station('K2', 'Atrium', 'online', 59.3336, 18.0655),
  station('K3', 'Food court', 'online', 59.334, 18.0712),
  station('K4', 'Cinema', 'restarting', 59.333, 18.0752),
  station('K5', 'Level 2 lift', 'online', 59.3324, 18.0682),
  station('K6', 'Garage P1', 'online', 59.3321, 18.0622),
  station('K7', 'Harbour door', 'behind', 59.3347, 18.0766, 'shows No. 213'),
  station('K8', 'Tram hall', 'offline', 59.3336, 18.0571, 'last seen 12:41'),
]

const states: readonly StationState[] = [
  'online',
  'online',
  'online',
  'online',
  'behind',
  'online',
  'offline',
  'online',
]

/** As many as in a whole country, spread by a fixed rule. */
export const manyStations: MapStation[] = Array.from({ length: 1000 }, (_, index) =>
  station(
    `K${index + 1}`,
    `Mall ${Math.floor(index / 8) + 1}`,
    states[index % states.length] ?? 'online',
    55.6 + ((index * 0.6180339) % 1) * 8,
    11.5 + ((index * 0.7548776) % 1) * 7,
  ),
)
