import { distance, nearestOnSegment } from '../geometry/plane'
import { type Metres, toPicture } from '../georeference/transform'
import { nodeKinds } from '../graph/builder'
import type { Graph } from '../graph/graph'
import type { Crossing, Leg, Profile, Route } from './route'
import type { Tree } from './tree'

/** Nodes from the origin of a tree to a node. */
function pathTo({ before }: Tree, target: number): number[] {
  const path: number[] = []
  for (let node = target; node >= 0; node = before[node] ?? -1) path.push(node)
  return path.reverse()
}

/** The way of a tree to a node that it reaches. */
export function routeOf(graph: Graph, tree: Tree, target: number, profile: Profile): Route {
  const { kind } = graph.nodes
  const legs: Leg[] = []
  let start = 0
  const path = pathTo(tree, target)
  const isCar = (at: number) => kind[path[at] ?? -1] === nodeKinds.car
  for (let at = 0; at < path.length; at++) {
    if (!isCar(at)) continue
    const entered = at
    while (isCar(at + 1)) at++
    legs.push(legOf(path.slice(start, entered + 1), path[at + 1] ?? target, crossingOf(graph, path[entered], path[at])))
    start = at + 1
  }
  legs.push(legOf(path.slice(start), target))
  const metres = legs.reduce((sum, leg) => sum + leg.metres, 0)
  return { profile, metres, seconds: (tree.costs[target] ?? 0) / 1000, legs }

  function legOf(nodes: readonly number[], end: number, crossing?: Crossing): Leg {
    const [first = end] = nodes
    const floor = graph.floors[graph.nodes.floor[first] ?? 0]
    const corners = withoutStraight(nodes.map((node) => placeOf(graph, node)))
    return {
      floorId: floor?.id ?? '',
      points: corners.map((corner) => (floor ? toPicture(floor.transform, corner) : { x: 0, y: 0 })),
      corners,
      metres: lengthOf(corners),
      seconds: ((tree.costs[end] ?? 0) - (tree.costs[first] ?? 0)) / 1000,
      ...(crossing && { crossing }),
    }
  }
}

const placeOf = ({ nodes }: Graph, node: number): Metres => ({
  east: (nodes.x[node] ?? 0) / 100,
  north: (nodes.y[node] ?? 0) / 100,
})

/** Leaves out corners at which a way does not bend: those less than a centimetre from where it would be without them. */
function withoutStraight(corners: readonly Metres[]): Metres[] {
  const kept: Metres[] = []
  for (const [at, corner] of corners.entries()) {
    const [last, next] = [kept.at(-1), corners[at + 1]]
    if (last && isSame(last, corner)) continue
    if (!last || !next || !isBetween(last, corner, next)) kept.push(corner)
  }
  return kept
}

const isSame = (one: Metres, other: Metres) => one.east === other.east && one.north === other.north

function isBetween(one: Metres, corner: Metres, other: Metres): boolean {
  const [from, to, point] = [one, other, corner].map(({ east, north }) => ({ x: east, y: north }))
  return (
    from !== undefined &&
    to !== undefined &&
    point !== undefined &&
    distance(nearestOnSegment(from, to, point), point) < 0.01
  )
}

function lengthOf(corners: readonly Metres[]): number {
  let metres = 0
  for (const [at, { east, north }] of corners.entries()) {
    const before = corners[at - 1]
    if (before) metres += Math.sqrt((east - before.east) ** 2 + (north - before.north) ** 2)
  }
  return metres
}

function crossingOf({ nodes, connectors, floors }: Graph, from = 0, to = 0): Crossing | undefined {
  const connector = connectors[nodes.connector[from] ?? -1]
  const stop = connector?.stops[nodes.stop[to] ?? -1]
  if (!connector || !stop) return undefined
  const [before, after] = [from, to].map((node) => floors[nodes.floor[node] ?? 0]?.ordinal ?? 0)
  const levels = (after ?? 0) - (before ?? 0)
  return {
    id: connector.id,
    kind: connector.kind,
    toFloorId: stop.floorId,
    direction: levels === 0 ? 'level' : levels > 0 ? 'up' : 'down',
    ...(stop.exit !== undefined && { exit: stop.exit }),
  }
}
