import type { LatLng, MapSight } from '../canvas/geo'

export type MapPlace = Pick<MapSight, 'centre' | 'zoom'>

/** Loading state of tiles: none needed, loaded, or all failed. */
export type MapPictures = 'none' | 'shown' | 'missing'

export type MapDrawing = MapPlace & {
  maxZoom: number
  /** Called when the view changes; `settled` is false during a gesture. */
  onMove: (place: MapPlace, settled: boolean) => void
  /** Called when the map is pressed, not a marker. */
  onPress: (position: LatLng) => void
  onPictures: (pictures: MapPictures) => void
  /** Aborted when the map is no longer needed before it loads. */
  signal: AbortSignal
}

/** A loaded map. */
export type MapHandle = {
  show: (place: MapPlace) => void
  /** Call when the element is resized. */
  resize: () => void
  remove: () => void
}

/**
 * Provides the base map. It draws tiles and handles gestures; markers are the kit's. Wheel and one finger scroll the
 * page; Ctrl or ⌘ with the wheel, or two fingers, move the map.
 */
export type MapProvider = {
  /** Identity of the map: another id creates a new one. */
  id: string
  /** Attribution; none if the tiles contain it. */
  attribution?: { text: string; href: string }
  /** Creates the map. Rejects if it cannot load. */
  draw: (ground: HTMLElement, drawing: MapDrawing) => Promise<MapHandle>
}

/** Zoom range, and the default centre, Stockholm. */
export const mapDefaults = { centre: { lat: 59.3293, lng: 18.0686 }, zoom: 11, maxZoom: 22 } as const
