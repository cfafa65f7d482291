import type { LatLng, MapSight } from '../canvas/geo'

export type MapPlace = Pick<MapSight, 'centre' | 'zoom'>

/** What a map's pictures come to: there are none to ask for, they came, or none of them did. */
export type MapPictures = 'none' | 'shown' | 'missing'

export type MapDrawing = MapPlace & {
  maxZoom: number
  /** It shows another part; `settled` is false while it still moves under somebody's hand. */
  onMove: (place: MapPlace, settled: boolean) => void
  /** Somebody pressed the ground, not a marker. */
  onPress: (position: LatLng) => void
  onPictures: (pictures: MapPictures) => void
  /** Ends when the map is not wanted any more, before it could be drawn. */
  signal: AbortSignal
}

/** A map that was drawn. */
export type MapHandle = {
  show: (place: MapPlace) => void
  /** Its element has another size. */
  resize: () => void
  remove: () => void
}

/**
 * Where a map's ground comes from. It draws pictures and follows the hand that moves them; markers are the kit's own and
 * lie above it. A wheel moves the page unless Ctrl or ⌘ is held, and so does one finger: two move the map.
 */
export type MapProvider = {
  /** The same id is the same map: only another one is drawn anew. */
  id: string
  /** Whose pictures these are; a provider that says so itself in its pictures has none. */
  attribution?: { text: string; href: string }
  /** Rejects when what it needs cannot be loaded. */
  draw: (ground: HTMLElement, drawing: MapDrawing) => Promise<MapHandle>
}

/** Zoom and bounds of the specification, and its centre: the middle of Stockholm. */
export const mapDefaults = { centre: { lat: 59.3293, lng: 18.0686 }, zoom: 11, maxZoom: 22 } as const
