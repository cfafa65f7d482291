import type { Reach } from '@kiosk-admin/api-client'
import type { Building } from '@kiosk-admin/wayfinding'
import { checkPlans, type PlanWarning } from '@kiosk-admin/wayfinding/validation'
import { createGraph, type NoWayReason, unreachableFrom } from '@kiosk-admin/wayfinding/ways'
import { checkReach } from './check-reach'

/** A building, what is closed in it, and the codes that visitors look for. Plain data, for a worker. */
export type ReachQuestion = {
  building: Building
  closed: readonly string[]
  codes: readonly string[]
}

/** A code that no way leads to. */
export type NoWay = {
  code: string
  reason: Exclude<NoWayReason, 'noStationPlace'>
  /** Whether only the way without steps is missing. */
  stepFree: boolean
  /** Ids of the stations without a way; empty for all. */
  stations: string[]
}

type Mistake = Reach['warnings'][number]

/** A code that is not drawn is among what is unreachable. */
const isMistake = (warning: PlanWarning | Mistake): warning is Mistake => warning.name !== 'codeNotDrawn'

export type ReachAnswer = {
  unreachable: NoWay[]
  /** Ids of stations without a place on a walkway. */
  stations: string[]
  warnings: Mistake[]
}

/** Finds ways from every station to every code, the fastest and those without steps. Takes up to seconds. */
export function findReach({ building, closed, codes }: ReachQuestion): ReachAnswer {
  const graph = createGraph(building)
  const isPlaced = (id: string) => graph.stations.some((station) => station.id === id && station.node !== undefined)
  const stations = building.stations.map(({ id }) => id)
  const placed = stations.filter(isPlaced)
  const destinations = codes.map((code) => ({ code }))
  const missing = (['fastest', 'stepFree'] as const).flatMap((profile) =>
    placed.flatMap((station) =>
      unreachableFrom(graph, station, destinations, { profile, closed: new Set(closed) }).flatMap(
        ({ destination, reason }) =>
          'code' in destination && reason !== 'noStationPlace'
            ? [{ code: destination.code, reason, profile, station }]
            : [],
      ),
    ),
  )
  const isFastest = new Set(missing.flatMap((one) => (one.profile === 'fastest' ? `${one.station} ${one.code}` : [])))
  // what has no way at all has none without steps either
  const told = missing.filter((one) => one.profile === 'fastest' || !isFastest.has(`${one.station} ${one.code}`))
  const groups = Map.groupBy(told, ({ code, reason, profile }) => JSON.stringify([code, reason, profile]))
  const unreachable = [...groups.values()].flatMap((group): NoWay[] => {
    const [first] = group
    if (!first) return []
    const { code, reason, profile } = first
    const from = group.length === placed.length ? [] : group.map(({ station }) => station)
    return [{ code, reason, stepFree: profile === 'stepFree', stations: from }]
  })
  return {
    unreachable,
    stations: stations.filter((id) => !isPlaced(id)),
    warnings: [...checkPlans(building), ...checkReach(building, graph, placed)].filter(isMistake),
  }
}
