import { nearestOnSegment, type Vector } from '../geometry/plane'

/** Side of a cell, in centimetres. */
const side = 400
const columns = 2 ** 20

/** Calls back for each cell that a segment passes, or comes as near to as `margin`. */
function eachCell(a: Vector, b: Vector, margin: number, visit: (cell: number) => void): void {
  const [low, high] = a.y <= b.y ? [a, b] : [b, a]
  const perRow = high.y === low.y ? 0 : (high.x - low.x) / (high.y - low.y)
  const last = Math.floor((high.y + margin) / side)
  for (let row = Math.floor((low.y - margin) / side); row <= last; row++) {
    const from = low.x + perRow * (Math.max(low.y, row * side - margin) - low.y)
    const to = low.x + perRow * (Math.min(high.y, (row + 1) * side + margin) - low.y)
    const [left, right] = perRow === 0 ? [Math.min(low.x, high.x), Math.max(low.x, high.x)] : [from, to].sort(ascending)
    const end = Math.floor(((right ?? 0) + margin) / side)
    for (let column = Math.floor(((left ?? 0) - margin) / side); column <= end; column++) visit(row * columns + column)
  }
}

const ascending = (a: number, b: number) => a - b

/** Segments of a plane, by the cells that they pass. */
export type Cells = {
  /** Adds the segment of an index. */
  add(index: number, a: Vector, b: Vector): void
  /** Indexes in the cells that a segment passes, each once; more than those that are near it. */
  near(a: Vector, b: Vector): readonly number[]
  /** Pairs of indexes with a common cell, each once. */
  pairs(): Iterable<readonly [number, number]>
}

export function createCells(): Cells {
  const cells = new Map<number, number[]>()
  return {
    add(index, a, b) {
      eachCell(a, b, 1, (cell) => {
        const inCell = cells.get(cell)
        if (inCell) inCell.push(index)
        else cells.set(cell, [index])
      })
    },
    near(a, b) {
      const found = new Set<number>()
      eachCell(a, b, 1, (cell) => {
        for (const index of cells.get(cell) ?? []) found.add(index)
      })
      return [...found]
    },
    *pairs() {
      const seen = new Set<number>()
      for (const inCell of cells.values()) {
        for (const [at, one] of inCell.entries()) {
          for (const other of inCell.slice(at + 1)) {
            const pair = one < other ? one * 2 ** 26 + other : other * 2 ** 26 + one
            if (one === other || seen.has(pair)) continue
            seen.add(pair)
            yield [one, other]
          }
        }
      }
    },
  }
}

/** The point of a segment nearest to a point, in whole centimetres. */
export function nearestCentimetre(a: Vector, b: Vector, point: Vector): Vector {
  const { x, y } = nearestOnSegment(a, b, point)
  return { x: Math.round(x), y: Math.round(y) }
}
