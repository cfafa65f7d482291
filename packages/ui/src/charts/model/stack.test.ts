import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stackAt, stackExtent, totalAt } from './stack'

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
