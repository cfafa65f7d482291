import Constrainautor from '@kninnug/constrainautor'
import Delaunator from 'delaunator'
import type { Vector } from '../geometry/plane'
import { type Arrangement, arrange } from './arrangement'
import { contains, type Plan, type Shape } from './plan'

/** A part of a floor whose points are in the same areas, or in the same unit. */
export type Zone = {
  /** Index of the unit; -1 on walkways. */
  readonly unit: number
  /** Indexes of areas; none in a unit. */
  readonly areas: readonly number[]
}

/** Triangles of a floor. A half-edge belongs to the triangle on its left: triangle t has 3t, 3t + 1 and 3t + 2. */
export type Mesh = {
  readonly vertices: readonly Vector[]
  /** Start of each half-edge. */
  readonly starts: Uint32Array
  /** The same edge from the other side; -1 around everything. */
  readonly twins: Int32Array
  /** Zone of each triangle; -1 where nobody walks. */
  readonly zoneOf: Int32Array
  /** 1 for half-edges that nobody passes. */
  readonly walls: Uint8Array
  /** A half-edge that starts at each vertex. */
  readonly fans: Int32Array
  readonly zones: readonly Zone[]
  vertexAt(point: Vector): number
}

export const following = (edge: number): number => (edge % 3 === 2 ? edge - 2 : edge + 1)
export const preceding = (edge: number): number => (edge % 3 === 0 ? edge + 2 : edge - 1)

/** Room around the plan, so that its own edges are inside of the mesh. */
const margin = 1000

function frameOf(points: readonly Vector[]): Vector[] {
  const box = { left: 0, right: 0, bottom: 0, top: 0 }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x - margin)
    box.right = Math.max(box.right, x + margin)
    box.bottom = Math.min(box.bottom, y - margin)
    box.top = Math.max(box.top, y + margin)
  }
  const { left, right, bottom, top } = box
  return [left, right].flatMap((x) => [
    { x, y: bottom },
    { x, y: top },
  ])
}

function triangulate({ vertices, rings }: Arrangement) {
  // delaunator has y downwards
  const triangulation = new Delaunator(Float64Array.from(vertices.flatMap(({ x, y }) => [x, -y])))
  const constraints = new Constrainautor(triangulation)
  const edges = new Map<number, [number, number]>()
  for (const ring of rings) {
    for (const [at, one] of ring.entries()) {
      const other = ring[(at + 1) % ring.length] ?? one
      const [low, high] = one < other ? [one, other] : [other, one]
      if (low !== high) edges.set(low * vertices.length + high, [low, high])
    }
  }
  for (const key of [...edges.keys()].sort((a, b) => a - b)) {
    const [from, to] = edges.get(key) ?? [0, 0]
    constraints.constrainOne(from, to)
  }
  return triangulation
}

/** The shapes of a plan with the vertices of the mesh for corners, so that each triangle is inside or outside. */
function snapped(shapes: readonly Shape[], { vertices, rings }: Arrangement, from: number) {
  let next = from
  return shapes.map((shape): Shape => {
    const own = shape.rings.map(() => (rings[next++] ?? []).flatMap((vertex) => vertices[vertex] ?? []))
    return { ...shape, rings: own }
  })
}

/** Triangulates a floor, with `points` among the vertices. */
export function meshOf(plan: Plan, points: readonly Vector[]): Mesh {
  const groups = [plan.areas.map(({ shape }) => shape), plan.units.map(({ shape }) => shape), plan.obstacles]
  const rings = groups.flat().flatMap((shape) => shape.rings)
  const all = [...rings.flat(), ...points]
  const arrangement = arrange(rings, [...points, ...frameOf(all)])
  const { triangles: starts, halfedges: twins } = triangulate(arrangement)
  const shapes = snapped(groups.flat(), arrangement, 0)
  const { zoneOf, zones } = zonesOf(plan, shapes, arrangement.vertices, starts)

  const walls = new Uint8Array(starts.length)
  const fans = new Int32Array(arrangement.vertices.length).fill(-1)
  for (let edge = 0; edge < starts.length; edge++) {
    fans[starts[edge] ?? 0] = edge
    const [here, twin] = [zoneOf[Math.floor(edge / 3)] ?? -1, twins[edge] ?? -1]
    const there = twin < 0 ? -1 : (zoneOf[Math.floor(twin / 3)] ?? -1)
    walls[edge] = here < 0 || there < 0 || zones[here]?.unit !== zones[there]?.unit ? 1 : 0
  }
  return { vertices: arrangement.vertices, starts, twins, zoneOf, zones, walls, fans, vertexAt: arrangement.vertexAt }
}

function zonesOf(plan: Plan, shapes: readonly Shape[], vertices: readonly Vector[], starts: Uint32Array) {
  const zoneOf = new Int32Array(starts.length / 3).fill(-1)
  const zones: Zone[] = []
  const known = new Map<string, number>()
  const areas = shapes.slice(0, plan.areas.length)
  const units = shapes.slice(areas.length, areas.length + plan.units.length)
  const obstacles = shapes.slice(areas.length + units.length)
  const within = (list: readonly Shape[], point: Vector) =>
    list.flatMap((shape, index) => (contains(shape, point) ? [index] : []))
  const sizes = units.map(({ left, right, bottom, top }) => (right - left) * (top - bottom))

  for (let triangle = 0; triangle < zoneOf.length; triangle++) {
    const centre = { x: 0, y: 0 }
    for (let corner = 0; corner < 3; corner++) {
      const vertex = vertices[starts[3 * triangle + corner] ?? 0]
      centre.x += (vertex?.x ?? 0) / 3
      centre.y += (vertex?.y ?? 0) / 3
    }
    if (obstacles.some((shape) => contains(shape, centre))) continue
    const around = within(units, centre)
    const unit = around.toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0) || a - b)[0] ?? -1
    if (unit >= 0 && plan.units[unit]?.isVoid) continue
    const zone: Zone = { unit, areas: unit >= 0 ? [] : within(areas, centre) }
    if (unit < 0 && zone.areas.length === 0) continue
    const key = `${unit} ${zone.areas.join(' ')}`
    const index = known.get(key) ?? zones.push(zone) - 1
    known.set(key, index)
    zoneOf[triangle] = index
  }
  return { zoneOf, zones }
}
