import { expect, test } from 'vitest'
import { controlFit } from './control-fit'

const picture = { width: 1000, height: 500 }
const nothing = { walkways: [], obstacles: [], amenities: [] }
// 100 by 50 m, north up
const corners = [
  { at: { x: 0, y: 1 }, latitude: 57.7, longitude: 11.96 },
  { at: { x: 1, y: 1 }, latitude: 57.7, longitude: 11.9616774 },
  { at: { x: 0, y: 0 }, latitude: 57.7004491, longitude: 11.96 },
]
const fitOf = (control: typeof corners) => controlFit({ ...nothing, control }, picture)

test('control points have their distance from the fit in metres', () => {
  const { residuals = [], problem } = fitOf(corners)
  expect(problem).toBeUndefined()
  expect(residuals).toHaveLength(3)
  expect(Math.max(...residuals)).toBeLessThan(0.1)
  const off = corners.map((point, index) => (index === 2 ? { ...point, latitude: 57.7005491 } : point))
  expect(Math.max(...(fitOf(off).residuals ?? []))).toBeGreaterThan(1)
})

test('too few points, points on one line and a mirrored plan are refused', () => {
  expect(fitOf(corners.slice(0, 2))).toEqual({ problem: 'fewPoints' })
  const line = corners.map((_, index) => ({
    at: { x: index / 2, y: 0.5 },
    latitude: 57.7,
    longitude: 11.96 + index * 0.0008,
  }))
  expect(fitOf(line)).toEqual({ problem: 'flat' })
  const [first, second, third] = corners
  if (!first || !second || !third) throw new Error('three corners')
  const mirrored = [first, second, { ...third, latitude: 57.6995509 }]
  expect(fitOf(mirrored)).toEqual({ problem: 'mirrored' })
})

test('nothing is said without points, or while one has no place', () => {
  expect(controlFit(null, picture)).toEqual({})
  expect(controlFit({ ...nothing, control: [{ at: { x: 0, y: 0 } }] }, picture)).toEqual({})
})
