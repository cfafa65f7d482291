import { byPlace, cross, segmentsCross, type Vector } from '../geometry/plane'
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

/** The whole number nearest to a quotient of whole numbers, a half up; exact, as a division alone is not. */
function roundedQuotient(dividend: number, divisor: number): number {
  const [above, below] = divisor < 0 ? [-2 * dividend - divisor, -2 * divisor] : [2 * dividend + divisor, 2 * divisor]
  const quotient = Math.floor(above / below)
  if (quotient * below > above) return quotient - 1
  return (quotient + 1) * below <= above ? quotient + 1 : quotient
}

/** Where two segments that cross do so, in whole centimetres. */
export function crossing(a: Vector, b: Vector, c: Vector, d: Vector): Vector {
  const [before, after] = [cross(c, d, a), cross(c, d, b)]
  return {
    x: a.x + roundedQuotient(before * (b.x - a.x), before - after),
    y: a.y + roundedQuotient(before * (b.y - a.y), before - after),
  }
}

/** Whether a segment passes the square of one centimetre around a point, the right and the upper side of which are not its own. */
function passes(a: Vector, b: Vector, { x, y }: Vector): boolean {
  if (x + 0.5 < Math.min(a.x, b.x) || x - 0.5 > Math.max(a.x, b.x)) return false
  if (y + 0.5 < Math.min(a.y, b.y) || y - 0.5 > Math.max(a.y, b.y)) return false
  const [dx, dy, side] = [b.x - a.x, b.y - a.y, cross(a, b, { x, y })]
  const furthest = (Math.abs(dx) + Math.abs(dy)) / 2
  if (Math.abs(side) !== furthest || furthest === 0) return Math.abs(side) <= furthest
  // it touches one corner, which is the lower left one if it falls, and the square is above it
  return dx * dy < 0 && side * dx > 0
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
  const vertices = [...found.values()].sort(byPlace)
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
