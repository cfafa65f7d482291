import { expect, test } from 'vitest'
import { rowSlots } from './row-slots'

const start = rowSlots(new Map(), ['a', 'b', 'c'])

test('rows that stay keep their element, new rows reuse a free one', () => {
  expect([...start]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  expect([...rowSlots(start, ['b', 'c', 'd'])]).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 0],
  ])
})

test('a row drawn outside the window keeps its element', () => {
  const scrolled = rowSlots(start, ['a', 'x', 'y'])
  expect(scrolled.get('a')).toBe(0)
  expect([...scrolled.values()].sort()).toEqual([0, 1, 2])
})

test('additional rows get new elements', () => {
  expect([...rowSlots(start, ['d', 'c', 'e', 'f']).values()]).toEqual([0, 2, 1, 3])
})

test('the focused element is not reused', () => {
  expect([...rowSlots(start, ['x', 'y', 'z'], 'a').values()]).toEqual([1, 2, 3])
})
