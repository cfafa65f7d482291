import { distance, nearestOnSegment, ringEdges, segmentsCross, type Vector } from '../geometry/plane'
import { isWithin, nearestOnRings } from '../geometry/shapes'
import type { Door, Floor, FloorMap, Point, Unit } from '../model'
import type { Plane } from './plane-of'
import type { PlanWarning } from './warning'

/** Width of a strip, in metres or thousandths of the picture, that two units may share. */
const sharedStrip = 0.1
/** Distance in metres between a door and the ring of its unit. */
const fromEdge = 0.5
/** Distance in metres to an area that is walked on. */
const fromArea = 1
/** Distance in metres to a line that is walked on. */
const fromLine = 2

type Rings = readonly (readonly Vector[])[]
type Placed = { readonly unit: Unit; readonly rings: Rings }

const placedRings = ({ points, holes = [] }: Pick<Unit, 'points' | 'holes'>, plane: Plane): Rings =>
  [points, ...holes].map((ring) => ring.map(plane.at))

/** The warnings about what is drawn on a floor. */
export function checkFloor({ id: floorId, areas, map }: Floor, plane: Plane): PlanWarning[] {
  const units = areas.map((unit): Placed => ({ unit, rings: placedRings(unit, plane) }))
  const warnings: PlanWarning[] = []
  const warn = (name: PlanWarning['name'], type: PlanWarning['type'], id: string, other?: string) =>
    warnings.push({ name, floorId, type, id, ...(other !== undefined && { other }) })

  for (const { unit, rings } of units) if (cross(rings)) warn('ringCrosses', 'unit', unit.areaId)
  for (const walkway of map?.walkways ?? []) {
    const isArea = walkway.shape === 'area'
    if (isArea && cross(placedRings(walkway, plane))) warn('ringCrosses', 'walkway', walkway.id)
  }
  for (const [index, ring] of (map?.obstacles ?? []).entries()) {
    if (cross([ring.map(plane.at)])) warn('ringCrosses', 'obstacle', String(index))
  }
  for (const [index, one] of units.entries()) {
    for (const other of units.slice(0, index)) {
      if (overlap(one.rings, other.rings)) warn('unitsOverlap', 'unit', one.unit.areaId, other.unit.areaId)
    }
  }
  if (!map) return warnings
  const through = units.filter(({ unit }) => unit.through)
  for (const placed of units) {
    const { unit, rings } = placed
    const doors = unit.doors ?? []
    if (doors.length === 0 && unit.use !== 'void') warn('noDoor', 'unit', unit.areaId)
    if (!plane.metric) continue
    const others = through.filter((one) => one !== placed).map((one) => one.rings)
    for (const door of doors) {
      if (isOffEdge(door, rings, plane)) warn('doorOffEdge', 'door', door.id, unit.areaId)
      if (isOff(plane.at(door.at), map, plane, others)) warn('doorOffWalkway', 'door', door.id, unit.areaId)
    }
  }
  return warnings
}

const isOffEdge = ({ at }: Door, rings: Rings, plane: Plane) => {
  const nearest = nearestOnRings(rings, plane.at(at))
  return nearest !== undefined && nearest.away > fromEdge
}

/** Whether a station is on no walkway; unknown, so `false`, without metres. */
export function stationIsOff(position: Point, { areas, map }: Floor, plane: Plane): boolean {
  if (!plane.metric || !map) return false
  const through = areas.filter((unit) => unit.through).map((unit) => placedRings(unit, plane))
  return isOff(plane.at(position), map, plane, through)
}

/** Whether a point is on no walkway, and on none of the areas beside them. */
function isOff(point: Vector, { walkways }: FloorMap, plane: Plane, areas: readonly Rings[]): boolean {
  const isNear = (rings: Rings) =>
    isWithin(rings, point) || (nearestOnRings(rings, point)?.away ?? Number.POSITIVE_INFINITY) <= fromArea
  return !(
    areas.some(isNear) ||
    walkways.some(({ shape, points, holes = [], width = 0 }) => {
      const placed = points.map(plane.at)
      if (shape === 'area') return isNear([placed, ...holes.map((hole) => hole.map(plane.at))])
      return placed.slice(1).some((to, index) => {
        const from = placed[index] ?? to
        return distance(nearestOnSegment(from, to, point), point) <= Math.max(fromLine, width / 2)
      })
    })
  )
}

/** Whether edges of the rings cross each other. */
function cross(rings: Rings): boolean {
  const edges = rings.flatMap((ring) => ringEdges(ring))
  return edges.some(([a, b], index) => edges.slice(0, index).some(([c, d]) => segmentsCross(a, b, c, d)))
}

/** Whether two areas share more than a strip along their edges. */
function overlap(one: Rings, other: Rings): boolean {
  if (!boundsMeet(one[0] ?? [], other[0] ?? [])) return false
  return reachesInto(one, other) || reachesInto(other, one)
}

/** Whether a part of an edge of an area, or what is inside of the edge, is in the other one and away from its edges. */
function reachesInto(area: Rings, other: Rings): boolean {
  const isInOther = (point: Vector) => isWithin(other, point) && (nearestOnRings(other, point)?.away ?? 0) > sharedStrip
  return area
    .flatMap((ring) => ringEdges(ring))
    .some(
      (edge) =>
        pieces(edge, other).some(isInOther) ||
        // areas with the same edges
        besides(edge).some((point) => isWithin(area, point) && isInOther(point)),
    )
}

/** Points at both sides of the middle of an edge. */
function besides([from, to]: readonly [Vector, Vector]): Vector[] {
  const length = distance(from, to)
  if (length === 0) return []
  const step = (2 * sharedStrip) / length
  const [dx, dy] = [(to.x - from.x) * step, (to.y - from.y) * step]
  return [-1, 1].map((side) => ({
    x: (from.x + to.x) / 2 - side * dy,
    y: (from.y + to.y) / 2 + side * dx,
  }))
}

/** The middles of the pieces into which the edges of an area divide an edge. */
function pieces([from, to]: readonly [Vector, Vector], rings: Rings): Vector[] {
  const shares = rings
    .flatMap((ring) => ringEdges(ring))
    .flatMap(([a, b]) => {
      const across = (b.x - a.x) * (to.y - from.y) - (b.y - a.y) * (to.x - from.x)
      const share = ((b.x - a.x) * (a.y - from.y) - (b.y - a.y) * (a.x - from.x)) / across
      return across !== 0 && share > 0 && share < 1 ? [share] : []
    })
    .sort((a, b) => a - b)
  return [0, ...shares].map((start, index) => {
    const middle = (start + (shares[index] ?? 1)) / 2
    return { x: from.x + middle * (to.x - from.x), y: from.y + middle * (to.y - from.y) }
  })
}

function boundsMeet(one: readonly Vector[], other: readonly Vector[]): boolean {
  const meet = (axis: 'x' | 'y') => {
    const [mine, theirs] = [one.map((point) => point[axis]), other.map((point) => point[axis])]
    return Math.min(...mine) < Math.max(...theirs) && Math.min(...theirs) < Math.max(...mine)
  }
  return meet('x') && meet('y')
}
