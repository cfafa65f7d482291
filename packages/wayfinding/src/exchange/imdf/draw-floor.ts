import type { Vector } from '../../geometry/plane'
import { interiorPoint, isWithin, nearestOnRings } from '../../geometry/shapes'
import type { Metres } from '../../georeference/transform'
import type { Amenity, Door, Point, Unit, Walkway } from '../../model'
import type { Geometry } from '../geojson/geojson'
import { labelsOf } from '../languages'
import { type PlacedFloor, polygonOf } from '../place'
import { extensionKey, type ImdfFeature, type Tenant } from './archive'
import { amenityCategories, doorOf } from './categories'

/** What the floors of one archive share. */
export type FloorDrawing = {
  newId(type: string, ...names: readonly string[]): string
  readonly tenants: readonly Tenant[]
}

export type DrawnFloor = {
  readonly place: PlacedFloor
  readonly levelId: string
  readonly features: readonly ImdfFeature[]
}

/** Width in metres of a door whose own is unknown. */
const usualWidth = 1

/** The features of a floor: units, openings, details, anchors with occupants, and amenities. */
export function drawFloor(place: PlacedFloor, levelId: string, drawing: FloorDrawing): DrawnFloor {
  const { areas, map, id } = place.floor
  const { newId } = drawing
  const units = areas.map((unit) => ({ unit, feature: unitFeature(place, unit, levelId, drawing) }))
  const walkways = (map?.walkways ?? []).map((walkway, order) =>
    walkwayFeature(place, walkway, { levelId, order }, drawing),
  )
  const obstacles = (map?.obstacles ?? []).map((ring) =>
    areaFeature(place, [ring], 'column', levelId, newId('obstacle', id), {}),
  )
  const areaFeatures = [...units.map(({ feature }) => feature), ...walkways]
  return {
    place,
    levelId,
    features: [
      ...areaFeatures,
      ...obstacles,
      ...units.flatMap(({ unit, feature }) =>
        (unit.doors ?? []).map((door) => doorFeature(place, unit, door, { levelId, unitId: feature.id }, drawing)),
      ),
      ...units.flatMap(({ unit, feature }) => occupantFeatures(place, unit, feature.id, drawing)),
      ...(map?.amenities ?? []).map((amenity) => amenityFeature(place, amenity, { levelId, areaFeatures }, drawing)),
    ],
  }
}

const vectorOf = ({ east, north }: Metres): Vector => ({ x: east, y: north })

function areaFeature(
  { toPosition }: PlacedFloor,
  rings: readonly (readonly Point[])[],
  category: string,
  levelId: string,
  id: string,
  extension: object,
): ImdfFeature {
  const { geometry, turned } = polygonOf(rings, toPosition)
  return {
    id,
    type: 'Feature',
    feature_type: 'unit',
    geometry,
    properties: {
      category,
      restriction: null,
      accessibility: null,
      name: null,
      alt_name: null,
      level_id: levelId,
      display_point: null,
      [extensionKey]: { ...extension, turned },
    },
  }
}

const unitCategories = { tenant: 'unspecified', room: 'room', void: 'opentobelow' }

function unitFeature(place: PlacedFloor, unit: Unit, levelId: string, { newId }: FloorDrawing): ImdfFeature {
  const { points, holes = [], doors, ...rest } = unit
  const category = unitCategories[unit.use ?? 'tenant']
  // what is empty, not absent, stays so
  const empty = { ...(unit.holes?.length === 0 && { holes: [] }), ...(doors?.length === 0 && { doors: [] }) }
  const extension = { unit: { ...rest, ...empty } }
  return areaFeature(
    place,
    [points, ...holes],
    category,
    levelId,
    newId('unit', place.floor.id, unit.areaId),
    extension,
  )
}

function walkwayFeature(
  place: PlacedFloor,
  walkway: Walkway,
  { levelId, order }: { levelId: string; order: number },
  { newId }: FloorDrawing,
): ImdfFeature {
  // areas and lines are in different files
  const { points, holes, ...rest } = walkway
  const id = newId('walkway', place.floor.id, walkway.id)
  if (walkway.shape === 'area') {
    const extension = { order, walkway: { ...rest, ...(holes?.length === 0 && { holes }) } }
    return areaFeature(place, [points, ...(holes ?? [])], 'walkway', levelId, id, extension)
  }
  return {
    id,
    type: 'Feature',
    feature_type: 'detail',
    geometry: { type: 'LineString', coordinates: points.map(place.toPosition) },
    properties: { level_id: levelId, [extensionKey]: { order, walkway: { ...rest, ...(holes && { holes }) } } },
  }
}

