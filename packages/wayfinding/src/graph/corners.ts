import { cross, type Vector } from '../geometry/plane'
import { following, type Mesh, preceding, type Zone } from './mesh'

/** A vertex that ways bend around. */
export type Corner = {
  readonly vertex: number
  /** Half-edges that start at the vertex, one for each triangle that is walked, counterclockwise. */
  readonly fan: readonly number[]
  /** The walls around the obstacle, from the last triangle to the first; absent where only areas meet, one of which may be closed. */
  readonly wedge?: readonly [Vector, Vector]
  /** Whether ways that are not tangents of the obstacle are of no use. */
  readonly tangents: boolean
  /** Whether the bend is one that people notice. */
  readonly sharp: boolean
}

/** Cosine of 20 degrees. */
const slight = Math.cos(Math.PI / 9)

/** Half-edges that start at a vertex, counterclockwise. */
export function fanOf({ fans, twins }: Mesh, vertex: number): number[] {
  const first = fans[vertex] ?? -1
  const fan: number[] = []
  for (let edge = first; edge >= 0; ) {
    fan.push(edge)
    edge = twins[preceding(edge)] ?? -1
    if (edge === first) break
  }
  return fan
}

const zoneAt = ({ zoneOf }: Mesh, edge: number) => zoneOf[Math.floor(edge / 3)] ?? -1
const endOf = ({ vertices, starts }: Mesh, edge: number) => vertices[starts[following(edge)] ?? 0] ?? { x: 0, y: 0 }
/** Where the next half-edge of the fan ends. */
const nextEndOf = ({ vertices, starts }: Mesh, edge: number) => vertices[starts[preceding(edge)] ?? 0] ?? { x: 0, y: 0 }

/** Whether triangles side by side around a vertex fill more than 180 degrees. */
function isWide(mesh: Mesh, at: Vector, fan: readonly number[]): boolean {
  const [first] = fan
  if (first === undefined) return false
  const start = endOf(mesh, first)
  return fan.some((edge) => cross(at, start, nextEndOf(mesh, edge)) < 0)
}

function isSharp(at: Vector, [one, other]: readonly [Vector, Vector]): boolean {
  const [ax, ay, bx, by] = [one.x - at.x, one.y - at.y, at.x - other.x, at.y - other.y]
  return ax * bx + ay * by < slight * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
}

/** Splits a fan before each half-edge that `starts` one; a fan without any is one stretch. */
function stretchesOf(fan: readonly number[], starts: (edge: number, before: number) => boolean): number[][] {
  const first = fan.findIndex((edge, at) => starts(edge, fan.at(at - 1) ?? edge))
  if (first < 0) return [[...fan]]
  const stretches: number[][] = []
  for (const [at, edge] of [...fan.slice(first), ...fan.slice(0, first)].entries()) {
    const before = fan.at((first + at - 1) % fan.length) ?? edge
    if (at === 0 || starts(edge, before)) stretches.push([edge])
    else stretches.at(-1)?.push(edge)
  }
  return stretches
}

/**
 * Corners of the zones that `inner` allows: where walls leave more than 180 degrees free, and where an area ends that may
 * be closed, or barred to a profile, while the one beside it is open.
 */
export function cornersOf(
  mesh: Mesh,
  isWalked: (zone: Zone) => boolean,
  bars: (a: Zone, b: Zone) => boolean,
): Corner[] {
  const corners: Corner[] = []
  for (const [vertex, at] of mesh.vertices.entries()) {
    const fan = fanOf(mesh, vertex)
    const isWall = (edge: number) => mesh.walls[edge] === 1
    for (const stretch of stretchesOf(fan, isWall)) {
      const zone = mesh.zones[zoneAt(mesh, stretch[0] ?? 0)]
      if (!zone || !isWalked(zone)) continue
      const found = cornerOf(mesh, { vertex, at, stretch, closed: fan.some(isWall) }, bars)
      if (found) corners.push(found)
    }
  }
  return corners
}

type Stretch = { vertex: number; at: Vector; stretch: number[]; closed: boolean }

function cornerOf(
  mesh: Mesh,
  { vertex, at, stretch, closed }: Stretch,
  bars: (a: Zone, b: Zone) => boolean,
): Corner | undefined {
  const isUniform = stretch.every((edge) => zoneAt(mesh, edge) === zoneAt(mesh, stretch[0] ?? 0))
  if (!closed) {
    return !isUniform && meetsBarred(mesh, at, stretch, bars)
      ? { vertex, fan: stretch, tangents: false, sharp: false }
      : undefined
  }
  if (!isWide(mesh, at, stretch)) return undefined
  const wedge = [nextEndOf(mesh, stretch.at(-1) ?? 0), endOf(mesh, stretch[0] ?? 0)] as const
  return { vertex, fan: stretch, wedge, tangents: isUniform, sharp: isSharp(at, wedge) }
}

/** Whether a zone that leaves more than 180 degrees beside it may be barred while a zone next to it is not. */
function meetsBarred(mesh: Mesh, at: Vector, fan: readonly number[], bars: (a: Zone, b: Zone) => boolean): boolean {
  const runs = stretchesOf(fan, (edge, before) => zoneAt(mesh, edge) !== zoneAt(mesh, before))
  return runs.some((run, index) => {
    const zone = mesh.zones[zoneAt(mesh, run[0] ?? 0)]
    const beside = [runs.at(index - 1), runs[(index + 1) % runs.length]]
    const [start, end] = [endOf(mesh, run[0] ?? 0), nextEndOf(mesh, run.at(-1) ?? 0)]
    if (!zone || isWide(mesh, at, run) || cross(at, start, end) <= 0) return false
    return beside.some((other) => {
      const next = mesh.zones[zoneAt(mesh, other?.[0] ?? 0)]
      return next !== undefined && bars(zone, next)
    })
  })
}
