import { expect, test } from 'vitest'
import { sortToText, textToSort } from './sort-text'

test('sorting survives an address', () => {
  const sort = [
    { id: 'status', desc: false },
    { id: 'endDate', desc: true },
  ]
  expect(sortToText(sort)).toBe('status,-endDate')
  expect(textToSort('status,-endDate')).toEqual(sort)
})

test('an address that says nothing sorts by nothing', () => {
  expect(textToSort(null)).toEqual([])
  expect(textToSort(',-,')).toEqual([])
})
