import { expect, test } from 'vitest'
import type { FloorPlan } from '../floor-plan'
import { doorPlace, snap, snapTargets } from './snap'

const size = { width: 1000, height: 500 }
const square = [
  { x: 0.2, y: 0.2 },
  { x: 0.4, y: 0.2 },
  { x: 0.4, y: 0.6 },
  { x: 0.2, y: 0.6 },
]
const targets = [{ points: square, closed: true }]

test('snaps to a corner within 8 pixels, before the edge', () => {
  expect(snap({ x: 0.405, y: 0.21 }, { size, targets })).toEqual({ x: 0.4, y: 0.2 })
})

test('snaps to an edge within 8 pixels of the screen in both directions', () => {
  expect(snap({ x: 0.3, y: 0.215 }, { size, targets })).toEqual({ x: 0.3, y: 0.2 })
  expect(snap({ x: 0.407, y: 0.4 }, { size, targets })).toEqual({ x: 0.4, y: 0.4 })
  // 10 pixels away
  expect(snap({ x: 0.3, y: 0.22 }, { size, targets })).toEqual({ x: 0.3, y: 0.22 })
  expect(snap({ x: 0.41, y: 0.4 }, { size, targets })).toEqual({ x: 0.41, y: 0.4 })
})

test('a line has no edge from its last point to the first', () => {
  const open = [{ points: square, closed: false }]
  expect(snap({ x: 0.205, y: 0.4 }, { size, targets: open })).toEqual({ x: 0.205, y: 0.4 })
})

test('keeps edges level, upright and at right angles to the one before', () => {
  const from = [{ x: 0.6, y: 0.5 }]
  expect(snap({ x: 0.8, y: 0.51 }, { size, targets: [], from })).toEqual({ x: 0.8, y: 0.5 })
  expect(snap({ x: 0.605, y: 0.8 }, { size, targets: [], from })).toEqual({ x: 0.6, y: 0.8 })
  // a slope of 45 degrees on the screen, then the way across it
  const slope = [
    { x: 0.5, y: 0.4 },
    { x: 0.6, y: 0.6 },
  ]
  const across = snap({ x: 0.702, y: 0.4 }, { size, targets: [], from: slope })
  expect((across.x - 0.6) * size.width).toBeCloseTo(-(across.y - 0.6) * size.height, 1)
})

test('the corner before the first one closes at a right angle', () => {
  const from = square.slice(0, 3)
  expect(snap({ x: 0.205, y: 0.61 }, { size, targets: [], from })).toEqual({ x: 0.2, y: 0.6 })
})

test('takes everything with edges as a target, but not what is moved or hidden', () => {
  const plan: FloorPlan = {
    markers: [],
    areas: [
      { areaId: 'A', points: square, holes: [square] },
      { areaId: 'B', points: square },
    ],
    map: {
      walkways: [{ id: '1', shape: 'line', points: square, stepFree: true }],
      obstacles: [square],
      amenities: [],
    },
  }
  expect(snapTargets(plan)).toHaveLength(5)
  expect(snapTargets(plan, { without: { kind: 'area', index: 0 } })).toHaveLength(3)
  expect(snapTargets(plan, { hidden: ['area', 'obstacle'] })).toEqual([{ points: square, closed: false }])
})

test('finds the nearest edge for a door on the screen, of an area with room for it', () => {
  const doors = Array.from({ length: 20 }, (_, index) => ({
    ...{ id: String(index), at: { x: 0.3, y: 0.2 }, kind: 'open' as const, stepFree: true },
  }))
  const wide = square.map(({ x, y }) => ({ x: x + 0.3, y }))
  const plan: FloorPlan = { markers: [], areas: [{ areaId: 'B', points: wide }] }
  expect(doorPlace({ ...plan, areas: [] }, { x: 0.3, y: 0.1 }, size)).toBeUndefined()
  expect(doorPlace(plan, { x: 0.6, y: 0.1 }, size)).toMatchObject({ area: 0, at: { x: 0.6, y: 0.2 } })
  const full: FloorPlan = { ...plan, areas: [{ areaId: 'A', points: square, doors }, ...plan.areas] }
  expect(doorPlace(full, { x: 0.3, y: 0.2 }, size)).toMatchObject({ area: 1 })
})
