import { expect, it } from 'vitest'
import { canOpen, stepState } from './steps'

it('tells where a step is', () => {
  expect([0, 1, 2].map((step) => stepState(step, 1))).toEqual(['done', 'current', 'upcoming'])
})

it('opens what was reached before, or all', () => {
  expect([0, 1, 2].map((step) => canOpen(step, 1, false))).toEqual([true, true, false])
  expect(canOpen(2, 1, true)).toBe(true)
  expect(canOpen(-1, 1, true)).toBe(false)
})
