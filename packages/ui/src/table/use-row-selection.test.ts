import { expect, test } from 'vitest'
import { shareSelected } from './use-row-selection'

const share = (selected: number[], locked: number[] = []) =>
  shareSelected(
    [1, 2, 3],
    (row) => !locked.includes(row),
    (row) => selected.includes(row),
  )

test('none, some or all of the rows are selected', () => {
  expect(share([])).toBe(false)
  expect(share([2])).toBe('mixed')
  expect(share([1, 2, 3])).toBe(true)
})

test('rows that may not be selected are not missed', () => {
  expect(share([1, 3], [2])).toBe(true)
  expect(share([], [1, 2, 3])).toBe(false)
})

test('rows that a search hides do not count', () => {
  expect(share([7])).toBe(false)
})
