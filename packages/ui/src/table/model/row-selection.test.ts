import { expect, test } from 'vitest'
import { changeIds, selectedShare } from './row-selection'

const rows = ['a', 'b', 'c', 'd']

const share = (selected: string, locked = '', count = rows.length) =>
  selectedShare({ rows, count }, new Set(selected), {
    rowId: (row) => row,
    canSelect: (row) => !locked.includes(row),
  })

test('none, some or all of the rows are selected', () => {
  expect(share('')).toBe(false)
  expect(share('b')).toBe('mixed')
  expect(share('abcd')).toBe(true)
})

test('rows that cannot be selected do not count as missing', () => {
  expect(share('acd', 'b')).toBe(true)
  expect(share('', 'abcd')).toBe(false)
})

test('selected rows outside the list do not count', () => {
  expect(share('z')).toBe(false)
})

test('of rows that are not loaded as many must be selected', () => {
  expect(share('abcd', '', 6)).toBe('mixed')
  expect(share('z', '', 6)).toBe('mixed')
  expect(share('abcdyz', '', 6)).toBe(true)
})

test('ids are selected or deselected; others stay', () => {
  expect(changeIds(new Set('zc'), ['a', 'c'], true).join('')).toBe('zca')
  expect(changeIds(new Set('zca'), ['a', 'c', 'd'], false).join('')).toBe('z')
})
