/** Longitude and latitude in degrees of WGS 84. */
export type Position = readonly number[]

/** A geometry of GeoJSON, RFC 7946 section 3.1, but for collections. */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] }

/** A feature of GeoJSON, RFC 7946 section 3.2. */
export type Feature = {
  readonly type: 'Feature'
  readonly id?: string
  readonly geometry: Geometry | null
  readonly properties: { readonly [name: string]: unknown }
}

/** Features of GeoJSON, RFC 7946 section 3.3. */
export type FeatureCollection<F extends Feature = Feature> = {
  readonly type: 'FeatureCollection'
  readonly features: readonly F[]
}

export type Properties = { readonly [name: string]: unknown }

export const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length >= 2 && value.every((part) => Number.isFinite(part))

const listOf =
  <Item>(isItem: (value: unknown) => value is Item, least = 1) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.length >= least && value.every(isItem)

const isPoints = listOf(isPosition)
const isLine = listOf(isPosition, 2)
const isLines = listOf(isLine)

/** RFC 7946 section 3.1.6: four or more positions, the last one is the first one. */
const isRing = (value: unknown): value is readonly Position[] => {
  if (!listOf(isPosition, 4)(value)) return false
  const [first, last] = [value[0], value.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}
const isPolygon = listOf(isRing)
const isMultiPolygon = listOf(isPolygon)

/** The geometry, if the value is a valid one. */
export function readGeometry(value: unknown): Geometry | undefined {
  if (!isObject(value)) return undefined
  const { type, coordinates } = value
  if (type === 'Point' && isPosition(coordinates)) return { type, coordinates }
  if (type === 'MultiPoint' && isPoints(coordinates)) return { type, coordinates }
  if (type === 'LineString' && isLine(coordinates)) return { type, coordinates }
  if (type === 'MultiLineString' && isLines(coordinates)) return { type, coordinates }
  if (type === 'Polygon' && isPolygon(coordinates)) return { type, coordinates }
  if (type === 'MultiPolygon' && isMultiPolygon(coordinates)) return { type, coordinates }
  return undefined
}

/** All positions of a geometry. */
export function positionsOf(geometry: Geometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'MultiPoint':
    case 'LineString':
      return geometry.coordinates
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat()
    case 'MultiPolygon':
      return geometry.coordinates.flat(2)
  }
}

/** The polygons of an area; none of a point or line. */
export function polygonsOf(geometry: Geometry | null | undefined): readonly (readonly (readonly Position[])[])[] {
  if (geometry?.type === 'Polygon') return [geometry.coordinates]
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates : []
}
