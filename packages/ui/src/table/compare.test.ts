import { expect, test } from 'vitest'
import { createComparer, sortValue } from './compare'

const sorted = (locale: string, words: string[]) => [...words].sort(createComparer(locale))

test('text is ordered by the language, not by code points', () => {
  expect(sorted('sv', ['Ö', 'Z', 'Ä', 'Å', 'A'])).toEqual(['A', 'Z', 'Å', 'Ä', 'Ö'])
  expect(sorted('nb', ['Å', 'Ø', 'Æ', 'Z'])).toEqual(['Z', 'Æ', 'Ø', 'Å'])
  expect(sorted('is', ['Þór', 'Ágúst', 'Zakarías', 'Anna'])).toEqual(['Anna', 'Ágúst', 'Zakarías', 'Þór'])
  expect(sorted('en', ['Ödla', 'Zebra', 'Apple'])).toEqual(['Apple', 'Ödla', 'Zebra'])
})

test('numbers inside text are ordered by size', () => {
  expect(sorted('en', ['K10', 'K9', 'K1'])).toEqual(['K1', 'K9', 'K10'])
})

test('numbers, days and yes or no are ordered by what they mean', () => {
  const compare = createComparer('en')
  expect(compare(2, 10)).toBeLessThan(0)
  expect(compare(new Date('2026-01-02'), new Date('2026-01-01'))).toBeGreaterThan(0)
  expect(compare(true, false)).toBeLessThan(0)
})

test('an empty cell counts as nothing', () => {
  const column = { id: 'name', header: 'Name', value: (row: { name: string | null }) => row.name }
  expect(sortValue(column, { name: '' })).toBeUndefined()
  expect(sortValue(column, { name: null })).toBeUndefined()
  expect(sortValue(column, { name: 'Grad' })).toBe('Grad')
})
