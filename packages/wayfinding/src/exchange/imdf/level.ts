import { distance, type Vector } from '../../geometry/plane'
import { interiorPoint, nearestOnRings } from '../../geometry/shapes'
import type { Amenity, Connector, Door, Point, Unit, Walkway } from '../../model'
import { onRing } from '../entrance'
import { isObject, type Position, polygonsOf } from '../geojson/geojson'
import type { ImportedStation, LostReason } from '../import-result'
import { textsOf } from '../languages'
import { type PlacedFloor, ringsOf } from '../place'
import { amenityKindOf, connectorKindOf, doorKindOf, passable, solid, walkable } from './categories'
import { isAmenity, isDoor, isUnit, isWalkway } from './own'
import { idList, type Read } from './read-features'

/** Rings in metres. */
export type Rings = readonly (readonly Vector[])[]

/** A unit or amenity that is part of a connector; `at` is the place of an amenity. */
export type Shaft = {
  readonly read: Read
  readonly kind: Connector['kind']
  readonly rings: Rings
  readonly at?: Vector
}

/** What has been read of a level so far. Units come before openings, which are doors of theirs. */
export type Level = {
  readonly place: PlacedFloor
  readonly areas: { readonly read: Read; readonly rings: Rings; readonly unit: Unit; readonly doors: Door[] }[]
  readonly walkways: { readonly walkway: Walkway; readonly order: number }[]
  readonly walkwayRings: Rings[]
  readonly obstacles: (readonly Point[])[]
  readonly amenities: Amenity[]
  readonly stations: ImportedStation[]
  /** Middles of the openings of other systems. */
  readonly openings: Vector[]
  readonly shafts: Shaft[]
}

/** What became of a feature; `undecided` for a shaft, until it is known whether it leads anywhere. */
export type Outcome = 'taken' | 'undecided' | LostReason

type Polygon = readonly (readonly Position[])[]

const vectorAt = ({ place }: Level, position: Position): Vector => {
  const { east, north } = place.metresAt(position)
  return { x: east, y: north }
}

const metresOf = (level: Level, polygon: Polygon): Rings =>
  polygon.map((ring) => ring.slice(0, -1).map((position) => vectorAt(level, position)))

/** The point of the picture at a place in metres. */
export const pointAt = ({ place }: Level, { x, y }: Vector): Point =>
  place.toPoint(place.positionOf({ east: x, north: y }))

/** The place of a walkway of our own among all; those of other systems come last. */
const orderOf = ({ extension }: Read) =>
  typeof extension?.order === 'number' ? extension.order : Number.MAX_SAFE_INTEGER

export function addUnit(level: Level, read: Read): Outcome {
  const polygons = polygonsOf(read.geometry)
  const [polygon] = polygons
  if (!polygon) return 'malformed'
  // of a connector of our own, which is read from its relationship
  if (read.extension?.stop) return 'taken'
  const kind = connectorKindOf(String(read.properties.category))
  if (kind && !read.extension) {
    level.shafts.push({ read, kind, rings: metresOf(level, polygon) })
    return 'undecided'
  }
  const own = read.extension?.walkway ?? read.extension?.unit
  for (const [index, part] of polygons.entries()) {
    if (isObject(own)) addOwnArea(level, read, part)
    else addArea(level, read, part, index)
  }
  return 'taken'
}

/** Corners and holes of an area, those of our own in their first direction. */
function cornersOf({ place }: Level, { extension }: Read, polygon: Polygon) {
  const turned = Array.isArray(extension?.turned) ? extension.turned : []
  const [points = [], ...holes] = ringsOf(polygon, place.toPoint, turned)
  return { points, ...(holes.length > 0 && { holes }) }
}

function addOwnArea(level: Level, read: Read, polygon: Polygon) {
  const { walkway, unit } = read.extension ?? {}
  const drawn = cornersOf(level, read, polygon)
  if (isObject(walkway) && isWalkway(walkway)) {
    level.walkways.push({ walkway: { ...walkway, ...drawn }, order: orderOf(read) })
  } else if (isObject(unit) && isUnit(unit)) {
    level.areas.push({ read, rings: metresOf(level, polygon), unit: { ...unit, ...drawn }, doors: [] })
  } else addArea(level, read, polygon, 0)
}

