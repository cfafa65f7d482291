// Positions of rows of one height with space below some of them.

export interface RowLayout {
  /** Pixels of all rows with the space below them. */
  height: number
  /** Pixels above a row. */
  topOf: (index: number) => number
  /** Index of the row at a position, not limited to the rows; space belongs to the row above it. */
  indexAt: (position: number) => number
}

export interface RowSpace {
  /** Index of the row above. */
  index: number
  /** Pixels. */
  height: number
}

/** Creates a layout. `spaces` are in the order of their rows. */
export function createRowLayout(count: number, rowHeight: number, spaces: readonly RowSpace[]): RowLayout {
  /** Pixels of space up to and with each one. */
  const sums: number[] = []
  for (const { height } of spaces) sums.push((sums.at(-1) ?? 0) + height)
  const sumOf = (number: number) => sums[number - 1] ?? 0

  /** How many spaces are before the first one that is not. */
  function countBefore(isBefore: (space: RowSpace, at: number) => boolean) {
    let [from, to] = [0, spaces.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const space = spaces[middle]
      if (space && isBefore(space, middle)) from = middle + 1
      else to = middle
    }
    return from
  }
  const topOf = (index: number) => index * rowHeight + sumOf(countBefore((space) => space.index < index))
  return {
    height: count * rowHeight + sumOf(spaces.length),
    topOf,
    indexAt(position) {
      const above = countBefore(({ index }, at) => (index + 1) * rowHeight + sumOf(at + 1) <= position)
      const next = spaces[above]
      const index = Math.floor((position - sumOf(above)) / rowHeight)
      return next ? Math.min(index, next.index) : index
    },
  }
}
