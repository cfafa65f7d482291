import { expect, test } from 'vitest'
import { type ComboboxOption, type ComboboxRow, createOptionSearch, moveRow, optionNamed, rowOfAll } from './choices'

const shops: ComboboxOption[] = [
  { value: '1', label: 'Blommor & Ångbåt', description: 'Plan 2' },
  { value: '2', label: 'Ångström Optik' },
  { value: '3', label: 'Angel Kids' },
  { value: '4', label: 'Smörgås & Öl' },
  { value: '5', label: 'Café Noir' },
]
const found = (search: string, locale = 'sv') => createOptionSearch(locale)(shops, search).map(({ value }) => value)

test('ignores accents, and ranks prefixes first', () => {
  expect(found('ang')).toEqual(['2', '3', '1'])
  expect(found('CAFE')).toEqual(['5'])
  expect(found('  ')).toHaveLength(5)
})

test('letters of the locale match exactly', () => {
  expect(found('ång')).toEqual(['2', '1'])
  expect(found('ång', 'en-GB')).toEqual(['2', '3', '1'])
})

test('matches partially accented words', () => {
  expect(found('smörgas')).toEqual(['4'])
})

test('every word must occur in label or description', () => {
  expect(found('plan bat')).toEqual(['1'])
  expect(found('plan optik')).toEqual([])
})

test('the exact option needs its complete label', () => {
  expect(optionNamed(shops, ' café noir ', 'sv')?.value).toBe('5')
  expect(optionNamed(shops, 'café', 'sv')).toBeUndefined()
})

test('keys skip disabled rows and wrap around', () => {
  const rows: ComboboxRow[] = [true, false, true, false].map((disabled, index) => ({
    kind: 'option',
    option: { value: String(index), label: String(index), disabled },
  }))
  expect(moveRow(rows, -1, 'next')).toBe(1)
  expect(moveRow(rows, 1, 'next')).toBe(3)
  expect(moveRow(rows, 3, 'next')).toBe(1)
  expect(moveRow(rows, -1, 'previous')).toBe(3)
  expect(moveRow(rows, 1, 'previous')).toBe(3)
  expect(moveRow(rows, 1, 'pageDown')).toBe(3)
  expect(moveRow(rows, 3, 'pageUp')).toBe(1)
  expect(moveRow([], -1, 'next')).toBe(-1)
})

test('"Select all" is a row that typing does not activate', () => {
  const listed: ComboboxRow[] = shops.map((option) => ({ kind: 'option', option }))
  const all = rowOfAll(listed, ['2'])
  expect(all).toEqual({ kind: 'all', values: ['1', '2', '3', '4', '5'], takesAway: false })
  expect(rowOfAll(listed, ['5', '4', '3', '2', '1', 'other'])).toMatchObject({ takesAway: true })
  expect(rowOfAll(listed.slice(0, 1), [])).toBeUndefined()
  const rows = [all as ComboboxRow, ...listed]
  expect(moveRow(rows, -1, 'first')).toBe(1)
  expect(moveRow(rows, 1, 'previous')).toBe(0)
  expect(moveRow(rows, 5, 'next')).toBe(0)
})
