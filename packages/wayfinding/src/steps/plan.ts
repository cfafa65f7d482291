import { cross, distance, nearestOnSegment, ringArea, ringEdges, type Vector } from '../geometry/plane'
import { georeference, originOf } from '../georeference/georeference'
import { type Transform, toMetres } from '../georeference/transform'
import type { Building, Floor, Point } from '../model'

/** Metres within which walls touch. */
const touching = 0.01

type Edge = readonly [Vector, Vector]

/** A unit in metres. */
export type PlanUnit = { readonly areaId: string; readonly ring: readonly Vector[]; readonly edges: readonly Edge[] }

/** A floor in metres, as far as steps need it. */
export type Plan = {
  readonly units: readonly PlanUnit[]
  /** Whether its metres are those of the other anchored floors. */
  readonly anchored: boolean
  /** Direction in metres of degrees clockwise from the top of the picture. */
  direction(degrees: number): Vector
  /** Whether no unit is between two points. */
  sees(from: Vector, to: Vector): boolean
}

/** The plans of a building's floors by id, without those that have no place in metres. */
export function plansOf({ floors }: Building): ReadonlyMap<string, Plan> {
  const origin = originOf(floors)
  return new Map(
    floors.flatMap((floor) => {
      const place = georeference(floor, origin)
      return place.problem ? [] : [[floor.id, planOf(floor, place.transform, place.anchored)] as const]
    }),
  )
}

function planOf({ areas, picture }: Floor, transform: Transform, anchored: boolean): Plan {
  const vectorOf = (point: Point): Vector => {
    const { east, north } = toMetres(transform, point)
    return { x: east, y: north }
  }
  const units = areas
    .filter(({ use }) => use !== 'void')
    .map(({ areaId, points, holes = [] }) => {
      const rings = [points, ...holes].map((ring) => ring.map(vectorOf))
      return { areaId, ring: rings[0] ?? [], edges: rings.flatMap((ring) => ringEdges(ring)) }
    })
  const walls = units.flatMap(({ edges }) => edges)
  return {
    units,
    anchored,
    direction(degrees) {
      const angle = (degrees / 180) * Math.PI
      const [x, y] = [Math.sin(angle) / (picture.width || 1), -Math.cos(angle) / (picture.height || 1)]
      return { x: transform.xx * x + transform.xy * y, y: transform.yx * x + transform.yy * y }
    },
    sees: (from, to) => !walls.some((wall) => isBetween(wall, from, to)),
  }
}

/** Whether a wall is between two points: not if it ends on the line of sight, or begins where one looks. */
function isBetween([start, end]: Edge, from: Vector, to: Vector): boolean {
  const [sight, length] = [distance(from, to), distance(start, end)]
  const opposite = (one: number, other: number) => Math.min(one, other) < -touching && Math.max(one, other) > touching
  return (
    opposite(cross(from, to, start) / sight, cross(from, to, end) / sight) &&
    opposite(cross(start, end, from) / length, cross(start, end, to) / length)
  )
}

/** The direction into the nearest unit with a code, across the edge nearest to a point. */
export function inwards({ units }: Plan, areaId: string, point: Vector): Vector | undefined {
  let nearest = Number.POSITIVE_INFINITY
  let found: Vector | undefined
  for (const unit of units) {
    if (unit.areaId !== areaId) continue
    const turn = ringArea(unit.ring) > 0 ? 1 : -1
    for (const [from, to] of unit.edges) {
      const metres = distance(point, nearestOnSegment(from, to, point))
      if (metres >= nearest) continue
      nearest = metres
      found = { x: (from.y - to.y) * turn, y: (to.x - from.x) * turn }
    }
  }
  return found
}

/** The part of an edge between two distances along a direction from a point. */
export function clipped([from, to]: Edge, point: Vector, direction: Vector, range: readonly [number, number]) {
  const along = ({ x, y }: Vector) => (x - point.x) * direction.x + (y - point.y) * direction.y
  const [start, end] = [along(from), along(to)]
  const [low, high] = range
  if (low > high || Math.max(start, end) < low || Math.min(start, end) > high) return undefined
  if (start === end) return [from, to] as const
  const at = (wanted: number): Vector => {
    const share = Math.min(1, Math.max(0, (wanted - start) / (end - start)))
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
  }
  return [at(low), at(high)] as const
}
