import { expect, test } from 'vitest'
import { selectRange, stepRange } from './row-range'

const rows = ['a', 'b', 'c', 'd', 'e']
const idAt = (index: number) => (index === 3 ? undefined : rows[index])

test('a range grows, shrinks and reverses around its anchor, and keeps the previous selection', () => {
  let range = stepRange(undefined, 1, 2, ['e'])
  expect(selectRange(range, idAt)).toEqual(['e', 'b', 'c'])
  range = stepRange(range, 2, 1, [])
  expect(selectRange(range, idAt)).toEqual(['e', 'b'])
  range = stepRange(range, 1, 0, [])
  expect(selectRange(range, idAt)).toEqual(['e', 'a', 'b'])
})

test('skips rows that cannot be selected', () => {
  expect(selectRange(stepRange(undefined, 2, 4, []), idAt)).toEqual(['c', 'e'])
})

test('a step from elsewhere starts a new range beside the old one', () => {
  const first = stepRange(undefined, 0, 1, [])
  expect(selectRange(stepRange(first, 4, 4, ['a', 'b']), idAt)).toEqual(['a', 'b', 'e'])
})

test('the header is not a row', () => {
  expect(selectRange(stepRange(undefined, 1, -1, []), idAt)).toEqual(['a', 'b'])
})