/** A line along the edge of the unit, with the door in its middle. */
function doorFeature(
  place: PlacedFloor,
  unit: Unit,
  { at, ...door }: Door,
  { levelId, unitId }: { levelId: string; unitId: string },
  { newId }: FloorDrawing,
): ImdfFeature {
  const rings = [unit.points, ...(unit.holes ?? [])].map((ring) => ring.map(place.toMetres).map(vectorOf))
  const middle = vectorOf(place.toMetres(at))
  const edge = nearestOnRings(rings, middle)
  const along = edge ? { x: edge.to.x - edge.from.x, y: edge.to.y - edge.from.y } : { x: 1, y: 0 }
  const length = Math.sqrt(along.x ** 2 + along.y ** 2) || 1
  const half = (door.width || usualWidth) / 2 / length
  const end = (side: number) =>
    place.positionOf({ east: middle.x + side * half * along.x, north: middle.y + side * half * along.y })
  return {
    id: newId('opening', unitId, door.id),
    type: 'Feature',
    feature_type: 'opening',
    geometry: { type: 'LineString', coordinates: [end(-1), end(1)] },
    properties: {
      category: 'pedestrian',
      accessibility: door.stepFree ? ['wheelchair'] : null,
      access_control: null,
      door: doorOf(door.kind),
      name: null,
      alt_name: null,
      display_point: null,
      level_id: levelId,
      [extensionKey]: { unit: unitId, door },
    },
  }
}

function occupantFeatures(
  place: PlacedFloor,
  { areaId, points }: Unit,
  unitId: string,
  { newId, tenants }: FloorDrawing,
): ImdfFeature[] {
  return tenants.flatMap((tenant): ImdfFeature[] => {
    const name = labelsOf(tenant.name)
    if (tenant.areaId !== areaId || !name) return []
    const anchorId = newId('anchor', unitId, ...Object.values(name))
    return [
      {
        id: anchorId,
        type: 'Feature',
        feature_type: 'anchor',
        geometry: { type: 'Point', coordinates: place.toPosition(interiorPoint(points)) },
        properties: { address_id: null, unit_id: unitId },
      },
      {
        id: newId('occupant', anchorId),
        type: 'Feature',
        feature_type: 'occupant',
        geometry: null,
        properties: {
          name,
          category: tenant.category ?? 'shopping',
          anchor_id: anchorId,
          hours: null,
          phone: null,
          website: null,
          validity: null,
          correlation_id: null,
        },
      },
    ]
  })
}

/** Names the units around the amenity or, outside of all, the nearest one. */
function amenityFeature(
  place: PlacedFloor,
  { at, ...amenity }: Amenity,
  { levelId, areaFeatures }: { levelId: string; areaFeatures: readonly ImdfFeature[] },
  { newId }: FloorDrawing,
): ImdfFeature {
  const point = vectorOf(place.toMetres(at))
  const areas = areaFeatures.flatMap(({ id, geometry }) =>
    geometry?.type === 'Polygon'
      ? [{ id, rings: geometry.coordinates.map((ring) => ring.map((one) => vectorOf(place.metresAt(one)))) }]
      : [],
  )
  const around = areas.filter(({ rings }) => isWithin(rings, point))
  const away = ({ rings }: (typeof areas)[number]) => nearestOnRings(rings, point)?.away ?? Number.POSITIVE_INFINITY
  const nearest = areas.toSorted((a, b) => away(a) - away(b)).slice(0, 1)
  return {
    id: newId('amenity', place.floor.id, amenity.id),
    type: 'Feature',
    feature_type: 'amenity',
    geometry: { type: 'Point', coordinates: place.toPosition(at) },
    properties: {
      category: amenityCategories[amenity.kind],
      accessibility: amenity.kind === 'accessibleToilet' ? ['wheelchair'] : null,
      name: labelsOf(amenity.name) ?? null,
      alt_name: null,
      hours: null,
      phone: null,
      website: null,
      unit_ids: (around.length > 0 ? around : nearest).map(({ id }) => id),
      address_id: null,
      correlation_id: null,
      [extensionKey]: { level: levelId, amenity },
    },
  }
}

/** A square around a point, with sides in metres. */
export function rectangleAround({ toMetres, positionOf }: PlacedFloor, at: Point, side: number): Geometry {
  const { east, north } = toMetres(at)
  const half = (side > 0 ? side : 2) / 2
  const corner = (x: number, y: number) => positionOf({ east: east + x * half, north: north + y * half })
  return {
    type: 'Polygon',
    coordinates: [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]],
  }
}
