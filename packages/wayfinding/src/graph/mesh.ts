import Constrainautor from '@kninnug/constrainautor'
import Delaunator from 'delaunator'
import { boxOf, type Vector } from '../geometry/plane'
import { type Arrangement, arrange } from './arrangement'
import { contains, type Plan, regionAt, type Shape } from './plan'

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
  const { left, right, bottom, top } = boxOf(points)
  return [left - margin, right + margin].flatMap((x) => [
    { x, y: bottom - margin },
    { x, y: top + margin },
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

/** The plan with the vertices of the mesh for corners, so that each triangle is inside or outside of a shape. */
function snapped(plan: Plan, { vertices, rings }: Arrangement): Plan {
  let next = 0
  const snap = (shape: Shape): Shape => ({
    ...shape,
    rings: shape.rings.map(() => (rings[next++] ?? []).flatMap((vertex) => vertices[vertex] ?? [])),
  })
  const snapAll = <T extends { shape: Shape }>(list: readonly T[]) =>
    list.map((one) => ({ ...one, shape: snap(one.shape) }))
  return { ...plan, areas: snapAll(plan.areas), units: snapAll(plan.units), obstacles: plan.obstacles.map(snap) }
}

/** Triangulates a floor, with `points` among the vertices. */
export function meshOf(plan: Plan, points: readonly Vector[]): Mesh {
  const shapes = [...plan.areas.map(({ shape }) => shape), ...plan.units.map(({ shape }) => shape), ...plan.obstacles]
  const rings = shapes.flatMap((shape) => shape.rings)
  const arrangement = arrange(rings, [...points, ...frameOf([...rings.flat(), ...points])])
  const { triangles: starts, halfedges: twins } = triangulate(arrangement)
  const { zoneOf, zones } = zonesOf(snapped(plan, arrangement), arrangement.vertices, starts)

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

function zonesOf(plan: Plan, vertices: readonly Vector[], starts: Uint32Array) {
  const zoneOf = new Int32Array(starts.length / 3).fill(-1)
  const zones: Zone[] = []
  const known = new Map<string, number>()
  for (let triangle = 0; triangle < zoneOf.length; triangle++) {
    const centre = { x: 0, y: 0 }
    for (let corner = 0; corner < 3; corner++) {
      const vertex = vertices[starts[3 * triangle + corner] ?? 0]
      centre.x += (vertex?.x ?? 0) / 3
      centre.y += (vertex?.y ?? 0) / 3
    }
    const region = regionAt(plan, centre)
    if (region === undefined) continue
    const areas = plan.areas.flatMap(({ shape }, area) => (contains(shape, centre) ? [area] : []))
    const zone: Zone = region === 'walkway' ? { unit: -1, areas } : { unit: region, areas: [] }
    const key = `${zone.unit} ${zone.areas.join(' ')}`
    const index = known.get(key) ?? zones.push(zone) - 1
    known.set(key, index)
    zoneOf[triangle] = index
  }
  return { zoneOf, zones }
}
