import { expect, test } from 'vitest'
import type { ColumnModel, SortRule } from '../model/columns'
import { createComparer, sortRows } from './sort-rows'

const sorted = (locale: string, words: string[]) => [...words].sort(createComparer(locale))

test('sorts text by locale, not by code points', () => {
  expect(sorted('sv', ['Ö', 'Z', 'Ä', 'Å', 'A'])).toEqual(['A', 'Z', 'Å', 'Ä', 'Ö'])
  expect(sorted('nb', ['Å', 'Ø', 'Æ', 'Z'])).toEqual(['Z', 'Æ', 'Ø', 'Å'])
  expect(sorted('is', ['Þór', 'Ágúst', 'Zakarías', 'Anna'])).toEqual(['Anna', 'Ágúst', 'Zakarías', 'Þór'])
  expect(sorted('en', ['Ödla', 'Zebra', 'Apple'])).toEqual(['Apple', 'Ödla', 'Zebra'])
})

test('sorts numbers in text by value', () => {
  expect(sorted('en', ['K10', 'K9', 'K1'])).toEqual(['K1', 'K9', 'K10'])
})

test('sorts numbers, dates and booleans by value', () => {
  const compare = createComparer('en')
  expect(compare(2, 10)).toBeLessThan(0)
  expect(compare(new Date('2026-01-02'), new Date('2026-01-01'))).toBeGreaterThan(0)
  expect(compare(true, false)).toBeLessThan(0)
})

interface Station {
  code: string
  floor: number | null
}

const columns: ColumnModel<Station>[] = [
  { id: 'code', header: 'Code', value: ({ code }) => code },
  { id: 'floor', header: 'Floor', value: ({ floor }) => floor },
  { id: 'length', header: 'Length', value: ({ code }) => code, sort: (a, b) => a.code.length - b.code.length },
  { id: 'plain', header: 'Plain', value: ({ code }) => code, sort: false },
]
const stations: Station[] = [
  { code: 'K10', floor: 1 },
  { code: 'K2', floor: null },
  { code: 'K1', floor: 2 },
  { code: 'Door', floor: 1 },
]
const codes = (...sort: SortRule[]) => sortRows(stations, columns, sort, createComparer('en')).map(({ code }) => code)

test('the second rule decides between equal cells', () => {
  expect(codes({ id: 'floor', desc: false }, { id: 'code', desc: true })).toEqual(['K10', 'Door', 'K1', 'K2'])
})

test('empty cells are last in both directions', () => {
  expect(codes({ id: 'floor', desc: true }).at(-1)).toBe('K2')
  expect(codes({ id: 'floor', desc: false }).at(-1)).toBe('K2')
})

test('a column may have its own comparison or none; sorting is stable', () => {
  expect(codes({ id: 'length', desc: false })).toEqual(['K2', 'K1', 'K10', 'Door'])
  expect(codes({ id: 'plain', desc: true })).toEqual(['K10', 'K2', 'K1', 'Door'])
  expect(codes({ id: 'gone', desc: true })).toEqual(['K10', 'K2', 'K1', 'Door'])
})

test('many rows are sorted like few, and stably', () => {
  const many = Array.from({ length: 3001 }, (_, index) => ({ code: `K${(index * 7919) % 500}`, floor: index }))
  const compare = createComparer('en')
  const expected = [...many].sort((a, b) => compare(a.code, b.code) || a.floor - b.floor)
  expect(sortRows(many, columns, [{ id: 'code', desc: false }], compare)).toEqual(expected)
  expect(sortRows([], columns, [{ id: 'code', desc: false }], compare)).toEqual([])
})
