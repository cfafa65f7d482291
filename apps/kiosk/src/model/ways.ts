// Ways from a station to the records of a publication.

import { contentTypes, type MallSnapshot } from '@kiosk-admin/api-client'
import type { MapState } from '@kiosk-admin/api-client/kiosk'
import { dayInZone, timeInZone } from '@kiosk-admin/ui/headless'
import {
  type Building,
  type Destination,
  type Graph,
  type NoWayReason,
  type Route,
  waysFrom,
} from '@kiosk-admin/wayfinding'
import { readRecords } from './content'
import type { StationLocation } from './spots'

/** The id of the own station in the building. */
const here = 'here'

/** What visitors look for without a name. */
export type Nearby = 'toilet' | 'lift' | 'exit'

/** Ways from the station. */
export type WaysFromHere = {
  building: Building
  routeTo(destination: Destination): Route | undefined
  /** Why there is no way; `undefined` if there is one. */
  whyNot(destination: Destination): NoWayReason | undefined
  /** Whole minutes, rounded up. */
  minutesTo(destination: Destination): number | undefined
  /** The one with the shortest way. `undefined` if none is drawn, or no way leads to any. */
  nearest(what: Nearby): Destination | undefined
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
  const ways = waysFrom(graph, here, {
    profile: stepFree ? 'stepFree' : 'fastest',
    closed: new Set(closed),
    now: `${dayInZone(now, timeZone)}T${timeInZone(now, timeZone)}`,
  })
  return {
    building,
    routeTo: (destination) => ways.to(destination),
    whyNot: (destination) => ways.whyNot(destination),
    minutesTo(destination) {
      const seconds = ways.secondsTo(destination)
      return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds / 60))
    },
    nearest(what) {
      let [found, least]: [Destination | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
      for (const destination of nearbyOf(building, what, closed)) {
        const seconds = ways.secondsTo(destination) ?? Number.POSITIVE_INFINITY
        if (seconds < least) [found, least] = [destination, seconds]
      }
      return found
    },
  }
}

const amenitiesOf: Record<Exclude<Nearby, 'lift'>, readonly string[]> = {
  toilet: ['toilet', 'accessibleToilet'],
  exit: ['entrance'],
}

function nearbyOf({ floors, connectors }: Building, what: Nearby, closed: readonly string[]): Destination[] {
  if (what === 'lift') {
    return connectors
      .filter(({ id, kind }) => kind === 'lift' && !closed.includes(id))
      .map(({ id }) => ({ connectorId: id }))
  }
  return floors
    .flatMap(({ map }) => map?.amenities ?? [])
    .filter(({ id, kind }) => amenitiesOf[what].includes(kind) && !closed.includes(id))
    .map(({ id }) => ({ amenityId: id }))
}
