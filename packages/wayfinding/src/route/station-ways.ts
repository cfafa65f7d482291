// Ways from a station as visitors ask for them: in minutes, around what is out of order, to the nearest toilet.

import type { Graph } from '../graph/graph'
import type { AmenityKind, Building, Connector } from '../model'
import type { Route } from './route'
import { type Destination, type NoWayReason, waysFrom } from './ways'

/** What visitors look for without a name. */
export type Nearby = 'lift' | 'exit' | Exclude<AmenityKind, 'entrance'>

/** What a way avoids because it is out of order. */
export type Detour = {
  /** The lifts and stairs that the way would take. Empty if it is something else: a door, a walkway. */
  readonly connectors: readonly Connector[]
}

/** Ways from a station, without what is out of order. */
export type StationWays = {
  routeTo(destination: Destination): Route | undefined
  /** Why there is no way; `undefined` if there is one. */
  whyNot(destination: Destination): NoWayReason | undefined
  /** Whole minutes, rounded up. */
  minutesTo(destination: Destination): number | undefined
  /** What the way goes around, or why there is none; `undefined` if nothing on the way is out of order. */
  detourTo(destination: Destination): Detour | undefined
  /** The one with the shortest way, and whether a nearer one is out of order; else one that no way leads to. */
  nearest(what: Nearby): { destination: Destination; isSecond: boolean } | undefined
}

export type StationWaysOptions = {
  readonly stepFree: boolean
  /** Ids of what is out of order. */
  readonly closed: readonly string[]
  /** Local date and time of the building, `2026-11-27T16:20`, for hours. */
  readonly now: string
}

/** Ways from a station of a building in its graph. */
export function waysFromStation(
  building: Building,
  graph: Graph,
  stationId: string,
  { stepFree, closed, now }: StationWaysOptions,
): StationWays {
  const conditions = { profile: stepFree ? 'stepFree' : 'fastest', now } as const
  const ways = waysFrom(graph, stationId, { ...conditions, closed: new Set(closed) })
  const inOrder = waysFrom(graph, stationId, conditions)
  const secondsTo = (destination: Destination) => ways.secondsTo(destination) ?? Number.POSITIVE_INFINITY
  return {
    routeTo: (destination) => ways.to(destination),
    whyNot: (destination) => ways.whyNot(destination),
    minutesTo(destination) {
      const seconds = ways.secondsTo(destination)
      return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds / 60))
    },
    detourTo(destination) {
      if (closed.length === 0 || inOrder.secondsTo(destination) === ways.secondsTo(destination)) return undefined
      const taken = inOrder.to(destination)?.legs.map(({ crossing }) => crossing?.id)
      return { connectors: building.connectors.filter(({ id }) => closed.includes(id) && taken?.includes(id)) }
    },
    nearest(what) {
      const all = placesOf(building, what, stepFree)
      const [first] = all.toSorted((a, b) => secondsTo(a.destination) - secondsTo(b.destination))
      const open = all.filter(({ id }) => !closed.includes(id))
      const [nearest = first] = open.toSorted((a, b) => secondsTo(a.destination) - secondsTo(b.destination))
      return nearest && { destination: nearest.destination, isSecond: nearest !== first }
    },
  }
}

type NearbyPlace = { id: string; destination: Destination }

function placesOf(building: Building, what: Nearby, stepFree: boolean): NearbyPlace[] {
  if (what === 'lift') {
    return building.connectors
      .filter(({ kind }) => kind === 'lift')
      .map(({ id }) => ({ id, destination: { connectorId: id } }))
  }
  const ofKinds = (...kinds: AmenityKind[]) =>
    building.floors
      .flatMap(({ map }) => map?.amenities ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id }) => ({ id, destination: { amenityId: id } }))
  if (what === 'exit') return ofKinds('entrance')
  if (what !== 'toilet') return ofKinds(what)
  const accessible = ofKinds('accessibleToilet')
  return stepFree && accessible.length > 0 ? accessible : ofKinds('toilet', 'accessibleToilet')
}

const nearbyOrder: readonly Nearby[] = [
  'toilet',
  'accessibleToilet',
  'lift',
  'exit',
  'information',
  'cashMachine',
  'babyChanging',
  'lockers',
  'seating',
  'playground',
  'strollers',
  'wheelchairs',
  'parking',
  'transport',
  'recycling',
  'defibrillator',
]

/** What is drawn of what visitors look for without a name. */
export const nearbyIn = (building: Building): Nearby[] =>
  nearbyOrder.filter((what) => placesOf(building, what, false).length > 0)
