import { expect, test } from 'vitest'
import { visibleRows } from './visible-rows'

const some = { first: 10, last: 12, count: 100, overscan: 0, keep: -1 }

test('draws the visible rows and the overscan', () => {
  expect(visibleRows(some)).toEqual([10, 11, 12])
  expect(visibleRows({ ...some, overscan: 2 })).toEqual([8, 9, 10, 11, 12, 13, 14])
})

test('stays within the row count', () => {
  expect(visibleRows({ ...some, first: -4, last: 1, overscan: 2 })).toEqual([0, 1, 2, 3])
  expect(visibleRows({ ...some, first: 98, last: 120, overscan: 2 })).toEqual([96, 97, 98, 99])
})

test('draws the nearest row when all rows are above or below the window', () => {
  expect(visibleRows({ ...some, first: -30, last: -20 })).toEqual([0])
  expect(visibleRows({ ...some, first: 120, last: 130, overscan: 1 })).toEqual([98, 99])
})

test('draws the kept row in its place', () => {
  expect(visibleRows({ ...some, keep: 3 })).toEqual([3, 10, 11, 12])
  expect(visibleRows({ ...some, keep: 40 })).toEqual([10, 11, 12, 40])
  expect(visibleRows({ ...some, keep: 11 })).toEqual([10, 11, 12])
  expect(visibleRows({ ...some, keep: 100 })).toEqual([10, 11, 12])
})

test('draws nothing before measuring or without rows', () => {
  expect(visibleRows({ ...some, first: 0, last: -1 })).toEqual([])
  expect(visibleRows({ ...some, count: 0 })).toEqual([])
})
