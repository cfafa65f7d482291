import { distance, type Vector } from '../../geometry/plane'
import { interiorPoint, nearestOnRings } from '../../geometry/shapes'
import type { Amenity, Connector, Door, Floor, Unit, Walkway } from '../../model'
import { entranceOf, onRing } from '../entrance'
import { isObject, type Position, polygonsOf } from '../geojson/geojson'
import type { ImportedUnit, LostReason } from '../import-result'
import { textsOf } from '../languages'
import { type PlacedFloor, ringsOf } from '../place'
import type { ConnectorPlace } from '../propose-connectors'
import { amenityKindOf, connectorKindOf, doorKindOf, solid, walkable } from './categories'
import { isAmenity, isDoor, isUnit, isWalkway } from './own'
import { idList, type Read } from './read-features'

/** What is drawn on a level. */
export type LevelContent = {
  readonly floor: Floor
  readonly units: readonly ImportedUnit[]
  /** Units and amenities that are part of a connector. */
  readonly places: readonly ConnectorPlace[]
}

type Rings = readonly (readonly Vector[])[]
type Area = { readonly read: Read; readonly rings: Rings; readonly unit: Unit; readonly doors: Door[] }
type Settle = (read: Read, reason?: LostReason) => void

/** Reads the features of a level. */
export function readLevel(place: PlacedFloor, features: readonly Read[], settle: Settle): LevelContent {
  const level = createLevel(place, settle)
  const ofType = (type: string) => features.filter((read) => read.type === type)
  for (const read of ofType('unit')) level.addUnit(read)
  for (const read of ofType('detail')) level.addDetail(read)
  for (const read of ofType('opening')) level.addOpening(read)
  for (const read of ofType('amenity')) level.addAmenity(read)
  return level.content(namesByUnit(features, settle))
}

/** Names of units' occupants, by id of the unit. */
function namesByUnit(features: readonly Read[], settle: Settle): ReadonlyMap<string, readonly string[]> {
  const unitByAnchor = new Map(
    features.flatMap((read) => (read.type === 'anchor' ? [[read.id, String(read.properties.unit_id)] as const] : [])),
  )
  const names = new Map<string, string[]>()
  for (const read of features) {
    if (read.type === 'anchor') settle(read)
    if (read.type !== 'occupant') continue
    settle(read)
    const unitId = unitByAnchor.get(String(read.properties.anchor_id)) ?? ''
    names.set(unitId, [...(names.get(unitId) ?? []), ...namesIn(read.properties.name)])
  }
  return names
}

const namesIn = (labels: unknown): string[] => Object.values(textsOf(labels) ?? {}).filter((text) => text !== undefined)

