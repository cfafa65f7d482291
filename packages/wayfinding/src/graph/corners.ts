import { cross, isSharp, type Vector } from '../geometry/plane'
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
 * Corners of the zones that are walked: where walls leave more than 180 degrees free, and where an area ends that may be
 * closed, or barred to a profile, while the one beside it is not.
 */
export function cornersOf(mesh: Mesh, isWalked: (zone: Zone) => boolean): Corner[] {
  const isWall = (edge: number) => mesh.walls[edge] === 1
  return [...mesh.vertices.entries()].flatMap(([vertex, at]) => {
    const fan = fanOf(mesh, vertex)
    return stretchesOf(fan, isWall).flatMap((stretch): Corner[] => {
      const zone = mesh.zones[zoneAt(mesh, stretch[0] ?? 0)]
      if (!zone || !isWalked(zone)) return []
      const runs = stretchesOf(stretch, (edge, before) => zoneAt(mesh, edge) !== zoneAt(mesh, before))
      if (!fan.some(isWall)) {
        const isCorner = runs.length > 1 && runs.some((run) => isNarrow(mesh, at, run))
        return isCorner ? [{ vertex, fan: stretch, tangents: false, sharp: false }] : []
      }
      if (!isWide(mesh, at, stretch)) return []
      const wedge = [nextEndOf(mesh, stretch.at(-1) ?? 0), endOf(mesh, stretch[0] ?? 0)] as const
      return [{ vertex, fan: stretch, wedge, tangents: runs.length === 1, sharp: isSharp(wedge[0], at, wedge[1]) }]
    })
  })
}

/** Whether triangles side by side around a vertex fill less than 180 degrees. */
const isNarrow = (mesh: Mesh, at: Vector, fan: readonly number[]) =>
  !isWide(mesh, at, fan) && cross(at, endOf(mesh, fan[0] ?? 0), nextEndOf(mesh, fan.at(-1) ?? 0)) > 0
