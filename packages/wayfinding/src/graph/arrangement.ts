import { cross, segmentsCross, type Vector } from '../geometry/plane'
import { createCells } from './cells'

/** Rings and points of a plane that meet in vertices only. */
export type Arrangement = {
  /** In the order of `y`, then `x`. */
  readonly vertices: readonly Vector[]
  /** Vertices of each ring, in its order. */
  readonly rings: readonly (readonly number[])[]
  /** Index of a vertex. */
  vertexAt(point: Vector): number
}

const keyOf = ({ x, y }: Vector) => y * 2 ** 26 + x

/** Where two segments that cross do so, in whole centimetres. */
function crossing(a: Vector, b: Vector, c: Vector, d: Vector): Vector {
  const [before, after] = [cross(c, d, a), cross(c, d, b)]
  const share = before / (before - after)
  return { x: Math.round(a.x + share * (b.x - a.x)), y: Math.round(a.y + share * (b.y - a.y)) }
}

/** Whether a segment passes the square of one centimetre around a point. */
function passes(a: Vector, b: Vector, { x, y }: Vector): boolean {
  if (x + 0.5 < Math.min(a.x, b.x) || x - 0.5 > Math.max(a.x, b.x)) return false
  if (y + 0.5 < Math.min(a.y, b.y) || y - 0.5 > Math.max(a.y, b.y)) return false
  return Math.abs(cross(a, b, { x, y })) <= (Math.abs(b.x - a.x) + Math.abs(b.y - a.y)) / 2
}

/**
 * Splits rings where they cross, and leads each edge through the points within half a centimetre of it: snap rounding,
 * after which no two edges cross (J. Hobby, "Practical segment intersection with finite precision output", 1999).
 */
export function arrange(rings: readonly (readonly Vector[])[], points: readonly Vector[]): Arrangement {
  const edges = rings.flatMap((ring) => ring.map((from, at) => ({ from, to: ring[(at + 1) % ring.length] ?? from })))
  const edgeCells = createCells(edges)
  const found = new Map<number, Vector>()
  for (const point of [...rings.flat(), ...points]) found.set(keyOf(point), point)
  for (const [index, { from, to }] of edges.entries()) {
    edgeCells.some(from, to, (other) => {
      const second = edges[other]
      if (other <= index || !second || !segmentsCross(from, to, second.from, second.to)) return false
      const point = crossing(from, to, second.from, second.to)
      found.set(keyOf(point), point)
      return false
    })
  }
  const vertices = [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x)
  const indexes = new Map(vertices.map((vertex, index) => [keyOf(vertex), index]))
  const vertexCells = createCells(vertices.map((vertex) => ({ from: vertex, to: vertex })))

  const verticesOf = (from: Vector, to: Vector) => {
    const passed: { index: number; along: number }[] = []
    vertexCells.some(from, to, (index) => {
      const vertex = vertices[index]
      if (!vertex || !passes(from, to, vertex)) return false
      passed.push({ index, along: (vertex.x - from.x) * (to.x - from.x) + (vertex.y - from.y) * (to.y - from.y) })
      return false
    })
    return passed.sort((a, b) => a.along - b.along || a.index - b.index).map(({ index }) => index)
  }
  return {
    vertices,
    rings: rings.map((ring) => {
      const all = ring.flatMap((from, at) => verticesOf(from, ring[(at + 1) % ring.length] ?? from))
      return all.filter((vertex, at) => vertex !== all.at(at - 1))
    }),
    vertexAt: (point) => indexes.get(keyOf(point)) ?? -1,
  }
}
