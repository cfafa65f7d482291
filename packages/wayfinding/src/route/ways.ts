import { nodeKinds } from '../graph/builder'
import type { Graph } from '../graph/graph'
import type { AmenityKind } from '../model'
import type { Route } from './route'
import { routeOf } from './route-of'
import { pacesOf, type Tree, treeFrom, type WaysOptions } from './tree'

/**
 * Where a way leads: to the nearest unit of a code, or onto the floor of that code if no unit has it; to the nearest amenity of
 * a kind; to an amenity; to the nearest stop of a connector; to a station.
 */
export type Destination =
  | { readonly code: string }
  | { readonly kind: AmenityKind }
  | { readonly amenityId: string }
  | { readonly connectorId: string }
  | { readonly stationId: string }

/**
 * Why no way leads to a destination: the station is not on a walkway or its floor has no place; nothing drawn has the code,
 * kind or id; the floor of the destination has no place; the unit has no door and no walkway within 3 m; nothing leads
 * there; only stairs, escalators and other steps do; what leads there is closed, or out of its hours.
 */
export type NoWayReason = 'noStationPlace' | 'notDrawn' | 'noPlace' | 'noDoor' | 'island' | 'onlyBySteps' | 'closed'

/** Ways from a station. */
export type Ways = {
  /** The fastest way; `undefined` if there is none. */
  to(destination: Destination): Route | undefined
  /** Seconds of the fastest way, for lists. */
  secondsTo(destination: Destination): number | undefined
  /** Why there is no way; `undefined` if there is one. */
  whyNot(destination: Destination): NoWayReason | undefined
}

type Targets = { readonly nodes: readonly number[]; readonly missing?: NoWayReason }

/** Ways from a station to everything, found once. */
export function waysFrom(graph: Graph, stationId: string, options: WaysOptions = {}): Ways {
  const origin = graph.stations.find(({ id }) => id === stationId)?.node
  const trees = new Map<string, Tree>()
  /** With what is closed, or as if everything were open. */
  const treeOf = (start: number, name: string, of: WaysOptions) => {
    const tree = trees.get(name) ?? treeFrom(graph, start, pacesOf(graph, start, of))
    trees.set(name, tree)
    return tree
  }
  const nearest = ({ costs }: Tree, nodes: readonly number[]) => {
    let found: number | undefined
    for (const node of nodes) {
      const [cost = Number.POSITIVE_INFINITY, best] = [costs[node], found === undefined ? undefined : costs[found]]
      if (Number.isFinite(cost) && (best === undefined || cost < best)) found = node
    }
    return found
  }
  const find = (destination: Destination) => {
    if (origin === undefined) return undefined
    const tree = treeOf(origin, 'asked', options)
    const node = nearest(tree, targetsOf(graph, destination).nodes)
    return node === undefined ? undefined : { tree, node }
  }
  return {
    to(destination) {
      const found = find(destination)
      return found && routeOf(graph, found.tree, found.node, options.profile ?? 'fastest')
    },
    secondsTo(destination) {
      const found = find(destination)
      return found && (found.tree.costs[found.node] ?? 0) / 1000
    },
    whyNot(destination) {
      if (origin === undefined) return 'noStationPlace'
      const { nodes, missing } = targetsOf(graph, destination)
      if (missing) return missing
      if (find(destination)) return undefined
      const { profile = 'fastest' } = options
      if (nearest(treeOf(origin, profile, { profile }), nodes) !== undefined) return 'closed'
      return nearest(treeOf(origin, 'fastest', {}), nodes) === undefined ? 'island' : 'onlyBySteps'
    },
  }
}

/** Destinations that no way from a station leads to, with the reason. */
export function unreachableFrom(
  graph: Graph,
  stationId: string,
  destinations: readonly Destination[],
  options: WaysOptions = {},
): { readonly destination: Destination; readonly reason: NoWayReason }[] {
  const ways = waysFrom(graph, stationId, options)
  return destinations.flatMap((destination) => {
    const reason = ways.whyNot(destination)
    return reason ? [{ destination, reason }] : []
  })
}

/** Nodes of a destination, in their order. */
function targetsOf(graph: Graph, destination: Destination): Targets {
  if ('code' in destination) return targetsOfCode(graph, destination.code)
  if ('stationId' in destination) {
    const station = graph.stations.find(({ id }) => id === destination.stationId)
    return station?.node === undefined ? { nodes: [], missing: 'notDrawn' } : { nodes: [station.node] }
  }
  if ('connectorId' in destination) return targetsOfConnector(graph, destination.connectorId)
  const matches = graph.amenities.filter(({ id, kind }) =>
    'kind' in destination ? kind === destination.kind : id === destination.amenityId,
  )
  if (matches.length > 0) return { nodes: sorted(matches.flatMap(({ node }) => node ?? [])) }
  return { nodes: [], missing: missingReason(graph, 'amenityId' in destination ? destination.amenityId : '') }
}

function targetsOfCode(graph: Graph, code: string): Targets {
  const { units, floors, nodes } = graph
  const matches = units.filter((unit) => unit.code === code)
  const doors = sorted(matches.flatMap((unit) => unit.doors))
  if (doors.length > 0) return { nodes: doors }
  if (matches.length > 0) return { nodes: [], missing: 'noDoor' }
  const floor = floors.findIndex(({ areaId }) => areaId === code)
  if (floor >= 0) return { nodes: [...nodes.floor.keys()].filter((node) => nodes.floor[node] === floor) }
  return { nodes: [], missing: missingReason(graph, code) }
}

function targetsOfConnector({ connectors, nodes, floors, unplaced }: Graph, id: string): Targets {
  const connector = connectors.findIndex((one) => one.id === id)
  const isStop = (node: number) => nodes.connector[node] === connector && nodes.kind[node] === nodeKinds.arrival
  const stops = connectors[connector]?.stops ?? []
  const isPlaced = floors.some((floor) => stops.some(({ floorId }) => floorId === floor.id))
  // drawn, but perhaps away from all walkways
  if (isPlaced) return { nodes: [...nodes.floor.keys()].filter(isStop) }
  const isUnplaced = unplaced.some((floor) => stops.some(({ floorId }) => floorId === floor.floorId))
  return { nodes: [], missing: isUnplaced ? 'noPlace' : 'notDrawn' }
}

const missingReason = ({ unplaced }: Graph, id: string) =>
  unplaced.some(({ missing }) => missing.includes(id)) ? 'noPlace' : 'notDrawn'

const sorted = (nodes: readonly number[]) => nodes.toSorted((a, b) => a - b)
