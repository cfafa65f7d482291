import type { StationState } from '../layout/stations'
import { geocoder } from './places'
import { rasterTiles } from './raster-tiles'
import type { MapStation } from './station-marks'

/** Both are served beside the stories, by `.storybook/map-fixtures.ts`. */
export const tiles = rasterTiles({ url: '/map-fixtures/tiles/{z}/{x}/{y}.png' })
export const searchPlaces = geocoder('/map-fixtures/search')

/** A server that has no tiles. */
export const noTiles = rasterTiles({ url: '/map-fixtures/down/{z}/{x}/{y}.png' })

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
