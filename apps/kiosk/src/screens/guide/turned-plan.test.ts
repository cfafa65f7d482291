import { expect, test } from 'vitest'
import { turnedPlan } from './turned-plan'

const near = (x: number, y: number) => ({ x: expect.closeTo(x), y: expect.closeTo(y) })

test('a plan that is not turned stays as it is', () => {
  const { ratio, width, place } = turnedPlan(2, 0)
  expect([ratio, width]).toEqual([2, 1])
  expect(place({ x: 0.2, y: 0.9 })).toEqual(near(0.2, 0.9))
})

test('upside down, a point is opposite', () => {
  const { ratio, width, place } = turnedPlan(2, 180)
  expect([ratio, width]).toEqual([expect.closeTo(2), expect.closeTo(1)])
  expect(place({ x: 0.2, y: 0.9 })).toEqual(near(0.8, 0.1))
})

test('on its side, the box is upright and the top of the picture is at the right', () => {
  const { ratio, width, place } = turnedPlan(2, 90)
  expect([ratio, width]).toEqual([expect.closeTo(0.5), expect.closeTo(2)])
  expect(place({ x: 0.5, y: 0 })).toEqual(near(1, 0.5))
  expect(place({ x: 0, y: 0.5 })).toEqual(near(0.5, 0))
})

test('at a slope, the box holds all corners', () => {
  const { place } = turnedPlan(1.5, 30)
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => place({ x, y })))
  for (const side of ['x', 'y'] as const) {
    expect(Math.min(...corners.map((corner) => corner[side]))).toBeCloseTo(0)
    expect(Math.max(...corners.map((corner) => corner[side]))).toBeCloseTo(1)
  }
})
