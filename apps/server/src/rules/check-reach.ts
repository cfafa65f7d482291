import type { Reach } from '@kiosk-admin/api-client'
import type { Building } from '@kiosk-admin/wayfinding'
import { type Destination, type Graph, type Ways, waysFrom } from '@kiosk-admin/wayfinding/ways'

type Mistake = Reach['warnings'][number]

/**
 * Amenities and connectors that no way leads to from any of the stations, and stops of connectors away from what is walked
 * on. Without stations, only those away from it. Floors without a place are not looked at.
 */
export function checkReach({ floors }: Building, graph: Graph, stationIds: readonly string[]): Mistake[] {
  const known = new Map<string, Ways>()
  const waysOf = (id: string) => {
    const ways = known.get(id) ?? waysFrom(graph, id)
    known.set(id, ways)
    return ways
  }
  const isReached = (destination: Destination) =>
    stationIds.length === 0 || stationIds.some((id) => waysOf(id).secondsTo(destination) !== undefined)

  const amenities = floors.flatMap(({ id: floorId, map }) =>
    (map?.amenities ?? []).flatMap(({ id, kind }): Mistake[] => {
      const placed = graph.amenities.find((amenity) => amenity.id === id)
      if (!placed || (placed.node !== undefined && isReached({ amenityId: id }))) return []
      return [{ name: 'noWay', floorId, type: 'amenity', id, other: kind }]
    }),
  )

  const { connector: connectorOf, stop: stopOf } = graph.nodes
  // only stops beside what is walked on are in the graph
  const joined = new Set([...connectorOf.keys()].map((node) => `${connectorOf[node]} ${stopOf[node]}`))
  const connectors = graph.connectors.flatMap(({ id, stops }, index): Mistake[] => {
    const warn = (floorId: string | null): Mistake => ({ name: 'noWay', floorId, type: 'connector', id })
    const placed = [...stops.entries()].filter(([, { floorId }]) => graph.floors.some((floor) => floor.id === floorId))
    const away = placed.filter(([stop]) => !joined.has(`${index} ${stop}`))
    if (away.length > 0) return away.map(([, { floorId }]) => warn(floorId))
    return placed.length > 0 && !isReached({ connectorId: id }) ? [warn(null)] : []
  })
  return [...amenities, ...connectors]
}
