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

test('a state survives an address whole', () => {
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

test('columns that were only sized or hidden keep their own order', () => {
  const layout = { order: [], hidden: ['hours'], widths: { name: 240 }, pinned: {} }
  expect(throughAddress({ layout }).layout).toEqual(layout)
})

test('a state in which nothing was changed leaves the address as it is', () => {
  expect(tableStateToQuery(PLAIN_STATE)).toEqual({})
  expect(throughAddress({})).toEqual(PLAIN_STATE)
})

test('what an address does not say is as at first', () => {
  const initial = { sort: [{ id: 'name', desc: false }] }
  expect(tableStateFromQuery(new URLSearchParams(), [], { initial }).sort).toEqual(initial.sort)
  expect(tableStateFromQuery(new URLSearchParams('sort='), [], { initial }).sort).toEqual([])
})

test('a garbled address breaks nothing', () => {
  const garbled = new URLSearchParams('sort=-,,&columns=:,a:b:c,%25E0,-&status=,')
  expect(tableStateFromQuery(garbled, filterable)).toMatchObject({ sort: [], filters: { status: [] } })
})
