import { expect, test } from 'vitest'
import { selectedShare, selectRows, toggleRow } from './row-selection'

const table = (...locked: string[]) => ({
  rows: ['a', 'b', 'c', 'd'],
  rowId: (row: string) => row,
  canSelect: (row: string) => !locked.includes(row),
})
const share = (selected: string, ...locked: string[]) => selectedShare(table(...locked), new Set(selected))
const toggle = (selected: string, id: string, anchor?: string) =>
  toggleRow(table('c'), new Set(selected), id, anchor).join('')

test('none, some or all of the rows are selected', () => {
  expect(share('')).toBe(false)
  expect(share('b')).toBe('mixed')
  expect(share('abcd')).toBe(true)
})

test('rows that cannot be selected do not count as missing', () => {
  expect(share('acd', 'b')).toBe(true)
  expect(share('', 'a', 'b', 'c', 'd')).toBe(false)
})

test('selected rows outside the list do not count', () => {
  expect(share('z')).toBe(false)
})

test('a row is selected and deselected', () => {
  expect(toggle('z', 'b')).toBe('zb')
  expect(toggle('zb', 'b')).toBe('z')
})

test('a row that cannot be selected or was removed changes nothing', () => {
  expect(toggle('a', 'c')).toBe('a')
  expect(toggle('a', 'z')).toBe('a')
})

test('a range changes every selectable row from the anchor on, in both directions', () => {
  expect(toggle('a', 'd', 'a')).toBe('abd')
  expect(toggle('d', 'a', 'd')).toBe('dab')
  expect(toggle('abd', 'd', 'a')).toBe('')
})

test('without a selectable anchor in the list a range is one row', () => {
  expect(toggle('', 'd', 'z')).toBe('d')
  expect(toggle('', 'd', 'c')).toBe('d')
})

test('all selectable rows are selected or deselected; others stay', () => {
  expect(selectRows(table('c'), new Set('zc'), true).join('')).toBe('zcabd')
  expect(selectRows(table('c'), new Set('zabcd'), false).join('')).toBe('zc')
})
