import { distance, ringEdges, segmentsCross, type Vector } from '../geometry/plane'
import { nearestOnRings } from '../geometry/shapes'
import { georeference } from '../georeference/georeference'
import { toPicture } from '../georeference/transform'
import { doorwaysOf } from '../graph/doorways'
import { nearestLanding } from '../graph/landing'
import { contains, type Plan, type PlanUnit, planOf } from '../graph/plan'
import type { Door, Floor, Point, Unit, Walkway } from '../model'
import { onRing } from './entrance'

/** Furthest walkway to which a way is drawn from a tenant's unit, in centimetres. */
const furthest = 2000

/** What a unit needs to be entered: a door, and a line from there to a walkway out of reach. */
type Access = { readonly at: Vector; readonly line?: readonly [Vector, Vector] }

/**
 * Gives each unit without a door one where the nearest walkway is. A tenant's unit with no walkway within 3 m also gets a
 * line to the nearest one, if nothing is between; a room becomes one that visitors walk through, if another unit has its
 * only doors there. Units of the codes in `closed` are not for visitors. `proposed` has the codes of units with a new door.
 */
export function proposeDoors(
  floor: Floor,
  closed: ReadonlySet<string> = new Set(),
): { readonly floor: Floor; readonly proposed: readonly string[] } {
  const place = georeference(floor)
  if (place.problem || !floor.map) return { floor, proposed: [] }
  const numbered = floor.areas.map((unit, index) => ({ ...unit, areaId: String(index) }))
  const plan = planOf({ ...floor, areas: numbered }, place.transform)
  const pointOf = ({ x, y }: Vector): Point => {
    const at = toPicture(place.transform, { east: x / 100, north: y / 100 })
    return { x: rounded(at.x), y: rounded(at.y) }
  }
  const accesses = new Map(plan.units.map((unit, index) => [Number(unit.code), accessOf(plan, index, unit)]))
  const passages = passagesOf(plan, ({ code }) => {
    const unit = floor.areas[Number(code)]
    return unit?.use === 'room' && !closed.has(unit.areaId)
  })
  const proposed: string[] = []
  const lines: Walkway[] = []
  const areas = floor.areas.map((drawn, index): Unit => {
    const unit = passages.has(index) ? { ...drawn, through: true } : drawn
    const access = accesses.get(index)
    if (!access || closed.has(unit.areaId) || (access.line && (unit.use ?? 'tenant') !== 'tenant')) return unit
    if (access.line) {
      const id = `${unit.areaId}-way-${index}`
      lines.push({ id, shape: 'line', points: access.line.map(pointOf), stepFree: true })
    }
    if (unit.doors?.length) return unit
    proposed.push(unit.areaId)
    const door: Door = { id: `${unit.areaId}-door-${index}`, at: pointOf(access.at), kind: 'open', stepFree: true }
    return { ...unit, doors: [door] }
  })
  return {
    floor: { ...floor, areas, map: { ...floor.map, walkways: [...floor.map.walkways, ...lines] } },
    proposed,
  }
}

// `|| 0`: no negative zero
const rounded = (fraction: number) => Math.round(fraction * 1e9) / 1e9 || 0

function accessOf(plan: Plan, index: number, unit: PlanUnit): Access | undefined {
  if (unit.isVoid) return undefined
  const [doorway] = doorwaysOf(plan, index)
  if (doorway) return unit.doors.length > 0 ? undefined : { at: doorway.at }
  const starts = unit.doors.length > 0 ? unit.doors.map(({ at }) => at) : placesOnRing(unit)
  const ends = starts.flatMap((at) => {
    const end = nearestLanding(plan, at, furthest)?.point
    return end && isFree(plan, unit, at, end) ? [{ at, end, away: distance(at, end) }] : []
  })
  // of equal ones the first, which is the middle of a side
  const [best] = ends.sort((a, b) => a.away - b.away)
  return best && { at: best.at, line: [best.at, best.end] }
}

/**
 * Rooms that others are entered through: a unit that no walkway is near has a door there. By the number that is their code.
 */
function passagesOf(plan: Plan, isRoom: (unit: PlanUnit) => boolean): ReadonlySet<number> {
  const reached = new Set(plan.units.filter((_, index) => doorwaysOf(plan, index).length > 0))
  const passages = new Set<number>()
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    for (const unit of plan.units) {
      if (reached.has(unit)) continue
      const room = [...reached].find((one) => isRoom(one) && unit.doors.some(({ at }) => isOnRing(one, at)))
      if (!room) continue
      passages.add(Number(room.code))
      reached.add(unit)
    }
  }
  return passages
}

const isOnRing = ({ shape }: PlanUnit, point: Vector) =>
  (nearestOnRings(shape.rings, point)?.away ?? Number.POSITIVE_INFINITY) <= onRing * 100

const placesOnRing = ({ shape: { rings } }: PlanUnit): Vector[] =>
  ringEdges(rings[0] ?? []).flatMap(([from, to]) =>
    [1 / 2, 1 / 4, 3 / 4].map((share) => ({
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
    })),
  )

/** Whether no wall or obstacle is between a place on the ring of a unit and a point outside of it. */
function isFree({ units, obstacles }: Plan, { shape }: PlanUnit, from: Vector, to: Vector): boolean {
  const outwards = 20 / distance(from, to)
  const outside = { x: from.x + (to.x - from.x) * outwards, y: from.y + (to.y - from.y) * outwards }
  if (contains(shape, outside)) return false
  const edges = [...units.map((unit) => unit.shape), ...obstacles].flatMap(({ rings }) => rings.flatMap(ringEdges))
  return !edges.some(([a, b]) => segmentsCross(outside, to, a, b))
}