function createLevel(place: PlacedFloor, settle: Settle) {
  const { floor, toPoint } = place
  const floorId = floor.id
  const ordinal = floor.map?.ordinal ?? 0
  const areas: Area[] = []
  const walkways: { readonly walkway: Walkway; readonly order: number }[] = []
  const walkwayRings: Rings[] = []
  const obstacles: FloorObstacles = []
  const amenities: Amenity[] = []
  const openings: Vector[] = []
  const shafts: {
    readonly read: Read
    readonly kind: Connector['kind']
    readonly rings: Rings
    readonly at?: Vector
  }[] = []

  const vectorAt = (position: Position): Vector => {
    const { east, north } = place.metresAt(position)
    return { x: east, y: north }
  }
  const pointAt = ({ x, y }: Vector) => toPoint(place.positionOf({ east: x, north: y }))
  const metresOf = (polygon: readonly (readonly Position[])[]): Rings =>
    polygon.map((ring) => ring.slice(0, -1).map(vectorAt))

  function addUnit(read: Read) {
    const polygons = polygonsOf(read.geometry)
    const [polygon] = polygons
    if (!polygon) return settle(read, 'malformed')
    if (read.extension?.stop) return settle(read)
    const kind = connectorKindOf(String(read.properties.category))
    if (kind && !read.extension) {
      // settled once it is known whether it leads anywhere
      shafts.push({ read, kind, rings: metresOf(polygon) })
      return undefined
    }
    for (const [index, rings] of polygons.entries()) addArea(read, rings, index)
    return settle(read)
  }

  function addArea(read: Read, polygon: readonly (readonly Position[])[], index: number) {
    const { extension, properties } = read
    const turned = Array.isArray(extension?.turned) ? extension.turned : []
    const [points = [], ...inner] = ringsOf(polygon, toPoint, turned)
    const holes = inner.length > 0 ? { holes: inner } : {}
    const category = String(properties.category)
    const own = extension?.walkway
    if (isObject(own) && isWalkway(own)) walkways.push({ walkway: { ...own, points, ...holes }, order: orderOf(read) })
    else if (isObject(extension?.unit) && isUnit(extension.unit)) {
      areas.push({ read, rings: metresOf(polygon), unit: { ...extension.unit, points, ...holes }, doors: [] })
    } else if (walkable.includes(category)) {
      const id = index === 0 ? read.id : `${read.id}-${index + 1}`
      walkways.push({ walkway: { id, shape: 'area', points, ...holes, stepFree: true }, order: orderOf(read) })
    } else if (solid.includes(category)) obstacles.push(points)
    else {
      const use = category === 'opentobelow' ? 'void' : 'room'
      areas.push({ read, rings: metresOf(polygon), unit: { areaId: read.id, points, ...holes, use }, doors: [] })
      if (category.startsWith('restroom') && index === 0) addToilet(read, metresOf(polygon))
    }
    if (walkable.includes(category)) walkwayRings.push(metresOf(polygon))
  }

  function addToilet({ id, properties }: Read, [outer = []]: Rings) {
    const kind = amenityKindOf(String(properties.category))
    if (kind) amenities.push({ id, kind, at: pointAt(interiorPoint(outer)) })
  }

  function addDetail(read: Read) {
    const own = read.extension?.walkway
    if (!isObject(own) || !isWalkway(own) || read.geometry?.type !== 'LineString') return settle(read, 'notInModel')
    walkways.push({ walkway: { ...own, points: read.geometry.coordinates.map(toPoint) }, order: orderOf(read) })
    return settle(read)
  }

  function addOpening(read: Read) {
    const [first, last] = read.geometry?.type === 'LineString' ? endsOf(read.geometry.coordinates) : []
    if (!first || !last) return settle(read, 'malformed')
    const [from, to] = [vectorAt(first), vectorAt(last)]
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const { door: own, unit } = read.extension ?? {}
    if (isObject(own) && isDoor(own)) {
      areas.find((area) => area.read.id === unit)?.doors.push({ ...own, at: pointAt(middle) })
      return settle(read)
    }
    openings.push(middle)
    const { door, accessibility } = read.properties
    const kind = isObject(door) ? doorKindOf(door.type, door.automatic) : 'open'
    const isNarrow = kind === 'revolving' && !idList(accessibility).includes('wheelchair')
    const width = Math.round(distance(from, to) * 1000) / 1000
    for (const area of areas) {
      const isOn = (nearestOnRings(area.rings, middle)?.away ?? Number.POSITIVE_INFINITY) <= onRing
      if (isOn)
        area.doors.push({ id: read.id, at: pointAt(middle), ...(width > 0 && { width }), kind, stepFree: !isNarrow })
    }
    return settle(read)
  }

  function addAmenity(read: Read) {
    const { geometry, extension, properties } = read
    if (geometry?.type !== 'Point') return settle(read, 'malformed')
    const at = toPoint(geometry.coordinates)
    if (isObject(extension?.amenity) && isAmenity(extension.amenity)) {
      amenities.push({ ...extension.amenity, at })
      return settle(read)
    }
    const category = String(properties.category)
    const shaft = connectorKindOf(category)
    if (shaft) {
      shafts.push({ read, kind: shaft, rings: [], at: vectorAt(geometry.coordinates) })
      return undefined
    }
    const kind = amenityKindOf(category)
    if (!kind) return settle(read, 'unknownCategory')
    const name = textsOf(properties.name)
    amenities.push({ id: read.id, kind, at, ...(name && { name }) })
    return settle(read)
  }

  function placeOf({ read, kind, rings, at }: (typeof shafts)[number]): ConnectorPlace {
    const [outer = []] = rings
    const centre = at ?? interiorPoint(outer)
    const name = textsOf(read.properties.name)
    const group = read.properties.correlation_id
    return {
      id: read.id,
      kind,
      floorId,
      ordinal,
      centre,
      ring: outer,
      at: pointAt(entranceOf({ rings, centre }, openings, walkwayRings)),
      stepFree: kind !== 'stairs' && kind !== 'escalator',
      ...(name && { name }),
      ...(typeof group === 'string' && { group }),
    }
  }

  function content(occupants: ReadonlyMap<string, readonly string[]>): LevelContent {
    const withDoors = areas.map(({ read, unit, doors }): Unit => {
      const isLet = !read.extension && occupants.has(read.id) && unit.use === 'room'
      const used = isLet ? { ...unit, use: 'tenant' as const } : unit
      return doors.length > 0 ? { ...used, doors } : used
    })
    const inOrder = walkways.toSorted((a, b) => a.order - b.order)
    return {
      floor: {
        ...floor,
        areas: withDoors,
        ...(floor.map && {
          map: { ...floor.map, walkways: inOrder.map(({ walkway }) => walkway), obstacles, amenities },
        }),
      },
      units: areas.map(({ read, unit }) => ({
        floorId,
        areaId: unit.areaId,
        names: [
          ...new Set([
            ...(occupants.get(read.id) ?? []),
            ...namesIn(read.properties.name),
            ...namesIn(read.properties.alt_name),
          ]),
        ],
      })),
      places: shafts.map(placeOf),
    }
  }

  return { addUnit, addDetail, addOpening, addAmenity, content }
}

type FloorObstacles = (readonly Unit['points'][number][])[]

const endsOf = (line: readonly Position[]) => [line[0], line.at(-1)]

/** The place of a walkway of our own among all; those of other systems come last. */
const orderOf = ({ extension }: Read) =>
  typeof extension?.order === 'number' ? extension.order : Number.MAX_SAFE_INTEGER
