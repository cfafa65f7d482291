import FlatQueue from 'flatqueue'
import type { Point } from '../model'
import { boxOf, ringArea, ringEdges, type Vector } from './plane'
import { interiorPoint, isWithin, nearestOnRings } from './shapes'

/** Share of the shorter side of the box around a shape by which a point may be nearer to an edge than the best one. */
const precision = 0.01
/** More squares than any shape needs whose parts are wider than a thousandth of its box. */
const mostSquares = 20_000

type Square = { middle: Vector; half: number; away: number }

/**
 * The point of a shape that is farthest from its edges, where a name or a pin stands best: inside of the first ring and of
 * none of the others. `ratio` is the width of the picture by its height; points of other planes have 1.
 * The "pole of inaccessibility" of D. Garcia-Castellanos and U. Lombardo (2007), found in a tree of squares.
 */
export function labelPoint(rings: readonly (readonly Point[])[], ratio = 1): Point {
  const scaled = rings.map((ring) => ring.map(({ x, y }) => ({ x: x * ratio, y })))
  const { x, y } = farthestFromEdges(scaled)
  return { x: x / ratio, y }
}

function farthestFromEdges(rings: readonly (readonly Vector[])[]): Vector {
  const [outer = []] = rings
  const squareAt = (middle: Vector, half: number): Square => {
    const away = nearestOnRings(rings, middle)?.away ?? 0
    return { middle, half, away: isWithin(rings, middle) ? away : -away }
  }
  let best = squareAt(centroidOf(outer), 0)
  const better = (one: Square) => {
    if (one.away > best.away) best = one
  }
  if (outer.length > 0) better(squareAt(interiorPoint(outer), 0))

  const { left, right, bottom, top } = boxOf(outer)
  const side = Math.min(right - left, top - bottom)
  if (!(side > 0)) return best.middle
  const queue = new FlatQueue<Square>()
  /** How far from the edges any point of a square can be. */
  const most = ({ away, half }: Square) => away + half * Math.SQRT2
  const add = (square: Square) => {
    better(square)
    queue.push(square, -most(square))
  }
  const half = side / 2
  for (let x = left + half; x - half < right; x += side) {
    for (let y = bottom + half; y - half < top; y += side) add(squareAt({ x, y }, half))
  }
  for (let count = 0; count < mostSquares; count++) {
    const square = queue.pop()
    if (!square) break
    // what is not inside yet is refined until it is
    if (most(square) - Math.max(best.away, 0) <= (best.away > 0 ? precision * side : 0)) break
    const quarter = square.half / 2
    for (const [dx, dy] of corners) {
      add(squareAt({ x: square.middle.x + dx * quarter, y: square.middle.y + dy * quarter }, quarter))
    }
  }
  return best.middle
}

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** The centre of gravity of a ring; its first corner if it has no area. */
function centroidOf(ring: readonly Vector[]): Vector {
  const [first = { x: 0, y: 0 }] = ring
  const area = ringArea(ring)
  if (area === 0) return first
  let [x, y] = [0, 0]
  for (const [from, to] of ringEdges(ring)) {
    const part = (from.x - first.x) * (to.y - first.y) - (to.x - first.x) * (from.y - first.y)
    x += (from.x + to.x - 2 * first.x) * part
    y += (from.y + to.y - 2 * first.y) * part
  }
  return { x: first.x + x / (6 * area), y: first.y + y / (6 * area) }
}
