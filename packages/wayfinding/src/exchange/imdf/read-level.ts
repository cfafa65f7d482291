import { interiorPoint } from '../../geometry/shapes'
import type { Floor, Unit } from '../../model'
import { entranceOf } from '../entrance'
import type { Imported, ImportedStation, ImportedTenant, ImportedUnit, LostReason } from '../import-result'
import { textsOf } from '../languages'
import type { PlacedFloor } from '../place'
import type { ConnectorPlace } from '../propose-connectors'
import { proposeDoors } from '../propose-doors'
import { tenantKindOf } from './categories'
import {
  addAmenity,
  addDetail,
  addKiosk,
  addOpening,
  addUnit,
  type Level,
  type Outcome,
  pointAt,
  type Shaft,
} from './level'
import type { Read } from './read-features'

/** What is drawn on a level. */
export type LevelContent = {
  readonly floor: Floor
  readonly units: readonly ImportedUnit[]
  readonly tenants: readonly ImportedTenant[]
  readonly stations: readonly ImportedStation[]
  readonly proposedDoors: Imported['proposedDoors']
  /** Units and amenities that are part of a connector. */
  readonly places: readonly ConnectorPlace[]
}

type Settle = (read: Read, reason?: LostReason) => void
/** Occupants of units and kiosks, by the id of those. */
type Occupants = ReadonlyMap<string, readonly Read[]>

// in this order: openings are doors of units
const adders: readonly (readonly [type: string, add: (level: Level, read: Read, isLet: boolean) => Outcome])[] = [
  ['unit', addUnit],
  ['kiosk', addKiosk],
  ['detail', addDetail],
  ['opening', addOpening],
  ['amenity', addAmenity],
]

/** Reads the features of a level. Shafts are settled by whoever knows where they lead. */
export function readLevel(place: PlacedFloor, features: readonly Read[], settle: Settle): LevelContent {
  const level: Level = {
    place,
    areas: [],
    walkways: [],
    walkwayRings: [],
    obstacles: [],
    amenities: [],
    stations: [],
    openings: [],
    shafts: [],
  }
  const occupants = occupantsOf(features, settle)
  for (const [type, add] of adders) {
    for (const read of features.filter((one) => one.type === type)) {
      const outcome = add(level, read, occupants.has(read.id))
      if (outcome !== 'undecided') settle(read, outcome === 'taken' ? undefined : outcome)
    }
  }
  return contentOf(level, occupants)
}

const namesIn = (labels: unknown): string[] => Object.values(textsOf(labels) ?? {}).filter((text) => text !== undefined)

/** The occupants of units, which an anchor joins, and of kiosks, which name the same anchor. */
function occupantsOf(features: readonly Read[], settle: Settle): Occupants {
  const ofType = (type: string) => features.filter((read) => read.type === type)
  const holders = new Map([
    ...ofType('anchor').map(({ id, properties }) => [id, String(properties.unit_id)] as const),
    ...ofType('kiosk').map(({ id, properties }) => [String(properties.anchor_id), id] as const),
  ])
  const occupants = new Map<string, Read[]>()
  for (const read of features) {
    if (read.type === 'anchor' || read.type === 'occupant') settle(read)
    if (read.type !== 'occupant') continue
    const holder = holders.get(String(read.properties.anchor_id)) ?? ''
    occupants.set(holder, [...(occupants.get(holder) ?? []), read])
  }
  return occupants
}

function contentOf(level: Level, occupants: Occupants): LevelContent {
  const { place, areas, obstacles, amenities, shafts } = level
  const walkways = level.walkways.toSorted((a, b) => a.order - b.order).map(({ walkway }) => walkway)
  const drawn = {
    ...place.floor,
    areas: areas.map(({ read, unit, doors }): Unit => {
      const isLet = !read.extension && occupants.has(read.id) && unit.use === 'room'
      return { ...unit, ...(isLet && { use: 'tenant' }), ...(doors.length > 0 && { doors }) }
    }),
    ...(place.floor.map && { map: { ...place.floor.map, walkways, obstacles, amenities } }),
  }
  const closed = new Set(areas.filter(({ read }) => isClosed(read)).map(({ unit }) => unit.areaId))
  // a unit of our own export without a door is meant to have none
  const isForeign = areas.every(({ read }) => !read.extension)
  const { floor, proposed } = isForeign ? proposeDoors(drawn, closed) : { floor: drawn, proposed: [] }
  return {
    floor,
    units: areas.map(({ read, unit }) => {
      const { name, alt_name } = read.properties
      const names = [
        ...(occupants.get(read.id) ?? []).flatMap(({ properties }) => namesIn(properties.name)),
        ...namesIn(name),
        ...namesIn(alt_name),
      ]
      return { floorId: floor.id, areaId: unit.areaId, names: [...new Set(names)] }
    }),
    // a unit of several parts has its occupants once
    tenants: [...new Map(areas.map((area) => [area.read.id, area])).values()].flatMap(({ read, unit }) =>
      (occupants.get(read.id) ?? []).flatMap((occupant) => tenantOf(floor.id, unit.areaId, occupant)),
    ),
    stations: level.stations,
    proposedDoors: proposed.map((areaId) => ({ floorId: floor.id, areaId })),
    places: shafts.map((shaft) => placeOf(level, shaft)),
  }
}

const isClosed = ({ properties: { restriction, category } }: Read) => Boolean(restriction) || category === 'nonpublic'

/** A tenant; none without a name. */
function tenantOf(floorId: string, areaId: string, { id, properties }: Read): ImportedTenant[] {
  const name = textsOf(properties.name)
  const textAt = (key: string) => {
    const text = properties[key]
    return typeof text === 'string' && text ? text : undefined
  }
  const [hours, phone, website] = ['hours', 'phone', 'website'].map(textAt)
  if (!name) return []
  return [
    {
      ...{ id, floorId, areaId, name, kind: tenantKindOf(String(properties.category)) },
      ...(hours && { hours }),
      ...(phone && { phone }),
      ...(website && { website }),
    },
  ]
}

function placeOf(level: Level, { read, kind, rings, at }: Shaft): ConnectorPlace {
  const { floor } = level.place
  const [ring = []] = rings
  const centre = at ?? interiorPoint(ring)
  const name = textsOf(read.properties.name)
  const group = read.properties.correlation_id
  return {
    id: read.id,
    kind,
    floorId: floor.id,
    ordinal: floor.map?.ordinal ?? 0,
    centre,
    ring,
    at: pointAt(level, entranceOf({ rings, centre }, level.openings, level.walkwayRings)),
    stepFree: kind !== 'stairs' && kind !== 'escalator',
    ...(name && { name }),
    ...(typeof group === 'string' && { group }),
  }
}
