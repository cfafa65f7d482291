import { expect, test } from 'vitest'
import { rowsToTsv } from '../export/table-text'
import type { ColumnModel } from '../model/columns'
import { aggregate, exportedLines, groupedLines, groupRows, rowsInGroups } from './group-rows'

interface Shop {
  name: string
  floor: string | null
  kind: string
  area: number | null
  opened: Date
}

const shop = (name: string, floor: string | null, kind: string, area: number | null, year: number): Shop => ({
  name,
  floor,
  kind,
  area,
  opened: new Date(`${year}-05-01T10:00:00Z`),
})
const shops = [
  shop('Ask', '2', 'Home', 120, 2019),
  shop('Björk', 'Å', 'Fashion', 80, 2021),
  shop('Fjell', '2', 'Sport', 300, 2018),
  shop('Grad', '10', 'Fashion', null, 2022),
  shop('Havn', null, 'Home', 60, 2020),
  shop('Lumi', '2', 'Home', 40, 2023),
]
const columns: ColumnModel<Shop>[] = [
  { id: 'name', header: 'Shop', value: ({ name }) => name },
  { id: 'floor', header: 'Floor', value: ({ floor }) => floor },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind },
  { id: 'area', header: 'Area', value: ({ area }) => area },
  { id: 'opened', header: 'Opened', value: ({ opened }) => opened },
]
const grouped = (by: string[], sort: { id: string; desc: boolean }[] = []) =>
  groupRows({ rows: shops, columns, by, aggregates: { area: 'sum' }, sort, locale: 'sv' })

test('groups are in the order of the language, without a value last; rows keep their order', () => {
  const groups = grouped(['floor'])
  expect(groups.map(({ value, rows }) => [value, rows.map(({ name }) => name)])).toEqual([
    ['2', ['Ask', 'Fjell', 'Lumi']],
    ['10', ['Grad']],
    ['Å', ['Björk']],
    [null, ['Havn']],
  ])
  expect(groups.map(({ values }) => values.area)).toEqual([460, 0, 80, 60])
})

test('sorting by a column of groups decides their order', () => {
  const values = grouped(['floor'], [{ id: 'floor', desc: true }]).map(({ value }) => value)
  expect(values).toEqual(['Å', '10', '2', null])
})

test('groups within groups have lines with their place; collapsed ones have none', () => {
  const groups = grouped(['kind', 'floor', 'unknown'])
  const lines = (collapsed: string[]) =>
    groupedLines(groups, (id) => collapsed.includes(id)).map(({ group, row, level, position, size }) => [
      group ? group.value : row?.name,
      level,
      `${position}/${size}`,
    ])
  expect(lines([]).slice(0, 5)).toEqual([
    ['Fashion', 1, '1/3'],
    ['10', 2, '1/2'],
    ['Grad', 3, '1/1'],
    ['Å', 2, '2/2'],
    ['Björk', 3, '1/1'],
  ])
  const [fashion, home, sport] = groups.map(({ id }) => id)
  expect(lines([fashion ?? '', home ?? '', sport ?? ''])).toEqual([
    ['Fashion', 1, '1/3'],
    ['Home', 1, '2/3'],
    ['Sport', 1, '3/3'],
  ])
  expect(rowsInGroups(groups).map(({ name }) => name)).toEqual(['Grad', 'Björk', 'Ask', 'Lumi', 'Havn', 'Fjell'])
})

test('a group keeps its id when other rows come and go', () => {
  const idOf = (rows: Shop[]) =>
    groupRows({ rows, columns, by: ['kind', 'floor'], aggregates: {}, sort: [], locale: 'sv' })
      .flatMap(({ groups }) => groups)
      .find(({ value, column }) => column.id === 'floor' && value === '10')?.id
  expect(idOf(shops)).toBe(idOf(shops.slice(3)))
})

test('aggregates values that there are', () => {
  const values = (area: 'sum' | 'average' | 'min' | 'max' | 'count', opened: 'min' | 'max', rows = shops) =>
    aggregate(rows, columns, { area, opened })
  expect(values('sum', 'min')).toEqual({ area: 600, opened: new Date('2018-05-01T10:00:00Z') })
  expect(values('average', 'max')).toEqual({ area: 120, opened: new Date('2023-05-01T10:00:00Z') })
  expect(values('min', 'min').area).toBe(40)
  expect(values('max', 'min').area).toBe(300)
  expect(values('count', 'min').area).toBe(5)
  expect(values('average', 'min', [])).toEqual({ area: undefined, opened: undefined })
  expect(aggregate(shops, columns, { kind: (rows) => new Set(rows.map(({ kind }) => kind)).size })).toEqual({ kind: 3 })
})

test('exports rows in the order of groups, with a line of values after each group', () => {
  const groups = grouped(['kind'])
  const { lines, columns: exported } = exportedLines(
    groups,
    columns.slice(0, 4),
    { rowHeader: 'name', group: ({ value }) => `${value}, sum` },
    { name: 'Total', values: { area: 600 } },
  )
  expect(rowsToTsv(lines, exported, { timeZone: 'UTC' }).split('\n')).toEqual([
    'Shop\tFloor\tKind\tArea',
    'Björk\tÅ\tFashion\t80',
    'Grad\t10\tFashion\t',
    'Fashion, sum\t\t\t80',
    'Ask\t2\tHome\t120',
    'Havn\t\tHome\t60',
    'Lumi\t2\tHome\t40',
    'Home, sum\t\t\t220',
    'Fjell\t2\tSport\t300',
    'Sport, sum\t\t\t300',
    'Total\t\t\t600',
  ])
})
