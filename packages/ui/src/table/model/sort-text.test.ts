import { expect, test } from 'vitest'
import { sortToText, textToSort } from './sort-text'

test('sorting survives a URL', () => {
  const sort = [
    { id: 'status', desc: false },
    { id: 'endDate', desc: true },
  ]
  expect(sortToText(sort)).toBe('status,-endDate')
  expect(textToSort('status,-endDate')).toEqual(sort)
})

test('an empty URL has no sorting', () => {
  expect(textToSort(null)).toEqual([])
  expect(textToSort(',-,')).toEqual([])
})
