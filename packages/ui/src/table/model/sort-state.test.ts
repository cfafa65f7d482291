import { expect, test } from 'vitest'
import { toggleSort } from './sort-state'
import { sortToText, textToSort } from './sort-text'

const toggle = (sort: string, id: string, more?: boolean) => sortToText(toggleSort(textToSort(sort), id, more))

test('a column sorts ascending, then descending, then not at all', () => {
  expect(toggle('', 'name')).toBe('name')
  expect(toggle('name', 'name')).toBe('-name')
  expect(toggle('-name', 'name')).toBe('')
})

test('another column replaces it', () => {
  expect(toggle('name,-floor', 'status')).toBe('status')
  expect(toggle('name,-floor', 'name')).toBe('-name')
  expect(toggle('name,-floor', 'floor')).toBe('')
})

test('with more, columns sort together and keep their rank', () => {
  expect(toggle('name', 'floor', true)).toBe('name,floor')
  expect(toggle('name,floor', 'name', true)).toBe('-name,floor')
  expect(toggle('-name,floor', 'name', true)).toBe('floor')
})
