import { expect, test } from 'vitest'
import { tableStateFromQuery, tableStateToQuery } from './table-query'
import { PLAIN_STATE, type TableState } from './table-state'

const state: TableState = {
  search: 'skor & mer',
  sort: [
    { id: 'status', desc: false },
    { id: 'endDate', desc: true },
  ],
  filters: { status: ['Active', 'InActive'], name: ['a, b \\ c'], endDate: ['2026-11-01..'], q: ['x'] },
  layout: {
    order: ['status', 'name'],
    hidden: ['hours'],
    widths: { name: 240 },
    pinned: { status: 'start', hours: 'end' },
  },
}
const filterable = ['status', 'name', 'endDate', 'q']
const throughAddress = (one: Partial<TableState>, options = {}) =>
  tableStateFromQuery(new URLSearchParams(tableStateToQuery(one, options)), filterable, options)

test('a whole state survives a URL', () => {
  expect(throughAddress(state, { prefix: 'shops.' })).toEqual({
    ...state,
    layout: { ...state.layout, order: ['status', 'name', 'hours'] },
  })
  expect(tableStateToQuery(state)).toMatchObject({
    sort: 'status,-endDate',
    status: 'Active,InActive',
    columns: 'status::start,name:240,-hours::end',
    'q.': 'x',
  })
})

test('columns that were only resized or hidden keep their own order', () => {
  const layout = { order: [], hidden: ['hours'], widths: { name: 240 }, pinned: {} }
  expect(throughAddress({ layout }).layout).toEqual(layout)
})

test('an unchanged state has no parameters', () => {
  expect(tableStateToQuery(PLAIN_STATE)).toEqual({})
  expect(throughAddress({})).toEqual(PLAIN_STATE)
})

test('missing parameters are as in the initial state', () => {
  const initial = { sort: [{ id: 'name', desc: false }] }
  expect(tableStateFromQuery(new URLSearchParams(), [], { initial }).sort).toEqual(initial.sort)
  expect(tableStateFromQuery(new URLSearchParams('sort='), [], { initial }).sort).toEqual([])
})

test('tolerates invalid parameters', () => {
  const garbled = new URLSearchParams('sort=-,,&columns=:,a:b:c,%25E0,-&status=,')
  expect(tableStateFromQuery(garbled, filterable)).toMatchObject({ sort: [], filters: { status: [] } })
})
