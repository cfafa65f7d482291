import { expect, test } from 'vitest'
import type { ColumnModel } from '../model/columns'
import { createSearch, searchWords } from './search'

interface Shop {
  name: string
  floor: number
  status: 'Active' | 'InActive'
  categories: string[]
}

const columns: ColumnModel<Shop>[] = [
  { id: 'name', header: 'Shop', value: (shop) => shop.name },
  { id: 'floor', header: 'Floor', value: (shop) => shop.floor },
  { id: 'status', header: 'Status', value: (shop) => shop.status, search: false },
  {
    id: 'categories',
    header: 'Categories',
    value: (shop) => shop.categories.join(', '),
  },
]
const thor: Shop = { name: 'Þór Útivist', floor: 2, status: 'Active', categories: ['Sport', 'Outdoor'] }
const lumi: Shop = { name: 'Lumi Optik', floor: 1, status: 'InActive', categories: ['Health'] }
const found = (search: string) => [thor, lumi].filter((shop) => createSearch(columns)(shop, searchWords(search)))

test('ignores accents and folds special letters', () => {
  expect(found('thor uti')).toEqual([thor])
  expect(found('Þór')).toEqual([thor])
})

test('every word must occur in some column', () => {
  expect(found('sport útivist')).toEqual([thor])
  expect(found('sport lumi')).toEqual([])
  expect(found('')).toEqual([thor, lumi])
})

test('ignores number columns and columns that opt out', () => {
  expect(found('2')).toEqual([])
  expect(found('inactive')).toEqual([])
})