function addArea(level: Level, read: Read, polygon: Polygon, index: number) {
  const { id, properties } = read
  const category = String(properties.category)
  const rings = metresOf(level, polygon)
  const drawn = cornersOf(level, read, polygon)
  // a corridor for employees is a room to visitors
  if (walkable.includes(category) && !properties.restriction) {
    const walkwayId = index === 0 ? id : `${id}-${index + 1}`
    level.walkways.push({ walkway: { id: walkwayId, shape: 'area', ...drawn, stepFree: true }, order: orderOf(read) })
    level.walkwayRings.push(rings)
  } else if (solid.includes(category)) level.obstacles.push(drawn.points)
  else {
    const use = category === 'opentobelow' ? 'void' : 'room'
    level.areas.push({ read, rings, unit: { areaId: id, ...drawn, use }, doors: [] })
    const kind = category.startsWith('restroom') && index === 0 ? amenityKindOf(category) : undefined
    if (kind) level.amenities.push({ id, kind, at: pointAt(level, interiorPoint(rings[0] ?? [])) })
  }
}

/** Lines of our own that are walked on; IMDF has details for drawing only. */
export function addDetail({ walkways, place }: Level, read: Read): Outcome {
  const own = read.extension?.walkway
  if (!isObject(own) || !isWalkway(own) || read.geometry?.type !== 'LineString') return 'notInModel'
  const points = read.geometry.coordinates.map((position) => place.toPoint(position))
  walkways.push({ walkway: { ...own, points }, order: orderOf(read) })
  return 'taken'
}

export function addOpening(level: Level, read: Read): Outcome {
  const { geometry, extension, properties } = read
  const [first, last] = geometry?.type === 'LineString' ? [geometry.coordinates[0], geometry.coordinates.at(-1)] : []
  if (!first || !last) return 'malformed'
  const [from, to] = [vectorAt(level, first), vectorAt(level, last)]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const at = pointAt(level, middle)
  const area = level.areas.find((one) => one.read.id === extension?.unit)
  if (area && isObject(extension?.door) && isDoor(extension.door)) {
    area.doors.push({ ...extension.door, at })
    return 'taken'
  }
  const { door, accessibility, category = 'pedestrian' } = properties
  if (!passable.includes(String(category))) return 'notInModel'
  level.openings.push(middle)
  const kind = isObject(door) ? doorKindOf(door.type, door.automatic) : 'open'
  const stepFree = kind !== 'revolving' || idList(accessibility).includes('wheelchair')
  const width = Math.round(distance(from, to) * 1000) / 1000
  for (const { rings, doors } of level.areas) {
    const away = nearestOnRings(rings, middle)?.away ?? Number.POSITIVE_INFINITY
    if (away <= onRing) doors.push({ id: read.id, at, ...(width > 0 && { width }), kind, stepFree })
  }
  return 'taken'
}

/** A kiosk is where visitors find the way; one with a tenant sells, and is a unit. */
export function addKiosk(level: Level, read: Read, isLet: boolean): Outcome {
  const [polygon] = polygonsOf(read.geometry)
  const [ring] = polygon ? metresOf(level, polygon) : []
  if (!polygon || !ring) return 'malformed'
  if (isLet) {
    addArea(level, read, polygon, 0)
    return 'taken'
  }
  const name = textsOf(read.properties.name)
  const position = pointAt(level, interiorPoint(ring))
  level.stations.push({ id: read.id, floorId: level.place.floor.id, position, ...(name && { name }) })
  return 'taken'
}

export function addAmenity(level: Level, read: Read): Outcome {
  const { geometry, extension, properties } = read
  if (geometry?.type !== 'Point') return 'malformed'
  const at = level.place.toPoint(geometry.coordinates)
  if (isObject(extension?.amenity) && isAmenity(extension.amenity)) {
    level.amenities.push({ ...extension.amenity, at })
    return 'taken'
  }
  const category = String(properties.category)
  const shaft = connectorKindOf(category)
  if (shaft) {
    level.shafts.push({ read, kind: shaft, rings: [], at: vectorAt(level, geometry.coordinates) })
    return 'undecided'
  }
  const kind = amenityKindOf(category)
  if (!kind) return 'unknownCategory'
  const name = textsOf(properties.name)
  level.amenities.push({ id: read.id, kind, at, ...(name && { name }) })
  return 'taken'
}
