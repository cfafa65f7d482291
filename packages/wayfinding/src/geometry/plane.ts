/** A point or vector of a plane. */
export type Vector = { readonly x: number; readonly y: number }

/** Twice the signed area of the triangle a, b, c: positive if they turn from the x axis towards the y axis. */
export const cross = (a: Vector, b: Vector, c: Vector): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

// not Math.hypot: engines round it differently
export const distance = (a: Vector, b: Vector): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

/** Order of points: upwards, then to the right. */
export const byPlace = (a: Vector, b: Vector): number => a.y - b.y || a.x - b.x

/** The box around points. */
export type Box = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number }

export function boxOf(points: readonly Vector[]): Box {
  let [left, right, bottom, top] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return { left, right, bottom, top }
}

/** Signed area of a ring, with the sign of `cross`. */
export function ringArea(ring: readonly Vector[]): number {
  const [first] = ring
  if (!first) return 0
  let twice = 0
  for (let index = 2; index < ring.length; index++) {
    const [before, corner] = [ring[index - 1], ring[index]]
    if (before && corner) twice += cross(first, before, corner)
  }
  return twice / 2
}

/** Edges of a ring, the one from its last corner to its first included. */
export const ringEdges = <P>(ring: readonly P[]): (readonly [P, P])[] =>
  ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length]
    return to === undefined || ring.length < 2 ? [] : [[from, to] as const]
  })

/** Whether a point is inside a ring, by the even-odd rule; a point on the edge may be either. */
export function isInside(ring: readonly Vector[], { x, y }: Vector): boolean {
  let inside = false
  let from = ring.at(-1)
  for (const to of ring) {
    if (from && from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      inside = !inside
    from = to
  }
  return inside
}

/** The point of a segment nearest to a point. */
export function nearestOnSegment(from: Vector, to: Vector, point: Vector): Vector {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const squared = dx * dx + dy * dy
  if (squared === 0) return from
  const share = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared))
  return { x: from.x + share * dx, y: from.y + share * dy }
}

/** Whether two segments cross at a point inside of both. */
export function segmentsCross(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  const [ofC, ofD] = [cross(a, b, c), cross(a, b, d)]
  if (!((ofC > 0 && ofD < 0) || (ofC < 0 && ofD > 0))) return false
  const [ofA, ofB] = [cross(c, d, a), cross(c, d, b)]
  return (ofA > 0 && ofB < 0) || (ofA < 0 && ofB > 0)
}

/** Cosine of 20 degrees. */
const slight = Math.cos(Math.PI / 9)

/** Whether a way over three points turns by more than 20 degrees at the second. */
export function isSharp(before: Vector, at: Vector, after: Vector): boolean {
  const dot = (at.x - before.x) * (after.x - at.x) + (at.y - before.y) * (after.y - at.y)
  return dot < slight * distance(before, at) * distance(at, after)
}
