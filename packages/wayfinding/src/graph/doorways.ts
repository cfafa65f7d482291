import { byPlace, distance, ringEdges, type Vector } from '../geometry/plane'
import type { Door } from '../model'
import { frontOf, type Landing, nearestCentimetre, nearestLanding, reach } from './landing'
import { type Plan, type PlanUnit, regionAt } from './plan'

/** Where a unit is entered. */
export type Doorway = {
  /** Absent where the plan has no door. */
  readonly door?: Door
  /** The middle of the door on the ring. */
  readonly at: Vector
  /** Direction out of the unit, of length 1. */
  readonly away: Vector
  /** Where it is joined to what is walked outside. */
  readonly outside: Landing
}

type Edge = readonly [Vector, Vector]

const edgesOf = ({ shape }: PlanUnit) => shape.rings.flatMap((ring) => ringEdges(ring))

/** Direction across an edge, out of the unit. */
function awayFrom(plan: Plan, index: number, [from, to]: Edge, at: Vector): Vector | undefined {
  const length = distance(from, to)
  if (length === 0) return undefined
  const normal = { x: (to.y - from.y) / length, y: (from.x - to.x) / length }
  for (const step of [6, 3, 12]) {
    const beside = (side: number) => ({ x: at.x + normal.x * step * side, y: at.y + normal.y * step * side })
    if (regionAt(plan, beside(-1)) === index) return normal
    if (regionAt(plan, beside(1)) === index) return { x: -normal.x, y: -normal.y }
  }
  return undefined
}

/** The doorway at a point of an edge, if what is walked is within reach. */
function doorwayAt(plan: Plan, index: number, edge: Edge, at: Vector): Doorway | undefined {
  const away = awayFrom(plan, index, edge, at)
  const outside = away && (frontOf(plan, at, away, index) ?? nearestOutside(plan, index, at, away))
  return outside && { at, away, outside }
}

/** Looks from a metre in front of the door, so that a walkway behind the unit is not taken. */
function nearestOutside(plan: Plan, index: number, at: Vector, away: Vector): Landing | undefined {
  const landing = nearestLanding(plan, at)
  if (!landing || (landing.line === undefined && landing.unit === index)) return undefined
  const [dx, dy] = [landing.point.x - at.x, landing.point.y - at.y]
  return dx * away.x + dy * away.y >= -1 ? landing : undefined
}

/** The edge of a unit nearest to a door. */
function atEdge(unit: PlanUnit, point: Vector) {
  return edgesOf(unit)
    .map((edge) => {
      const at = nearestCentimetre(edge[0], edge[1], point)
      return { edge, at, away: distance(at, point) }
    })
    .sort((a, b) => a.away - b.away || byPlace(a.at, b.at))[0]
}

/** The doorway of a unit without doors: where the walkway is nearest, in the middle of the longest edge there. */
function ownDoorway(plan: Plan, index: number, unit: PlanUnit): Doorway[] {
  const candidates = edgesOf(unit).flatMap((edge) => {
    const [from, to] = edge
    const length = distance(from, to)
    return [1 / 2, 1 / 4, 3 / 4].flatMap((share) => {
      const at = { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) }
      const doorway = doorwayAt(plan, index, edge, at)
      if (!doorway) return []
      const gap = distance(at, doorway.outside.point)
      // the room in front of a door is no gap
      return [{ doorway, gap: gap <= 50 ? 0 : gap, length: share === 1 / 2 ? length : length / 2 }]
    })
  })
  const [best] = candidates.sort((a, b) => a.gap - b.gap || b.length - a.length || byPlace(a.doorway.at, b.doorway.at))
  return best ? [best.doorway] : []
}

/** Doorways of the unit of an index; none if no walkway is within 3 m of its doors, or of its ring if it has none. */
export function doorwaysOf(plan: Plan, index: number): Doorway[] {
  const unit = plan.units[index]
  if (!unit || unit.isVoid) return []
  if (unit.doors.length === 0) return ownDoorway(plan, index, unit)
  return unit.doors.flatMap(({ door, at }) => {
    const nearest = atEdge(unit, at)
    if (!nearest || nearest.away > reach) return []
    const doorway = doorwayAt(plan, index, nearest.edge, nearest.at)
    return doorway ? [{ ...doorway, door }] : []
  })
}
