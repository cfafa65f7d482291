// Geographic positions and their projection to pixels (Web Mercator).

/** A position in degrees; north and east are positive. */
export type LatLng = { lat: number; lng: number }

/** The visible part of a map: centre, zoom and size in pixels. */
export type MapSight = { centre: LatLng; zoom: number; width: number; height: number }

/** In pixels; y increases downwards. */
export type MapPoint = { x: number; y: number }

/** Maximum latitude of Web Mercator maps, where they are square. */
export const MAX_LATITUDE = 85.05112878

const TILE = 256
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const worldSize = (zoom: number) => TILE * 2 ** zoom

/** Normalises a longitude to −180 (inclusive) to 180 (exclusive): 190 → −170. */
export const normaliseLongitude = (lng: number): number =>
  // values in range keep all digits
  lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180

/** Clamps a position to the map and rounds it to a tenth of a metre. */
export function tidyPosition({ lat, lng }: LatLng): LatLng {
  const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0
  return {
    lat: round(within(lat, -MAX_LATITUDE, MAX_LATITUDE)),
    lng: normaliseLongitude(round(normaliseLongitude(lng))),
  }
}

export const samePlace = (a: LatLng | null, b: LatLng | null): boolean => a?.lat === b?.lat && a?.lng === b?.lng

/** Projects a position to the world square (Web Mercator), 256 × 2^zoom pixels wide. */
export function toPixels({ lat, lng }: LatLng, zoom: number): MapPoint {
  const sine = Math.sin((within(lat, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180)
  const size = worldSize(zoom)
  return { x: (lng / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

export function fromPixels({ x, y }: MapPoint, zoom: number): LatLng {
  const size = worldSize(zoom)
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI
  return { lat, lng: (x / size - 0.5) * 360 }
}

/** Pixel position in the view, from its top left; uses the nearest copy of the world. */
export function pointOf({ centre, zoom, width, height }: MapSight, position: LatLng): MapPoint {
  const middle = toPixels(centre, zoom)
  const { x, y } = toPixels(position, zoom)
  const size = worldSize(zoom)
  const across = x - middle.x
  return { x: across - Math.round(across / size) * size + width / 2, y: y - middle.y + height / 2 }
}

/** The position at a pixel of the view. */
export function positionAt({ centre, zoom, width, height }: MapSight, { x, y }: MapPoint): LatLng {
  const middle = toPixels(centre, zoom)
  return tidyPosition(fromPixels({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, zoom))
}

/** Moves a position by pixels at a zoom. */
export function shiftPosition(position: LatLng, by: MapPoint, zoom: number): LatLng {
  const { x, y } = toPixels(position, zoom)
  return tidyPosition(fromPixels({ x: x + by.x, y: y + by.y }, zoom))
}

/** Whether a pixel is in the view, with a distance from its edge. */
export const isInSight = ({ width, height }: MapSight, { x, y }: MapPoint, margin = 0): boolean =>
  x >= margin && y >= margin && x <= width - margin && y <= height - margin

export type FitOptions = {
  /** Padding in pixels. @default 48 */
  padding?: number
  /** Maximum zoom. @default 17 */
  maxZoom?: number
}

/** The closest view of all positions, in whole zoom steps; undefined without positions. */
export function fitPositions(
  positions: readonly LatLng[],
  { width, height }: Pick<MapSight, 'width' | 'height'>,
  { padding = 48, maxZoom = 17 }: FitOptions = {},
): Pick<MapSight, 'centre' | 'zoom'> | undefined {
  const [first] = positions
  if (!first) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const position of positions) {
    // Relative to the first position, so that groups across the 180th meridian stay together.
    const { x, y } = toPixels({ lat: position.lat, lng: first.lng + normaliseLongitude(position.lng - first.lng) }, 0)
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  const room = (pixels: number, span: number) => Math.log2(Math.max(pixels - 2 * padding, 1) / span)
  const zoom = within(Math.floor(Math.min(room(width, right - left), room(height, bottom - top))), 0, maxZoom)
  return { centre: tidyPosition(fromPixels({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0)), zoom }
}

/** Distance of two positions in metres. */
export function metresBetween(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const across = Math.sin(radians(b.lng - a.lng) / 2) ** 2
  const up = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const half = up + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * across
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(half)))
}
