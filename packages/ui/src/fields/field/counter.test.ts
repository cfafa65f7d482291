import { expect, test } from 'vitest'
import { lettersToSay, nearLimit } from './counter'

test('letters are said where a mark is passed, and nowhere between', () => {
  const said = Array.from({ length: 103 }, (_, at) => lettersToSay(at, at + 1, 100)).filter(
    (left) => left !== undefined,
  )
  expect(said).toEqual([20, 10, 5, 0, -1])
})

test('what is pasted past several marks is said once, with what is left then', () => {
  expect(lettersToSay(0, 93, 100)).toBe(7)
  expect(lettersToSay(0, 130, 100)).toBe(-30)
  expect(lettersToSay(0, 50, 100)).toBeUndefined()
})

test('the way back below the limit is said, further deleting is not', () => {
  expect(lettersToSay(103, 100, 100)).toBe(0)
  expect(lettersToSay(103, 102, 100)).toBeUndefined()
  expect(lettersToSay(100, 90, 100)).toBeUndefined()
})

test('the counter of one line is shown for the last fifth', () => {
  expect([80, 81].map((used) => nearLimit(used, 100))).toEqual([false, true])
})
