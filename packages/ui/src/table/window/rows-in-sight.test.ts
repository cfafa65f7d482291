import { expect, test } from 'vitest'
import { rowsInSight } from './rows-in-sight'

const some = { first: 10, last: 12, count: 100, overscan: 0, keep: -1 }

test('the rows in sight, and some beside them', () => {
  expect(rowsInSight(some)).toEqual([10, 11, 12])
  expect(rowsInSight({ ...some, overscan: 2 })).toEqual([8, 9, 10, 11, 12, 13, 14])
})

test('no more than there are', () => {
  expect(rowsInSight({ ...some, first: -4, last: 1, overscan: 2 })).toEqual([0, 1, 2, 3])
  expect(rowsInSight({ ...some, first: 98, last: 120, overscan: 2 })).toEqual([96, 97, 98, 99])
})

test('the nearest, where all are above or below', () => {
  expect(rowsInSight({ ...some, first: -30, last: -20 })).toEqual([0])
  expect(rowsInSight({ ...some, first: 120, last: 130, overscan: 1 })).toEqual([98, 99])
})

test('the one to keep comes along, in its place', () => {
  expect(rowsInSight({ ...some, keep: 3 })).toEqual([3, 10, 11, 12])
  expect(rowsInSight({ ...some, keep: 40 })).toEqual([10, 11, 12, 40])
  expect(rowsInSight({ ...some, keep: 11 })).toEqual([10, 11, 12])
  expect(rowsInSight({ ...some, keep: 100 })).toEqual([10, 11, 12])
})

test('none before anything is known, nor of none', () => {
  expect(rowsInSight({ ...some, first: 0, last: -1 })).toEqual([])
  expect(rowsInSight({ ...some, count: 0 })).toEqual([])
})
