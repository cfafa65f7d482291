import { expect, test } from 'vitest'
import { allSteps } from '../../internal/slices'
import type { ColumnModel } from '../model/columns'
import { createFinder, takeRows } from './find-rows'
import { keepTexts } from './many-rows'
import { createRowIndex } from './row-index'
import { narrows, searchWords } from './search'

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
const shops = [thor, lumi]

function finderOf<Row>(rows: readonly Row[], columns: readonly ColumnModel<Row>[], order?: Uint32Array) {
  const index = createRowIndex(rows, columns, 'en')
  const find = createFinder(index, 'UTC')
  return { index, find, finder: (query: Parameters<typeof find>[0]) => takeRows(rows, order, allSteps(find(query))) }
}
const found = (search: string) => finderOf(shops, columns).finder({ search, filters: {} })

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

test('a search narrows another one if all of its words do', () => {
  const narrow = (search: string, before: string) => narrows(searchWords(search), searchWords(before))
  expect(narrow('thor', 'tho')).toBe(true)
  expect(narrow('útivist thor', 'th uti')).toBe(true)
  expect(narrow('tho', 'thor')).toBe(false)
  expect(narrow('thor', 'thor uti')).toBe(false)
  expect(narrow('thor', '')).toBe(true)
})

interface Named {
  name: string
  floor: string
}

const namedColumns: ColumnModel<Named>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'floor', header: 'Floor', value: ({ floor }) => floor, search: false, filterBy: { kind: 'text' } },
]
const many = Array.from(
  { length: 500 },
  (_, index): Named => ({
    name: `${['Björk', 'Ärlig', 'Þór'][index % 3]} ${((index * 7919) % 500).toString(6)}`,
    floor: String(index % 4),
  }),
)

test('letters typed and deleted in any order find what a search anew finds', () => {
  const order = Uint32Array.from(many, (_, at) => many.length - 1 - at)
  const { finder } = finderOf(many, namedColumns, order)
  const none = {}
  const filters = { floor: ['1'] }
  const searches = [
    'b',
    'bj',
    'bjo',
    'bj',
    'bjork 1',
    'bjork 12',
    '',
    'þ',
    '1 th',
    '12 thor',
    'bj',
    'b',
    '3 2',
    '2 3',
    'x',
    'xy',
    'x',
  ]
  for (const [at, search] of searches.entries()) {
    for (const given of at % 3 === 0 ? [none, filters] : [filters, none]) {
      const anew = finderOf(many, namedColumns, order).finder({ search, filters: given })
      expect(finder({ search, filters: given })).toEqual(anew)
    }
  }
  const plain = many.filter(({ name, floor }) => /^Björk/.test(name) && name.includes('12') && floor === '1').reverse()
  expect(finder({ search: 'bjork 12', filters })).toEqual(plain)
})

test('a search that was left finds nothing for the next one', () => {
  const { find } = finderOf(many, namedColumns)
  const filters = {}
  find({ search: 'b', filters }).next()
  expect(allSteps(find({ search: 'bj', filters }))).toHaveLength(167)
})

test('texts of rows that stay at either end are kept', () => {
  const { index } = finderOf(many, namedColumns)
  for (const at of many.keys()) index.textOf(at)
  const indexAfter = (rows: readonly Named[]) => {
    const after = createRowIndex(rows, namedColumns, 'en')
    keepTexts(after, index)
    return after
  }
  const kept = (rows: readonly Named[]) => indexAfter(rows).texts.filter((text) => text !== undefined).length
  const added: Named = { name: 'New', floor: '1' }
  expect(kept(many)).toBe(500)
  expect(kept([added, ...many])).toBe(500)
  expect(kept(many.with(100, added))).toBe(499)
  expect(kept(many.toSpliced(100, 3))).toBe(497)
  expect(kept([...many, ...many.slice(0, 20)])).toBe(500)
  expect(kept([])).toBe(0)
  const changed = indexAfter(many.toSpliced(100, 3, added))
  expect([99, 100, 101].map(changed.textOf)).toEqual([index.textOf(99), 'new', index.textOf(103)])
})
