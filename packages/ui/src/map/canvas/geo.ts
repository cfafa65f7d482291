/** A place on the earth in degrees; north and east are positive. */
export type LatLng = { lat: number; lng: number }

/** What a map shows: its middle, how near, and how many pixels there are for it. */
export type MapSight = { centre: LatLng; zoom: number; width: number; height: number }

/** In pixels; y grows downwards. */
export type MapPoint = { x: number; y: number }

/** Where a map of the web ends, towards both poles: there it is as high as it is wide. */
export const MAX_LATITUDE = 85.05112878

const TILE = 256
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const worldSize = (zoom: number) => TILE * 2 ** zoom

/** 190 → −170: the same meridian, from −180 up to, but not including, 180. */
export const normaliseLongitude = (lng: number): number =>
  // what is in bounds stays to the last digit
  lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180

/** On the map, with its longitude wound back, to a tenth of a metre: more digits are noise in a record. */
export function tidyPosition({ lat, lng }: LatLng): LatLng {
  const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0
  return {
    lat: round(within(lat, -MAX_LATITUDE, MAX_LATITUDE)),
    lng: normaliseLongitude(round(normaliseLongitude(lng))),
  }
}

export const samePlace = (a: LatLng | null, b: LatLng | null): boolean => a?.lat === b?.lat && a?.lng === b?.lng

/** A place on the whole world drawn as one square (Web Mercator), 256 × 2^zoom pixels wide. */
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

/** Where a place lies in what is shown, from its top left corner; of the world's copies side by side, the nearest. */
export function pointOf({ centre, zoom, width, height }: MapSight, position: LatLng): MapPoint {
  const middle = toPixels(centre, zoom)
  const { x, y } = toPixels(position, zoom)
  const size = worldSize(zoom)
  const across = x - middle.x
  return { x: across - Math.round(across / size) * size + width / 2, y: y - middle.y + height / 2 }
}

/** The place at a point of what is shown. */
export function positionAt({ centre, zoom, width, height }: MapSight, { x, y }: MapPoint): LatLng {
  const middle = toPixels(centre, zoom)
  return tidyPosition(fromPixels({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, zoom))
}

/** A place so many pixels further, at this zoom. */
export function shiftPosition(position: LatLng, by: MapPoint, zoom: number): LatLng {
  const { x, y } = toPixels(position, zoom)
  return tidyPosition(fromPixels({ x: x + by.x, y: y + by.y }, zoom))
}

/** Whether a point can be seen, and lies so many pixels from the edge at least. */
export const isInSight = ({ width, height }: MapSight, { x, y }: MapPoint, margin = 0): boolean =>
  x >= margin && y >= margin && x <= width - margin && y <= height - margin

export type FitOptions = {
  /** In pixels, at each side. @default 48 */
  padding?: number
  /** However near they lie together. @default 17 */
  maxZoom?: number
}

/** The nearest sight that holds all of these; undefined for none of them. Whole steps of zoom, as tiles have them. */
export function fitPositions(
  positions: readonly LatLng[],
  { width, height }: Pick<MapSight, 'width' | 'height'>,
  { padding = 48, maxZoom = 17 }: FitOptions = {},
): Pick<MapSight, 'centre' | 'zoom'> | undefined {
  const [first] = positions
  if (!first) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const position of positions) {
    // Seen from the first one, so that a group across the 180th meridian stays together.
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

/** Metres between two places, as the crow flies. */
export function metresBetween(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const across = Math.sin(radians(b.lng - a.lng) / 2) ** 2
  const up = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const half = up + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * across
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(half)))
}
