import { expect, test } from 'vitest'
import { controlPoints, floorAt } from '../exchange/testing/buildings'
import { northUp, planeOf, visitorsView } from './plane'

const drawn = floorAt('street', 0)
const floor = { ...drawn, map: drawn.map && { ...drawn.map, control: controlPoints() } }

test('what the visitor sees is up', () => {
  // the screen faces the right of the plan, so the visitor looks to its left
  const view = visitorsView([floor], floor, 90)
  expect(view?.east).toBeCloseTo(-1)
  const plane = planeOf([floor], floor, view ?? northUp)
  const [left, right] = [0.1, 0.9].map((x) => plane?.toMap({ x, y: 0.5 }).y ?? 0)
  expect(left).toBeLessThan(right ?? 0)
  // the top of the plan is to the visitor's right
  const [top, bottom] = [0.1, 0.9].map((y) => plane?.toMap({ x: 0.5, y }).x ?? 0)
  expect(top).toBeGreaterThan(bottom ?? 0)
})

test('north up, a plan of 160 m is as wide', () => {
  const plane = planeOf([floor], floor, northUp)
  const [left, right] = [0, 1].map((x) => plane?.toMap({ x, y: 0.5 }).x ?? 0)
  expect((right ?? 0) - (left ?? 0)).toBeCloseTo(160)
})

test('a floor that is not drawn has no map', () => {
  expect(planeOf([floor], { ...floor, map: null }, northUp)).toBeNull()
})
