import { expect, test } from 'vitest'
import { lettersToSay, nearLimit } from './counter'

test('announces at thresholds only', () => {
  const announced = Array.from({ length: 103 }, (_, at) => lettersToSay(at, at + 1, 100)).filter(
    (left) => left !== undefined,
  )
  expect(announced).toEqual([20, 10, 5, 0, -1])
})

test('announces once when pasting passes several thresholds', () => {
  expect(lettersToSay(0, 93, 100)).toBe(7)
  expect(lettersToSay(0, 130, 100)).toBe(-30)
  expect(lettersToSay(0, 50, 100)).toBeUndefined()
})

test('announces the way back below the limit, but no further deletion', () => {
  expect(lettersToSay(103, 100, 100)).toBe(0)
  expect(lettersToSay(103, 102, 100)).toBeUndefined()
  expect(lettersToSay(100, 90, 100)).toBeUndefined()
})

test('single-line fields show the counter in the last fifth', () => {
  expect([80, 81].map((used) => nearLimit(used, 100))).toEqual([false, true])
})
