import { expect, test } from 'vitest'
import { createRowLayout, type RowSpace } from './row-layout'

/** Top of each row and the space below it, one after the other. */
function plainTops(count: number, rowHeight: number, spaces: readonly RowSpace[]) {
  let top = 0
  return Array.from({ length: count }, (_, index) => {
    const at = top
    top += rowHeight + (spaces.find((space) => space.index === index)?.height ?? 0)
    return at
  })
}

test.each([
  { spaces: [] },
  { spaces: [{ index: 0, height: 30 }] },
  {
    spaces: [
      { index: 2, height: 100 },
      { index: 3, height: 0 },
      { index: 4, height: 7 },
      { index: 11, height: 250 },
    ],
  },
])('rows and positions are those of rows laid out one after the other', ({ spaces }) => {
  const { height, topOf, indexAt } = createRowLayout(12, 10, spaces)
  const tops = plainTops(12, 10, spaces)
  expect(tops.map((_, index) => topOf(index))).toEqual(tops)
  expect(height).toBe(spaces.reduce((sum, space) => sum + space.height, 120))
  for (let position = 0; position < height; position++) {
    expect(indexAt(position)).toBe(tops.findLastIndex((top) => top <= position))
  }
})

test('positions outside of the rows have indexes outside of them', () => {
  const { height, indexAt } = createRowLayout(3, 10, [{ index: 1, height: 5 }])
  expect(indexAt(-1)).toBe(-1)
  expect(indexAt(height)).toBe(3)
})
