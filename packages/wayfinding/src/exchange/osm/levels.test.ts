import { expect, test } from 'vitest'
import { levelsOf, parseLevels } from './levels'

test.each([
  ['0', [0]],
  ['0;1', [0, 1]],
  ['0-2', [0, 1, 2]],
  ['-3--1', [-3, -2, -1]],
  ['-1-1', [-1, 0, 1]],
  ['0.5', [0.5]],
  ['0,5', [0.5]],
  ['0;0,5;1', [0, 0.5, 1]],
  ['-0.5-1', [-0.5, 0.5, 1]],
  [' 1 ; 0 ', [0, 1]],
  ['1;1', [1]],
  ['ground', []],
  ['0;roof', [0]],
  ['0-100000', []],
])('level %s', (text, levels) => {
  expect(parseLevels(text)).toEqual(levels)
})

test('an element is on its level and on those that it repeats on', () => {
  expect(levelsOf({ level: '0', repeat_on: '1-3' })).toEqual([0, 1, 2, 3])
  expect(levelsOf({ repeat_on: '-1;1' })).toEqual([-1, 1])
  expect(levelsOf({})).toEqual([])
})
