import { type Building, type Floor, type Profile, stepsOf } from '@kiosk-admin/wayfinding'
import { createGraph, waysFrom } from '@kiosk-admin/wayfinding/ways'
import { type MallFloor, size, tenants } from './mall'

/** The editor keeps hours of doors and walkways as they are; this mall has none. */
const withoutHours = <T extends { hours?: unknown }>({ hours: _, ...rest }: T) => rest

function floorOf({ id, name, spoken, drawing: { areas, map } }: MallFloor, ordinal: number): Floor {
  return {
    id,
    name,
    picture: size,
    areas: areas.map((area) => ({ ...area, doors: area.doors?.map(withoutHours) })),
    map: map && { ...map, walkways: map.walkways.map(withoutHours), ordinal, spoken, control: [] },
  }
}

/** Markers named "Lift" and "Stairs" lead from floor to floor; a "Kiosk" is the station of its floor. */
export function buildingOf(mall: readonly MallFloor[]): Building {
  const placesOf = (name: string) =>
    mall.flatMap(({ id, drawing }) =>
      drawing.markers.filter(({ label }) => label.en === name).map(({ position }) => ({ floorId: id, position })),
    )
  const connector = (kind: 'lift' | 'stairs', name: string) => ({
    id: kind,
    kind,
    direction: 'both' as const,
    stepFree: kind === 'lift',
    stops: placesOf(name).map(({ floorId, position }) => ({ floorId, at: position })),
  })
  return {
    floors: mall.map(floorOf),
    connectors: [connector('lift', 'Lift'), connector('stairs', 'Stairs')],
    stations: placesOf('Kiosk').map((place) => ({ ...place, id: place.floorId, bearing: 270 })),
  }
}

export type WayRequest = {
  /** Id of the kiosk's floor. */
  from: string
  /** Code of an area. */
  to: string
  profile: Profile
}

/** A way with its steps, or the reason why there is none. */
export function findWay(mall: readonly MallFloor[], { from, to, profile }: WayRequest) {
  const building = buildingOf(mall)
  // takes up to seconds for a large mall: make it in a worker, and only when the mall changes
  const graph = createGraph(building)
  const ways = waysFrom(graph, from, { profile })
  const route = ways.to({ code: to })
  if (!route) return { reason: ways.whyNot({ code: to }) }
  const goal = { kind: 'shop' as const, name: { en: tenants[to] ?? to }, areaId: to }
  return { route, steps: stepsOf(route, { building, bearing: 270, goal }) }
}
