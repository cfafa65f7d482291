import { expect, test } from 'vitest'
import { endsOf, stepRange } from './row-range'

test('a range grows, shrinks and reverses around its anchor, and keeps the previous selection', () => {
  let range = stepRange(undefined, 1, 2, ['e'])
  expect(endsOf(range)).toEqual({ first: 1, last: 2 })
  range = stepRange(range, 2, 1, [])
  expect(endsOf(range)).toEqual({ first: 1, last: 1 })
  range = stepRange(range, 1, 0, [])
  expect(endsOf(range)).toEqual({ first: 0, last: 1 })
  expect(range.before).toEqual(['e'])
})

test('a step from elsewhere starts a new range beside the old one', () => {
  const next = stepRange(stepRange(undefined, 0, 1, []), 4, 4, ['a', 'b'])
  expect(endsOf(next)).toEqual({ first: 4, last: 4 })
  expect(next.before).toEqual(['a', 'b'])
})

test('the header is not a row', () => {
  expect(endsOf(stepRange(undefined, 1, -1, []))).toEqual({ first: 0, last: 1 })
})
