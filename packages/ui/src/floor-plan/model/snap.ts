// Positions that fit what is drawn already: corners, edges and right angles.

import { type FloorPlan, type FloorPoint, MAX_DOORS, onPicture } from '../floor-plan'
import { boxOf, distance, nearestOnEdges, type PictureSize } from './geometry'
import { countOf, type FloorItem, type FloorKind, holesOf, isRing, pointsOf } from './items'

/** A position within this many pixels of a target snaps to it. */
export const SNAP = 8

/** A ring or line that positions snap to. */
export interface SnapTarget {
  points: readonly FloorPoint[]
  closed: boolean
}

export interface SnapOptions {
  size: PictureSize
  targets: readonly SnapTarget[]
  /** Corners before this one, and the next one if it exists: edges to them keep right angles. */
  from?: readonly FloorPoint[] | undefined
  next?: FloorPoint | undefined
}

const snapped: readonly FloorKind[] = ['area', 'walkway', 'obstacle']

/** Targets of a plan, without an item of its own and without hidden kinds. */
export function snapTargets(
  plan: FloorPlan,
  { without, hidden = [] }: { without?: FloorItem | undefined; hidden?: readonly FloorKind[] } = {},
): SnapTarget[] {
  return snapped
    .filter((kind) => !hidden.includes(kind))
    .flatMap((kind) => Array.from({ length: countOf(plan, kind) }, (_, index): FloorItem => ({ kind, index })))
    .filter((item) => without?.kind !== item.kind || without.index !== item.index)
    .flatMap((item): SnapTarget[] => [
      { points: pointsOf(plan, item), closed: isRing(plan, item) },
      ...holesOf(plan, item).map((points) => ({ points, closed: true })),
    ])
}

/** The nearest corner within reach, else the nearest edge, else a right angle, else the position itself. */
export function snap(at: FloorPoint, { size, targets, from = [], next }: SnapOptions): FloorPoint {
  const own = [...from, ...(next ? [next] : [])]
  const near = targets.filter(({ points }) => isNear(at, points, size))
  const corners = [...near.flatMap(({ points }) => points), ...own]
  const corner = nearest(at, corners, size)
  if (corner) return onPicture(corner)
  const edges = near.flatMap(({ points, closed }) => nearestOnEdges(at, points, closed, size) ?? [])
  const edge = nearest(
    at,
    edges.map((one) => one.at),
    size,
  )
  if (edge) return onPicture(edge)
  return onPicture(atRightAngle(at, from, next, size))
}

function isNear(at: FloorPoint, points: readonly FloorPoint[], { width, height }: PictureSize) {
  const { left, top, right, bottom } = boxOf(points)
  const [x, y] = [SNAP / width, SNAP / height]
  return at.x >= left - x && at.x <= right + x && at.y >= top - y && at.y <= bottom + y
}

function nearest(at: FloorPoint, points: readonly FloorPoint[], size: PictureSize): FloorPoint | undefined {
  let best: FloorPoint | undefined
  for (const point of points) {
    const reach = best ? distance(at, best, size) : SNAP
    if (distance(at, point, size) <= reach) best = point
  }
  return best
}

/** A line through a corner, in pixels; its direction has length 1. */
interface Guide {
  through: FloorPoint
  direction: FloorPoint
}

/** The position on the lines that are at right angles to the picture, and to the edges beside it. */
function atRightAngle(
  at: FloorPoint,
  from: readonly FloorPoint[],
  next: FloorPoint | undefined,
  { width, height }: PictureSize,
): FloorPoint {
  const inPixels = ({ x, y }: FloorPoint) => ({ x: x * width, y: y * height })
  const point = inPixels(at)
  const guidesOf = (corner: FloorPoint | undefined, before: FloorPoint | undefined): Guide[] => {
    if (!corner) return []
    const through = inPixels(corner)
    const directions = [{ x: 1, y: 0 }]
    if (before) {
      const { x, y } = inPixels(before)
      const length = Math.hypot(through.x - x, through.y - y)
      if (length > 0) directions.unshift({ x: (through.x - x) / length, y: (through.y - y) / length })
    }
    return directions
      .flatMap(({ x, y }) => [
        { x, y },
        { x: -y, y: x },
      ])
      .map((direction) => ({ through, direction }))
  }
  const within = (guides: readonly Guide[]) => guides.find((guide) => Math.abs(offset(point, guide)) <= SNAP)
  const first = within(guidesOf(from.at(-1), from.at(-2)))
  // the edge that closes a ring, or the one after a moved corner
  const second = within(guidesOf(next ?? (from.length > 2 ? from[0] : undefined), undefined))
  const crossing = first && second && crossingOf(first, second)
  const fits = crossing && Math.hypot(crossing.x - point.x, crossing.y - point.y) <= 2 * SNAP ? crossing : undefined
  const only = first ?? second
  const found = fits ?? (only ? projected(point, only) : point)
  return { x: found.x / width, y: found.y / height }
}

/** Distance from a line, to its left or right. */
const offset = ({ x, y }: FloorPoint, { through, direction }: Guide) =>
  (x - through.x) * direction.y - (y - through.y) * direction.x

function projected({ x, y }: FloorPoint, { through, direction }: Guide): FloorPoint {
  const along = (x - through.x) * direction.x + (y - through.y) * direction.y
  return { x: through.x + direction.x * along, y: through.y + direction.y * along }
}

function crossingOf(one: Guide, other: Guide): FloorPoint | undefined {
  const cross = one.direction.x * other.direction.y - one.direction.y * other.direction.x
  if (Math.abs(cross) < 0.1) return undefined
  const along = offset(one.through, other) / -cross
  return {
    x: one.through.x + one.direction.x * along,
    y: one.through.y + one.direction.y * along,
  }
}

/** The nearest edge of an area that has room for a door. */
export function doorPlace(plan: FloorPlan, at: FloorPoint, size: PictureSize) {
  let best: { area: number; at: FloorPoint; distance: number } | undefined
  for (const [area, { points, holes = [], doors = [] }] of plan.areas.entries()) {
    if (doors.length >= MAX_DOORS) continue
    for (const ring of [points, ...holes]) {
      const found = nearestOnEdges(at, ring, true, size)
      if (found && (!best || found.distance < best.distance)) best = { area, at: found.at, distance: found.distance }
    }
  }
  return best
}
