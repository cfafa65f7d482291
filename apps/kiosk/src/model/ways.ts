// Ways from a station to the records of a publication.

import { contentTypes, type MallSnapshot } from '@kiosk-admin/api-client'
import type { MapState } from '@kiosk-admin/api-client/kiosk'
import { dayInZone, timeInZone } from '@kiosk-admin/ui/headless'
import type { AmenityKind, Building, Connector, Route } from '@kiosk-admin/wayfinding'
import { type Destination, type Graph, type NoWayReason, waysFrom } from '@kiosk-admin/wayfinding/ways'
import { readRecords } from './content'
import type { StationLocation } from './spots'

/** The id of the own station in the building. */
const here = 'here'

/** What visitors look for without a name. */
export type Nearby = 'lift' | 'exit' | Exclude<AmenityKind, 'entrance'>

/** What a way avoids because it is out of order. */
export type Detour = {
  /** The lifts and stairs that the way would take. Empty if it is something else: a door, a walkway. */
  connectors: readonly Connector[]
}

/** Ways from the station. */
export type WaysFromHere = {
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

/** The floors of a publication with what is drawn on them; `null` if no floor has a map. */
export function buildingOf({ records, media }: MallSnapshot, location: StationLocation | null): Building | null {
  const floors = readRecords(contentTypes.floor.body, records.floor).map(
    ({ id, name, areaId, areas, map, floorMapId }) => {
      const { width = null, height = null } = (floorMapId && media[floorMapId]) || {}
      return { id, name, areaId, areas, map, picture: { width, height } }
    },
  )
  if (!floors.some(({ map }) => map)) return null
  return {
    floors,
    connectors: readRecords(contentTypes.connector.body, records.connector),
    stations: location ? [{ id: here, ...location }] : [],
  }
}

/** The ids of what is out of order now. */
export const closedTargets = (state: MapState | null, now: Date): string[] =>
  (state?.closed ?? [])
    .filter(({ until }) => until === undefined || Date.parse(until) > now.getTime())
    .map(({ target }) => target)

export type WaysConditions = {
  stepFree: boolean
  closed: readonly string[]
  now: Date
  timeZone: string
}

/** Ways from the station of a building in its graph, under the conditions of now. */
export function waysFromHere(
  building: Building,
  graph: Graph,
  { stepFree, closed, now, timeZone }: WaysConditions,
): WaysFromHere {
  const conditions = {
    profile: stepFree ? 'stepFree' : 'fastest',
    now: `${dayInZone(now, timeZone)}T${timeInZone(now, timeZone)}`,
  } as const
  const ways = waysFrom(graph, here, { ...conditions, closed: new Set(closed) })
  const inOrder = waysFrom(graph, here, conditions)
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
