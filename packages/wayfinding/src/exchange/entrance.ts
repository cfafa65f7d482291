import type { Vector } from '../geometry/plane'
import { isWithin, nearestOnRings } from '../geometry/shapes'

/** Distance in metres between a door and the ring that it is on. */
export const onRing = 0.25
/** Distance in metres between a shaft without door and the walkway before it. */
const beforeShaft = 10

type Rings = readonly (readonly Vector[])[]

/** Where a shaft is entered: at its door, else at its centre if visitors walk there, else at the walkway before it. */
export function entranceOf(
  shaft: { readonly rings: Rings; readonly centre: Vector },
  doors: readonly Vector[],
  walkways: readonly Rings[],
): Vector {
  const door = doors.find((one) => (nearestOnRings(shaft.rings, one)?.away ?? onRing + 1) <= onRing)
  if (door) return door
  if (walkways.some((walkway) => isWithin(walkway, shaft.centre))) return shaft.centre
  const edge = nearestOnRings(walkways.flat(), shaft.centre)
  return edge && edge.away <= beforeShaft ? edge.at : shaft.centre
}
