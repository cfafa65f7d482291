import FlatQueue from 'flatqueue'
import { distance, isInside, nearestOnSegment, ringEdges, type Vector } from '../geometry/plane'
import type { Point } from '../model'
import { size } from './building'

/** Metres from the top left corner. */
export const inMetres = ({ x, y }: Point): Vector => ({ x: x * size.width, y: y * size.height })

/** How deep a point is in a ring, in metres; 0 outside. */
export function depthIn(ring: readonly Vector[], point: Vector): number {
  if (!isInside(ring, point)) return 0
  return Math.min(...ringEdges(ring).map(([from, to]) => distance(nearestOnSegment(from, to, point), point)))
}

const cell = 0.25
const columns = size.width / cell
const rows = size.height / cell

/**
 * Metres of the shortest way over the centres of a grid of 25 cm, with steps to eight sides, through squares whose corners
 * are free.
 */
export function gridWay(rings: readonly (readonly Vector[])[], from: Vector, to: Vector): number | undefined {
  const corner = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const point = { x: (index % (columns + 1)) * cell, y: Math.floor(index / (columns + 1)) * cell }
    return rings.some((ring) => isInside(ring, point)) ? 1 : 0
  })
  const isFree = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false
    const first = row * (columns + 1) + column
    return !corner[first] && !corner[first + 1] && !corner[first + columns + 1] && !corner[first + columns + 2]
  }
  const cellOf = ({ x, y }: Vector) => [Math.floor(x / cell), Math.floor(y / cell)] as const
  const [start, end] = [cellOf(from), cellOf(to)]
  if (!isFree(...start) || !isFree(...end)) return undefined
  const costs = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const queue = new FlatQueue<number>()
  const target = end[1] * columns + end[0]
  costs[start[1] * columns + start[0]] = 0
  queue.push(start[1] * columns + start[0], 0)
  for (let node = queue.pop(); node !== undefined && node !== target; node = queue.pop()) {
    const [column, row, cost] = [node % columns, Math.floor(node / columns), costs[node] ?? 0]
    for (const [across, down] of steps) {
      const [x, y] = [column + across, row + down]
      if (!isFree(x, y) || !isFree(column, y) || !isFree(x, row)) continue
      const found = cost + cell * Math.sqrt(across * across + down * down)
      const next = y * columns + x
      if (found >= (costs[next] ?? 0)) continue
      costs[next] = found
      queue.push(next, found)
    }
  }
  const centreOf = ([column, row]: readonly [number, number]) => ({ x: (column + 0.5) * cell, y: (row + 0.5) * cell })
  const metres = (costs[target] ?? 0) + distance(from, centreOf(start)) + distance(to, centreOf(end))
  return Number.isFinite(metres) ? metres : undefined
}

const steps = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0)
