import type { FloorPlan, FloorPoint } from '../floor-plan'
import { isInside, nearestOnEdges, type PictureSize, ringArea } from './geometry'
import { countOf, type FloorItem, type FloorKind, holesOf, isRing, pointsOf } from './items'

/** A press within this many pixels of a line is on it. */
const REACH = 8

/** What a press on the plan selects: a line within reach, else the smallest ring around the position. */
export function itemAt(
  plan: FloorPlan,
  at: FloorPoint,
  size: PictureSize,
  isOpen: (kind: FloorKind) => boolean,
): FloorItem | undefined {
  const items = (['area', 'obstacle', 'walkway'] as const).flatMap((kind) =>
    isOpen(kind) ? Array.from({ length: countOf(plan, kind) }, (_, index): FloorItem => ({ kind, index })) : [],
  )
  const line = items.find((item) => {
    const found = isRing(plan, item) ? undefined : nearestOnEdges(at, pointsOf(plan, item), false, size)
    return found !== undefined && found.distance <= REACH
  })
  if (line) return line
  const around = items.filter(
    (item) =>
      isRing(plan, item) &&
      isInside(at, pointsOf(plan, item)) &&
      !holesOf(plan, item).some((hole) => isInside(at, hole)),
  )
  return around.sort((a, b) => ringArea(pointsOf(plan, a)) - ringArea(pointsOf(plan, b)))[0]
}
