import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stackAreas, stackAt, stackExtent, totalAt } from './stack'

const seriesOf = (columns: (number | null)[][]) =>
  columns.map((values, index) => ({ id: String(index), name: String(index), values }))

test('stacks bars away from zero', () => {
  expect(stackAt(seriesOf([[3], [-2], [4], [null], [-1]]), 0)).toEqual([
    { series: 0, from: 0, to: 3 },
    { series: 1, from: 0, to: -2 },
    { series: 2, from: 3, to: 7 },
    { series: 4, from: -2, to: -3 },
  ])
  expect(
    stackExtent(
      seriesOf([
        [3, 1],
        [-2, 9],
      ]),
      2,
    ),
  ).toEqual([-2, 10])
  expect(stackExtent([], 0)).toEqual([0, 0])
})

test('the total of a stack is the sum of its parts', () => {
  const heights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(heights, (values) => {
      const series = seriesOf(values.map((value) => [value]))
      const [, top] = stackExtent(series, 1)
      expect(top).toBe(totalAt(series, 0))
    }),
  )
  expect(totalAt(seriesOf([[null], [null]]), 0)).toBeNull()
})

test('areas begin where the one below ends', () => {
  expect(
    stackAreas(
      seriesOf([
        [1, 2, null],
        [3, null, 5],
        [0, 1, 1],
      ]),
      3,
    ),
  ).toEqual([
    { tops: [1, 2, null], bases: [0, 0, 0] },
    { tops: [4, null, 5], bases: [1, 2, 0] },
    { tops: [4, 3, 6], bases: [4, 2, 5] },
  ])
})
