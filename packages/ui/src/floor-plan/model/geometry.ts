import { type FloorPoint, onPicture } from '../floor-plan'

/** Size of the picture on the screen, so that distances are in pixels. */
export interface PictureSize {
  width: number
  height: number
}

export const distance = (a: FloorPoint, b: FloorPoint, { width, height }: PictureSize) =>
  Math.hypot((a.x - b.x) * width, (a.y - b.y) * height)

/** A position on an edge: `along` runs from 0 at its first corner to 1 at the next. */
export interface EdgePosition {
  at: FloorPoint
  edge: number
  along: number
  distance: number
}

export const edgesOf = (points: readonly FloorPoint[], closed: boolean): [FloorPoint, FloorPoint][] =>
  points.flatMap((from, index): [FloorPoint, FloorPoint][] => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined)
    return to && to !== from ? [[from, to]] : []
  })

export const alongEdge = ([from, to]: readonly [FloorPoint, FloorPoint], along: number): FloorPoint => ({
  x: from.x + (to.x - from.x) * along,
  y: from.y + (to.y - from.y) * along,
})

/** The nearest position on a ring or line. */
export function nearestOnEdges(
  point: FloorPoint,
  points: readonly FloorPoint[],
  closed: boolean,
  size: PictureSize,
): EdgePosition | undefined {
  let nearest: EdgePosition | undefined
  for (const [edge, ends] of edgesOf(points, closed).entries()) {
    const [from, to] = ends
    const dx = (to.x - from.x) * size.width
    const dy = (to.y - from.y) * size.height
    const length = dx * dx + dy * dy
    const projected = ((point.x - from.x) * size.width * dx + (point.y - from.y) * size.height * dy) / (length || 1)
    const along = Math.min(1, Math.max(0, projected))
    const at = onPicture(alongEdge(ends, along))
    const away = distance(at, point, size)
    if (!nearest || away < nearest.distance) nearest = { at, edge, along, distance: away }
  }
  return nearest
}

/** Whether a position is inside of a ring, by the even-odd rule. */
export function isInside({ x, y }: FloorPoint, ring: readonly FloorPoint[]): boolean {
  let inside = false
  for (const [from, to] of edgesOf(ring, true)) {
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside
  }
  return inside
}

/** Area of a ring in squares of the picture. */
export const ringArea = (ring: readonly FloorPoint[]): number =>
  Math.abs(edgesOf(ring, true).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0)) / 2

/** Smallest box around points. */
export function boxOf(points: readonly FloorPoint[]) {
  let [left, top, right, bottom] = [1, 1, 0, 0]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}
