import { type Geometry, isObject, type Position, type Properties, positionsOf, readGeometry } from '../geojson/geojson'
import { extensionKey, featuresOf, type ImdfFiles, propertiesOf } from './archive'

/** A feature of an archive, as far as it can be read. */
export type Read = {
  readonly type: string
  readonly id: string
  readonly properties: Properties
  /** Data of our own export. */
  readonly extension: Properties | undefined
  /** In two dimensions. */
  readonly geometry: Geometry | null
  readonly hasAltitude: boolean
}

const flat = ([longitude = 0, latitude = 0]: Position): Position => [longitude, latitude]

function withoutAltitude(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: flat(geometry.coordinates) }
    case 'MultiPoint':
    case 'LineString':
      return { type: geometry.type, coordinates: geometry.coordinates.map(flat) }
    case 'MultiLineString':
    case 'Polygon':
      return { type: geometry.type, coordinates: geometry.coordinates.map((line) => line.map(flat)) }
    case 'MultiPolygon':
      return {
        type: 'MultiPolygon',
        coordinates: geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(flat))),
      }
  }
}

/** The features of an archive; those without a type, an id or a valid geometry are malformed. */
export function readFeatures(files: ImdfFiles): {
  readonly features: readonly Read[]
  readonly malformed: readonly { readonly id: string; readonly type: string }[]
} {
  const features: Read[] = []
  const malformed: { id: string; type: string }[] = []
  for (const { file, feature } of featuresOf(files)) {
    const { id, feature_type: type, geometry } = feature
    const read = geometry === null || geometry === undefined ? null : readGeometry(geometry)
    if (typeof id !== 'string' || typeof type !== 'string' || read === undefined) {
      malformed.push({ id: String(id), type: typeof type === 'string' ? type : file })
      continue
    }
    const properties = propertiesOf(feature)
    const extension = properties[extensionKey]
    features.push({
      type,
      id,
      properties,
      extension: isObject(extension) ? extension : undefined,
      geometry: read && withoutAltitude(read),
      hasAltitude: read !== null && positionsOf(read).some((position) => position.length > 2),
    })
  }
  return { features, malformed }
}

/** Ids in a list; none if it is no list. */
export const idList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []

/** Finds the level of a feature: its own, or that of its unit. */
export function levelIdsOf(features: readonly Read[]): (read: Read) => string | undefined {
  const byId = new Map(features.map((read) => [read.id, read]))
  const levelOf = ({ type, properties, extension }: Read): string | undefined => {
    const { level_id, unit_ids, unit_id, anchor_id } = properties
    if (typeof level_id === 'string') return level_id
    if (typeof extension?.level === 'string') return extension.level
    const [next] = type === 'amenity' ? idList(unit_ids) : idList([type === 'anchor' ? unit_id : anchor_id])
    const holder = next === undefined ? undefined : byId.get(next)
    return holder && holder.type !== type ? levelOf(holder) : undefined
  }
  return levelOf
}
