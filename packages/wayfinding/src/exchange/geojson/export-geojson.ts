import type { Building, Unit, Walkway } from '../../model'
import { type NotPlaced, type PlacedFloor, placeFloors, polygonOf } from '../place'
import type { Feature, FeatureCollection, Geometry } from './geojson'

/** A building in degrees, and the floors that could not be placed. */
export type GeoJsonExport = {
  readonly collection: FeatureCollection
  /** Floors without a place on the ground. What is on them is not in `collection`. */
  readonly notPlaced: readonly NotPlaced[]
}

/**
 * A building as GeoJSON, RFC 7946: a feature for each unit, door, walkway, obstacle, amenity, stop of a connector and
 * station. Its properties are those of the model, with `type`, `floorId` and `ordinal`. Only floors with control points
 * have degrees.
 */
export function exportGeoJson({ floors, connectors, stations }: Building): GeoJsonExport {
  const { placed, notPlaced } = placeFloors(floors)
  const features = placed.flatMap((place) => [
    ...drawn(place),
    ...connectors.flatMap(({ stops, ...connector }) =>
      stops.flatMap(({ floorId, at, ...stop }) =>
        floorId === place.floor.id ? [feature(place, 'stop', pointAt(place, at), { ...connector, ...stop })] : [],
      ),
    ),
    ...stations.flatMap(({ floorId, position, ...station }) =>
      floorId === place.floor.id && position ? [feature(place, 'station', pointAt(place, position), station)] : [],
    ),
  ])
  return { collection: { type: 'FeatureCollection', features }, notPlaced }
}

const pointAt = ({ toPosition }: PlacedFloor, at: Unit['points'][number]): Geometry => ({
  type: 'Point',
  coordinates: toPosition(at),
})

const feature = ({ floor }: PlacedFloor, type: string, geometry: Geometry, properties: object): Feature => ({
  type: 'Feature',
  geometry,
  properties: { type, floorId: floor.id, ordinal: floor.map?.ordinal, ...properties },
})

function drawn(place: PlacedFloor): Feature[] {
  const { areas, map } = place.floor
  return [
    ...areas.flatMap((unit) => unitFeatures(place, unit)),
    ...(map?.walkways ?? []).map((walkway) => walkwayFeature(place, walkway)),
    ...(map?.obstacles ?? []).map((ring) =>
      feature(place, 'obstacle', polygonOf([ring], place.toPosition).geometry, {}),
    ),
    ...(map?.amenities ?? []).map(({ at, ...amenity }) => feature(place, 'amenity', pointAt(place, at), amenity)),
  ]
}

function unitFeatures(place: PlacedFloor, { points, holes = [], doors = [], ...unit }: Unit): Feature[] {
  const { geometry } = polygonOf([points, ...holes], place.toPosition)
  return [
    feature(place, 'unit', geometry, unit),
    ...doors.map(({ at, ...door }) => feature(place, 'door', pointAt(place, at), { areaId: unit.areaId, ...door })),
  ]
}

function walkwayFeature(place: PlacedFloor, { points, holes = [], ...walkway }: Walkway): Feature {
  const geometry: Geometry =
    walkway.shape === 'area'
      ? polygonOf([points, ...holes], place.toPosition).geometry
      : { type: 'LineString', coordinates: points.map(place.toPosition) }
  return feature(place, 'walkway', geometry, walkway)
}
