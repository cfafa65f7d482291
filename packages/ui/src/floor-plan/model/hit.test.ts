import { expect, test } from 'vitest'
import type { FloorPlan } from '../floor-plan'
import { itemAt } from './hit'

const size = { width: 1000, height: 1000 }
const ring = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]
const plan: FloorPlan = {
  markers: [],
  areas: [
    { areaId: 'A', points: ring(0.1, 0.8), holes: [ring(0.5, 0.6)] },
    { areaId: 'B', points: ring(0.2, 0.4) },
  ],
  map: {
    walkways: [
      { id: '1', shape: 'area', points: ring(0, 0.9), stepFree: true },
      {
        ...{ id: '2', shape: 'line', stepFree: true },
        points: [
          { x: 0, y: 0.3 },
          { x: 1, y: 0.3 },
        ],
      },
    ],
    obstacles: [],
    amenities: [],
  },
}
const all = () => true

test('finds the smallest ring around a position', () => {
  expect(itemAt(plan, { x: 0.25, y: 0.25 }, size, all)).toEqual({ kind: 'area', index: 1 })
  expect(itemAt(plan, { x: 0.7, y: 0.7 }, size, all)).toEqual({ kind: 'area', index: 0 })
  expect(itemAt(plan, { x: 0.85, y: 0.85 }, size, all)).toEqual({ kind: 'walkway', index: 0 })
  expect(itemAt(plan, { x: 0.95, y: 0.95 }, size, all)).toBeUndefined()
})

test('a hole is not part of the ring', () => {
  expect(itemAt(plan, { x: 0.55, y: 0.55 }, size, all)).toEqual({ kind: 'walkway', index: 0 })
})

test('finds a line within 8 pixels, before the rings around it', () => {
  expect(itemAt(plan, { x: 0.3, y: 0.307 }, size, all)).toEqual({ kind: 'walkway', index: 1 })
  expect(itemAt(plan, { x: 0.3, y: 0.31 }, size, all)).toEqual({ kind: 'area', index: 1 })
})

test('leaves out hidden and locked layers', () => {
  expect(itemAt(plan, { x: 0.25, y: 0.25 }, size, (kind) => kind === 'walkway')).toEqual({ kind: 'walkway', index: 0 })
})
