// Ways from a station to the records of a publication.

import { contentTypes, type MallSnapshot } from '@kiosk-admin/api-client'
import type { MapState } from '@kiosk-admin/api-client/kiosk'
import { dayInZone, timeInZone } from '@kiosk-admin/ui/headless'
import type { Building } from '@kiosk-admin/wayfinding'
import { type Graph, type StationWays, waysFromStation } from '@kiosk-admin/wayfinding/ways'
import { readRecords } from './content'
import type { StationLocation } from './spots'

/** The id of the own station in the building. */
const here = 'here'

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
export const waysFromHere = (
  building: Building,
  graph: Graph,
  { now, timeZone, ...conditions }: WaysConditions,
): StationWays =>
  waysFromStation(building, graph, here, {
    ...conditions,
    now: `${dayInZone(now, timeZone)}T${timeInZone(now, timeZone)}`,
  })
