import { distance, nearestOnSegment, type Vector } from '../geometry/plane'
import { toPicture } from '../georeference/transform'
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
    const bends = withoutStraight(nodes.map((node) => ({ x: graph.nodes.x[node] ?? 0, y: graph.nodes.y[node] ?? 0 })))
    const corners = bends.map(({ x, y }) => ({ east: x / 100, north: y / 100 }))
    return {
      floorId: floor?.id ?? '',
      points: corners.map((corner) => (floor ? toPicture(floor.transform, corner) : { x: 0, y: 0 })),
      corners,
      metres: bends.reduce((sum, bend, at) => sum + distance(bends[at - 1] ?? bend, bend) / 100, 0),
      seconds: ((tree.costs[end] ?? 0) - (tree.costs[first] ?? 0)) / 1000,
      ...(crossing && { crossing }),
    }
  }
}

/** Leaves out points at which a way does not bend: those less than a centimetre from where it would be without them. */
function withoutStraight(points: readonly Vector[]): Vector[] {
  const kept: Vector[] = []
  for (const [at, point] of points.entries()) {
    const [last, next] = [kept.at(-1), points[at + 1]]
    if (last && distance(last, point) === 0) continue
    if (!last || !next || distance(nearestOnSegment(last, next, point), point) >= 1) kept.push(point)
  }
  return kept
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
