import { cross, distance, isInside, nearestOnSegment, ringEdges, type Vector } from './plane'

/** The convex hull, counterclockwise for y up, without the corners on its edges. */
export function convexHull<P extends Vector>(points: readonly P[]): P[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly P[]) => {
    const chain: P[] = []
    for (const point of ordered) {
      for (;;) {
        const [before, last] = chain.slice(-2)
        if (!before || !last || cross(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The mean of the corners. */
export function centreOf(points: readonly Vector[]): Vector {
  const sum = points.reduce<Vector>((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** A point inside of a ring: its centre, or the middle of its widest part at the height of the centre. */
export function interiorPoint(ring: readonly Vector[]): Vector {
  const centre = centreOf(ring)
  if (isInside(ring, centre)) return centre
  const crossings = ringEdges(ring)
    .filter(([from, to]) => from.y > centre.y !== to.y > centre.y)
    .map(([from, to]) => from.x + ((centre.y - from.y) / (to.y - from.y)) * (to.x - from.x))
    .sort((a, b) => a - b)
  let best = { x: centre.x, width: 0 }
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [left = 0, right = 0] = crossings.slice(index, index + 2)
    if (right - left > best.width) best = { x: (left + right) / 2, width: right - left }
  }
  return { x: best.x, y: centre.y }
}

/** The point on the edges of rings that is nearest to a point, with its edge and distance; none without edges. */
export function nearestOnRings(rings: readonly (readonly Vector[])[], point: Vector) {
  let best: { at: Vector; from: Vector; to: Vector; away: number } | undefined
  for (const [from, to] of rings.flatMap((ring) => ringEdges(ring))) {
    const at = nearestOnSegment(from, to, point)
    const away = distance(at, point)
    if (!best || away < best.away) best = { at, from, to, away }
  }
  return best
}

/** Whether a point is inside of the first ring and of none of the others. */
export const isWithin = ([outer = [], ...holes]: readonly (readonly Vector[])[], point: Vector) =>
  isInside(outer, point) && !holes.some((hole) => isInside(hole, point))
