import { interiorPoint } from '../../geometry/shapes'
import type { Floor, Unit } from '../../model'
import { entranceOf } from '../entrance'
import type { ImportedUnit, LostReason } from '../import-result'
import { textsOf } from '../languages'
import type { PlacedFloor } from '../place'
import type { ConnectorPlace } from '../propose-connectors'
import { addAmenity, addDetail, addOpening, addUnit, type Level, type Outcome, pointAt, type Shaft } from './level'
import type { Read } from './read-features'

/** What is drawn on a level. */
export type LevelContent = {
  readonly floor: Floor
  readonly units: readonly ImportedUnit[]
  /** Units and amenities that are part of a connector. */
  readonly places: readonly ConnectorPlace[]
}

type Settle = (read: Read, reason?: LostReason) => void
type Names = ReadonlyMap<string, readonly string[]>

// in this order: openings are doors of units
const adders: readonly (readonly [type: string, add: (level: Level, read: Read) => Outcome])[] = [
  ['unit', addUnit],
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
    openings: [],
    shafts: [],
  }
  for (const [type, add] of adders) {
    for (const read of features.filter((one) => one.type === type)) {
      const outcome = add(level, read)
      if (outcome !== 'undecided') settle(read, outcome === 'taken' ? undefined : outcome)
    }
  }
  return contentOf(level, namesByUnit(features, settle))
}

const namesIn = (labels: unknown): string[] => Object.values(textsOf(labels) ?? {}).filter((text) => text !== undefined)

/** Names of units' occupants, by id of the unit. */
function namesByUnit(features: readonly Read[], settle: Settle): Names {
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

function contentOf(level: Level, occupants: Names): LevelContent {
  const { place, areas, obstacles, amenities, shafts } = level
  const { floor } = place
  const walkways = level.walkways.toSorted((a, b) => a.order - b.order).map(({ walkway }) => walkway)
  return {
    floor: {
      ...floor,
      areas: areas.map(({ read, unit, doors }): Unit => {
        const isLet = !read.extension && occupants.has(read.id) && unit.use === 'room'
        return { ...unit, ...(isLet && { use: 'tenant' }), ...(doors.length > 0 && { doors }) }
      }),
      ...(floor.map && { map: { ...floor.map, walkways, obstacles, amenities } }),
    },
    units: areas.map(({ read, unit }) => {
      const { name, alt_name } = read.properties
      const names = [...(occupants.get(read.id) ?? []), ...namesIn(name), ...namesIn(alt_name)]
      return { floorId: floor.id, areaId: unit.areaId, names: [...new Set(names)] }
    }),
    places: shafts.map((shaft) => placeOf(level, shaft)),
  }
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
