import { cross, distance, type Vector } from '../geometry/plane'
import { createCells, type Segment } from './cells'
import type { Corner } from './corners'
import { fanOf } from './corners'
import { following, type Mesh } from './mesh'
import { createZoneSets, eachSeen, type ZoneSets } from './visibility'

/** A point of the mesh that ways come to, or lead from. */
export type Spot = {
  readonly point: Vector
  /** Index of the unit that it is in; -1 on walkways. */
  readonly unit: number
  readonly sends: boolean
  readonly receives: boolean
}

/** What sees what: spots, and corners after all spots, by index, and the set of zones between them. */
export type Sights = { readonly from: number[]; readonly to: number[]; readonly zones: number[] }

/** Distances of nodes from their corners, in centimetres: the first where there is room. */
const offsets = [50, 25, 12, 6, 0]

type End = Spot & { readonly vertex: number; readonly corner?: Corner; offset: number; at: Vector }

const isWithin = (corner: Vector, [one, other]: readonly [Vector, Vector], point: Vector) =>
  cross(corner, one, point) > 0 && cross(corner, point, other) > 0

/** Whether a way from a point to a corner touches its obstacle on one side only, and comes from where it is walked. */
function isTangent({ corner, point: at }: End, from: Vector): boolean {
  if (!corner?.wedge) return true
  const [one, other] = corner.wedge
  if (isWithin(at, corner.wedge, from)) return false
  if (!corner.tangents) return true
  const [first, second] = [cross(from, at, one), cross(from, at, other)]
  return (first >= 0 && second >= 0) || (first <= 0 && second <= 0)
}

/** A point away from the obstacle of a corner. */
function movedFrom({ point, corner }: End, offset: number): Vector {
  if (!corner?.wedge || offset === 0) return point
  const sum = { x: 0, y: 0 }
  for (const end of corner.wedge) {
    const length = distance(point, end)
    sum.x -= (end.x - point.x) / length
    sum.y -= (end.y - point.y) / length
  }
  const length = distance(sum, { x: 0, y: 0 })
  if (length === 0) return point
  return { x: Math.round(point.x + (sum.x / length) * offset), y: Math.round(point.y + (sum.y / length) * offset) }
}

/** As `cross`, of numbers. */
const sideOf = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Walls and borders of zones, for segments that are not between vertices of the mesh. */
function barriersOf(mesh: Mesh) {
  const barriers: (Segment & { readonly zones: readonly number[] })[] = []
  for (let edge = 0; edge < mesh.starts.length; edge++) {
    const twin = mesh.twins[edge] ?? -1
    const zones = [edge, twin].map((one) => (one < 0 ? -1 : zoneAt(mesh, one)))
    const [from, to] = [mesh.vertices[mesh.starts[edge] ?? 0], mesh.vertices[mesh.starts[following(edge)] ?? 0]]
    if (edge < twin || !from || !to || zones[0] === zones[1]) continue
    barriers.push({ from, to, zones: mesh.walls[edge] === 1 ? [-1] : zones })
  }
  const cells = createCells(barriers)
  // numbers beside each other are read many times faster than points
  const ends = Int32Array.from(barriers.flatMap(({ from, to }) => [from.x, from.y, to.x, to.y]))

  /** Whether a segment crosses a barrier, or passes an end of it. */
  function meets({ x: ax, y: ay }: Vector, { x: bx, y: by }: Vector, barrier: number): boolean {
    const [cx, cy] = [ends[4 * barrier] ?? 0, ends[4 * barrier + 1] ?? 0]
    const [dx, dy] = [ends[4 * barrier + 2] ?? 0, ends[4 * barrier + 3] ?? 0]
    const [ofC, ofD] = [sideOf(ax, ay, bx, by, cx, cy), sideOf(ax, ay, bx, by, dx, dy)]
    if ((ofC > 0 && ofD > 0) || (ofC < 0 && ofD < 0)) return false
    if (ofC !== 0 && ofD !== 0) return sideOf(cx, cy, dx, dy, ax, ay) * sideOf(cx, cy, dx, dy, bx, by) < 0
    const isBetween = (x: number, y: number) => (ax - x) * (bx - x) + (ay - y) * (by - y) < 0
    return (ofC === 0 && isBetween(cx, cy)) || (ofD === 0 && isBetween(dx, dy))
  }
  return {
    /** Whether a segment touches no wall but at its ends, and stays in the zones. */
    isClear: (from: Vector, to: Vector, zones: readonly number[]): boolean =>
      !cells.some(
        from,
        to,
        (barrier) =>
          meets(from, to, barrier) && barriers[barrier]?.zones.every((zone) => zones.includes(zone)) === false,
      ),
  }
}

