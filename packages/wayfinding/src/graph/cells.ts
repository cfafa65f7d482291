import { boxOf, type Vector } from '../geometry/plane'

/** Side of a cell, in centimetres. */
const side = 250
/** Segments are also in the cells that they come this near to. */
const margin = 1

export type Segment = { readonly from: Vector; readonly to: Vector }

/** Segments of a plane, by the square cells that they pass. */
export type Cells = {
  /** Whether a test holds for one of the segments, by index, in the cells that another one passes; stops there. */
  some(from: Vector, to: Vector, test: (index: number) => boolean): boolean
}

export function createCells(segments: readonly Segment[]): Cells {
  const ends = segments.flatMap(({ from, to }) => [from, to])
  const { left, right, bottom, top } = boxOf(ends.length > 0 ? ends : [{ x: 0, y: 0 }])
  const columnOf = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / side) + 1))
  const rowOf = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - bottom) / side) + 1))
  // one more on each side, for what is outside
  const columns = Math.floor((right - left) / side) + 3
  const rows = Math.floor((top - bottom) / side) + 3
  const cells: number[][] = Array.from({ length: columns * rows }, () => [])

  /** Whether `visit` returns true for one of the cells that a segment passes, row by row; stops there. */
  function someCell(from: Vector, to: Vector, visit: (cell: number) => boolean): boolean {
    const [lowX, lowY] = from.y <= to.y ? [from.x, from.y] : [to.x, to.y]
    const [highX, highY] = from.y <= to.y ? [to.x, to.y] : [from.x, from.y]
    const slope = highY === lowY ? 0 : (highX - lowX) / (highY - lowY)
    const last = rowOf(highY + margin)
    for (let row = rowOf(lowY - margin); row <= last; row++) {
      // the lowest row has everything below it, the highest everything above
      const start = row === 0 ? lowY : Math.max(lowY, bottom + (row - 1) * side - margin)
      const end = row === rows - 1 ? highY : Math.min(highY, bottom + row * side + margin)
      const one = highY === lowY ? lowX : lowX + slope * (start - lowY)
      const other = highY === lowY ? highX : lowX + slope * (end - lowY)
      const lastColumn = columnOf(Math.max(one, other) + margin)
      for (let column = columnOf(Math.min(one, other) - margin); column <= lastColumn; column++) {
        if (visit(row * columns + column)) return true
      }
    }
    return false
  }

  for (const [index, { from, to }] of segments.entries()) {
    someCell(from, to, (cell) => {
      cells[cell]?.push(index)
      return false
    })
  }
  const seen = new Uint32Array(segments.length)
  let search = 0
  return {
    some(from, to, test) {
      search++
      const own = search
      return someCell(from, to, (cell) => {
        for (const index of cells[cell] ?? []) {
          if (seen[index] === own) continue
          seen[index] = own
          if (test(index)) return true
        }
        return false
      })
    },
  }
}
