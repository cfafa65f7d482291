import { nodeKinds } from '../graph/builder'
import type { Graph } from '../graph/graph'
import type { Building } from '../model'
import { type Destination, type Ways, waysFrom } from '../route/ways'
import type { PlanWarning } from './warning'

/**
 * Amenities and connectors that no way leads to from any of the stations, and stops of connectors away from what is walked
 * on. Without stations, only those away from it. Floors without a place are not looked at.
 */
export function checkReach(building: Building, graph: Graph, stationIds: readonly string[]): PlanWarning[] {
  const known = new Map<string, Ways>()
  const waysOf = (id: string) => {
    const ways = known.get(id) ?? waysFrom(graph, id)
    known.set(id, ways)
    return ways
  }
  const isReached = (destination: Destination) =>
    stationIds.length === 0 || stationIds.some((id) => waysOf(id).secondsTo(destination) !== undefined)

  const amenities = building.floors.flatMap(({ id: floorId, map }) =>
    (map?.amenities ?? []).flatMap(({ id, kind }): PlanWarning[] => {
      const placed = graph.amenities.find((amenity) => amenity.id === id)
      if (!placed || (placed.node !== undefined && isReached({ amenityId: id }))) return []
      return [{ name: 'noWay', floorId, type: 'amenity', id, other: kind }]
    }),
  )

  const isPlaced = (floorId: string) => graph.floors.some(({ id }) => id === floorId)
  const { connector: connectorOf, stop: stopOf, kind: kindOf } = graph.nodes
  const arrivals = new Set(
    [...kindOf.keys()]
      .filter((node) => kindOf[node] === nodeKinds.arrival)
      .map((node) => `${connectorOf[node]} ${stopOf[node]}`),
  )
  const connectors = graph.connectors.flatMap(({ id, stops }, index): PlanWarning[] => {
    const warn = (floorId: string | null): PlanWarning => ({
      ...{ name: 'noWay', floorId, type: 'connector', id },
    })
    const placed = [...stops.entries()].filter(([, { floorId }]) => isPlaced(floorId))
    const away = placed.filter(([stop]) => !arrivals.has(`${index} ${stop}`))
    if (away.length > 0) return away.map(([, { floorId }]) => warn(floorId))
    return placed.length > 0 && !isReached({ connectorId: id }) ? [warn(null)] : []
  })
  return [...amenities, ...connectors]
}