/** What is seen from spots and corners, tangents of corners only, and where the nodes of the corners are. */
export function sightsOf(mesh: Mesh, spots: readonly Spot[], corners: readonly Corner[]) {
  const ends = [
    ...spots.map((spot): End => ({ ...spot, vertex: mesh.vertexAt(spot.point), offset: 4, at: spot.point })),
    ...corners.map((corner): End => {
      const [point, zone] = [mesh.vertices[corner.vertex] ?? { x: 0, y: 0 }, zoneAt(mesh, corner.fan[0] ?? 0)]
      const unit = mesh.zones[zone]?.unit ?? -1
      return { point, unit, sends: true, receives: true, vertex: corner.vertex, corner, offset: 0, at: point }
    }),
  ]
  const sets = createZoneSets(mesh.zones.length)
  const sights = seenBetween(mesh, sets, ends)
  moveCorners(mesh, sets, ends, sights)
  return { sights, zonesIn: sets.zonesIn, places: ends.map(({ at }) => at) }
}

const zoneAt = ({ zoneOf }: Mesh, edge: number) => zoneOf[Math.floor(edge / 3)] ?? -1

function seenBetween(mesh: Mesh, sets: ZoneSets, ends: readonly End[]): Sights {
  const receivers = Map.groupBy(
    [...ends.keys()].filter((index) => ends[index]?.receives),
    (index) => ends[index]?.vertex ?? -1,
  )
  const sights: Sights = { from: [], to: [], zones: [] }
  for (const [from, start] of ends.entries()) {
    if (!start.sends) continue
    const fan = start.corner?.fan ?? fanOf(mesh, start.vertex).filter((edge) => isIn(mesh, start.unit, edge))
    const known = new Set<number>()
    const add = (vertex: number, zones: number) => {
      for (const to of receivers.get(vertex) ?? []) {
        const end = ends[to]
        const key = to * 2 ** 20 + zones
        if (!end || end.unit !== start.unit || to === from || known.has(key)) continue
        known.add(key)
        if (!isTangent(end, start.point) || !isTangent(start, end.point)) continue
        sights.from.push(from)
        sights.to.push(to)
        sights.zones.push(zones)
      }
    }
    // what is at the very same place
    if (fan[0] !== undefined) add(start.vertex, zoneAt(mesh, fan[0]))
    eachSeen(mesh, sets, start.vertex, fan, add)
  }
  return sights
}

const isIn = (mesh: Mesh, unit: number, edge: number) => mesh.zones[zoneAt(mesh, edge)]?.unit === unit

/** Moves corners away from their obstacles, as far as what they see stays in sight. */
function moveCorners(mesh: Mesh, sets: ZoneSets, ends: readonly End[], sights: Sights): void {
  const { isClear } = barriersOf(mesh)
  for (const end of ends) {
    const zone = zoneAt(mesh, end.corner?.fan[0] ?? 0)
    const hasRoom = (offset: number) => {
      const [at, beyond] = [movedFrom(end, offset), movedFrom(end, offset * 2)]
      return offset === 0 || (isClear(end.point, beyond, [zone]) && (at.x !== end.point.x || at.y !== end.point.y))
    }
    end.offset = end.corner?.tangents ? offsets.findIndex(hasRoom) : offsets.length - 1
    end.at = movedFrom(end, offsets[end.offset] ?? 0)
  }
  const inSight = (from: End, to: End, zones: readonly number[]) => {
    if (from.at === from.point && to.at === to.point) return true
    if (from.at === from.point && from.corner?.wedge && isWithin(from.point, from.corner.wedge, to.at)) return false
    if (to.at === to.point && to.corner?.wedge && isWithin(to.point, to.corner.wedge, from.at)) return false
    return isClear(from.at, to.at, zones)
  }
  let changed = new Set(ends)
  while (changed.size > 0) {
    const lost = new Set<End>()
    for (let index = 0; index < sights.from.length; index++) {
      const [from, to] = [sights.from[index] ?? 0, sights.to[index] ?? 0]
      const [start, end] = [ends[from], ends[to]]
      // the other direction is the same
      if (!start || !end || (from > to && start.receives && end.sends)) continue
      if (!changed.has(start) && !changed.has(end)) continue
      if (inSight(start, end, sets.zonesIn(sights.zones[index] ?? 0))) continue
      lost.add(start).add(end)
    }
    changed = new Set([...lost].filter(({ offset }) => offset < offsets.length - 1))
    for (const end of changed) {
      end.offset++
      end.at = movedFrom(end, offsets[end.offset] ?? 0)
    }
  }
}
