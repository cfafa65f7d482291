import { expect, test } from 'vitest'
import type { ColumnModel, TableFilters } from '../model/columns'
import { rangeToText, textToRange } from '../model/filter-range'
import { createFilter, dayStart, hasFilters } from './filters'

interface Shop {
  name: string
  floor?: number
  status: string
  categories: string[]
  opened: string
  editedAt: Date
}

const columns: ColumnModel<Shop>[] = [
  { id: 'name', header: 'Shop', value: ({ name }) => name, filterBy: { kind: 'text' } },
  { id: 'floor', header: 'Floor', value: ({ floor }) => floor, filterBy: { kind: 'number' } },
  { id: 'status', header: 'Status', value: ({ status }) => status },
  { id: 'categories', header: 'In', value: () => '', filter: (shop, category) => shop.categories.includes(category) },
  { id: 'opened', header: 'Opened', value: ({ opened }) => opened, filterBy: { kind: 'date' } },
  { id: 'editedAt', header: 'Edited', value: ({ editedAt }) => editedAt, filterBy: { kind: 'date' } },
]
const thor: Shop = {
  name: 'Þór Útivist',
  floor: 2,
  status: 'Active',
  categories: ['Sport', 'Outdoor'],
  opened: '2026-11-21',
  editedAt: new Date('2026-11-21T23:30:00Z'), // half past midnight of the 22nd in Stockholm
}
const lumi: Shop = {
  name: 'Lumi Optik',
  status: 'InActive',
  categories: ['Health'],
  opened: '',
  editedAt: new Date('2026-11-20T23:00:00Z'), // the first moment of the 21st there
}
const passing = (filters: TableFilters) =>
  [thor, lumi].filter(createFilter(columns, filters, 'Europe/Stockholm')).map(({ name }) => name.charAt(0))

test('a row matches if each filtered column has one of the values', () => {
  expect(passing({ status: ['Active'] })).toEqual(['Þ'])
  expect(passing({ status: ['Active', 'InActive'], categories: ['Health'] })).toEqual(['L'])
  expect(passing({ status: [] })).toEqual(['Þ', 'L'])
  expect(passing({ gone: ['x'] })).toEqual(['Þ', 'L'])
})

test('finds text within cells, without accents', () => {
  expect(passing({ name: ['utiv'] })).toEqual(['Þ'])
  expect(passing({ name: ['OPT'] })).toEqual(['L'])
})

test('number ranges are inclusive, one end may be open; missing numbers do not match', () => {
  expect(passing({ floor: ['2..2'] })).toEqual(['Þ'])
  expect(passing({ floor: ['..3'] })).toEqual(['Þ'])
  expect(passing({ floor: ['2.5..'] })).toEqual([])
})

test('date ranges include whole days in the mall’s zone', () => {
  expect(passing({ editedAt: ['2026-11-21..2026-11-21'] })).toEqual(['L'])
  expect(passing({ editedAt: ['2026-11-22..'] })).toEqual(['Þ'])
  expect(passing({ opened: ['2026-11-01..2026-11-21'] })).toEqual(['Þ'])
  expect(passing({ opened: ['2026-11-22..'] })).toEqual([])
})

test('an invalid range matches everything', () => {
  expect(passing({ floor: ['x..y'], editedAt: ['soon'] })).toEqual(['Þ'])
  expect(passing({ editedAt: ['soon..later'] })).toEqual(['Þ', 'L'])
})

test('a day starts at its first instant, even without midnight', () => {
  const start = (day: string, zone: string, later?: number) => new Date(dayStart(day, zone, later)).toISOString()
  expect(start('2026-03-29', 'Europe/Stockholm')).toBe('2026-03-28T23:00:00.000Z')
  expect(start('2026-03-29', 'Europe/Stockholm', 1)).toBe('2026-03-29T22:00:00.000Z')
  expect(start('2026-03-29', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z') // 01:00 there, after 23:59
  expect(start('2026-11-21', 'Pacific/Kiritimati')).toBe('2026-11-20T10:00:00.000Z')
  expect(start('2026-11-21', 'Pacific/Pago_Pago')).toBe('2026-11-21T11:00:00.000Z')
})

test('ranges survive serialising', () => {
  expect(rangeToText({ from: '1', to: '' })).toBe('1..')
  expect(rangeToText({ from: '', to: '' })).toBe('')
  expect(textToRange('..2026-11-21')).toEqual({ from: '', to: '2026-11-21' })
  expect(textToRange(undefined)).toEqual({ from: '', to: '' })
})

test('an empty list of values is no filter', () => {
  expect(hasFilters({ status: [] })).toBe(false)
  expect(hasFilters({ status: ['Active'] })).toBe(true)
})
