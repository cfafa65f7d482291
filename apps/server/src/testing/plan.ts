// Shapes of plans that are 100 m wide and high; corners are in metres from the top left.

import { testId } from './mall'

export const at = (x: number, y: number) => ({ x: x / 100, y: y / 100 })
export const box = (left: number, top: number, right: number, bottom: number) => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
]
/** A walkway across the plan. */
export const hall = { id: testId(33, 1), shape: 'area' as const, points: box(0, 40, 100, 50), stepFree: true }
