import { expect, test } from 'vitest'
import { markPath, nearestSpot, pointsInOrder, type Spot, spotAfterKey } from './points'

const spots: Spot[] = [
  [0, 0],
  [10, 2],
  [12, 40],
  [30, 0],
  [30, 0],
]

test('points are in order from left to right', () => {
  const point = (id: string, x: number, y: number) => ({ id, x, y, name: id })
  const series = [
    { id: 'a', name: 'A', points: [point('3', 5, 1), point('1', 1, 9)] },
    { id: 'b', name: 'B', points: [point('2', 5, 0)] },
  ]
  expect(pointsInOrder(series).map(({ id, series }) => `${id} ${series}`)).toEqual(['1 0', '2 1', '3 0'])
})

test('the pointer finds the nearest spot', () => {
  expect(nearestSpot(spots, [11, 30])).toBe(2)
  expect(nearestSpot([], [0, 0])).toBe(-1)
})

test('arrow keys lead to the nearest spot in their direction', () => {
  expect(spotAfterKey(spots, 'ArrowRight', 0)).toBe(1)
  expect(spotAfterKey(spots, 'ArrowDown', 1)).toBe(2)
  expect(spotAfterKey(spots, 'ArrowUp', 2)).toBe(1)
  expect(spotAfterKey(spots, 'ArrowLeft', 3)).toBe(1)
  expect(spotAfterKey(spots, 'ArrowLeft', 0)).toBeUndefined()
  expect(spotAfterKey(spots, 'Home', 0)).toBeUndefined()
})

test('spots at the same place are reached one after the other', () => {
  expect(spotAfterKey(spots, 'ArrowRight', 1)).toBe(3)
  expect(spotAfterKey(spots, 'ArrowRight', 3)).toBe(4)
  expect(spotAfterKey(spots, 'ArrowLeft', 4)).toBe(3)
})

test('series have different marks', () => {
  const paths = Array.from({ length: 6 }, (_, series) => markPath(series, 4))
  expect(new Set(paths).size).toBe(6)
  expect(markPath(6, 4)).toBe(paths[0])
})
