import { expect, test } from 'vitest'
import { allSteps } from '../../internal/slices'
import type { ColumnModel, SortRule } from '../model/columns'
import { prepareSteps } from './many-rows'
import { roughOrder } from './rough-order'
import { createRowIndex } from './row-index'
import { createComparer } from './sort-rows'

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
function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  sort: readonly SortRule[],
  locale = 'en',
) {
  const order = allSteps(createRowIndex(rows, columns, locale).orderSteps(sort))
  return order ? Array.from(order, (at) => rows[at]) : rows
}
const codes = (...sort: SortRule[]) => sortRows(stations, columns, sort).map((station) => station?.code)

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
  expect(sortRows(many, columns, [{ id: 'code', desc: false }])).toEqual(expected)
  expect(sortRows([], columns, [{ id: 'code', desc: false }])).toEqual([])
})

interface Entry {
  name: string | null
  amount: number | undefined
  at: Date | null
  done: boolean
  key: string
}

const entryColumns: ColumnModel<Entry>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'amount', header: 'Amount', value: ({ amount }) => amount },
  { id: 'at', header: 'At', value: ({ at }) => at },
  { id: 'done', header: 'Done', value: ({ done }) => done },
  { id: 'key', header: 'Key', value: ({ key }) => key, sort: (a, b) => a.key.length - b.key.length },
]

/** Sorts as the rules say, with nothing computed ahead. */
function sortPlainly(rows: readonly Entry[], sort: readonly SortRule[], locale: string) {
  const compare = createComparer(locale)
  const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
  return rows.toSorted((a, b) => {
    for (const { id, desc } of sort) {
      const column = entryColumns.find((one) => one.id === id)
      const [x, y] = [column?.value(a), column?.value(b)]
      const sign = desc ? -1 : 1
      if (isEmpty(x) || isEmpty(y)) {
        if (isEmpty(x) !== isEmpty(y)) return isEmpty(x) ? 1 : -1
        continue
      }
      const by = typeof column?.sort === 'function' ? column.sort(a, b) : compare(x, y)
      if (by !== 0) return sign * by
    }
    return 0
  })
}

const parts = [
  'Ask',
  'ask',
  'Ås',
  'Aase',
  'Æra',
  'Ær',
  'Zebra',
  'Þór',
  'thor',
  'Öl',
  'öl',
  'o\u0308l',
  'ß',
  'ss',
  'ch',
  '東',
]
const ends = ['', ' ', ' 1', ' 01', ' 10', ' 9', '-9a', ' 2', '9'.repeat(40), '\u0000', '\u{1F600}', '.']

/** Numbers that look random and are the same each time (mulberry32). */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function entries(count: number, next: (below: number) => number): Entry[] {
  const one = <T>(list: readonly T[]) => list[next(list.length)] as T
  const text = () => Array.from({ length: 1 + next(3) }, () => one(parts)).join(one(['', ' ', '-'])) + one(ends)
  return Array.from({ length: count }, () => ({
    name: one([text(), text(), text(), null, '']),
    amount: one([next(9), -next(9), undefined]),
    at: one([new Date(next(5)), null]),
    done: next(2) === 0,
    key: 'x'.repeat(next(4)),
  }))
}

test.each(['en', 'sv', 'nb', 'is', 'da', 'cs'])(
  'in %s, any order is that of plain comparisons, computed ahead or not',
  (locale) => {
    const next = random(11)
    for (let round = 0; round < 12; round++) {
      const rows = entries([0, 1, 7, 700][round % 4] as number, next)
      const ahead = createRowIndex(rows, entryColumns, locale)
      const steps = prepareSteps(ahead)
      // some of it ahead, in later rounds all of it
      for (let step = 0; step < round ** 3 && !steps.next().done; step++);
      const ids = ['name', 'amount', 'at', 'done', 'key'].sort(() => next(3) - 1)
      const sort = ids.slice(0, 1 + next(3)).map((id) => ({ id, desc: next(2) === 0 }))
      const order = allSteps(ahead.orderSteps(sort))
      const expected = sortPlainly(rows, sort, locale)
      expect(Array.from(order ?? [], (at) => rows[at])).toEqual(expected)
      expect(sortRows(rows, entryColumns, sort, locale)).toEqual(expected)
    }
  },
)

test('a rough order is nearly that of the locale, with numbers by value', () => {
  const texts = ['Ö1', 'Z', 'Ä10', 'Ä9', 'Å', 'ä9', 'A 007', 'A 6', 'A']
  const order = allSteps(roughOrder(texts, 'sv'))
  const plain = Array.from(order, (at) => texts[at]?.toLowerCase())
  expect(plain).toEqual(['a', 'a 6', 'a 007', 'z', 'å', 'ä9', 'ä9', 'ä10', 'ö1'])
})

test('an error of a column is thrown each time', () => {
  const wrong = [
    {
      ...(columns[0] as ColumnModel<Station>),
      value: () => {
        throw new Error('wrong')
      },
    },
  ]
  const index = createRowIndex(stations, wrong, 'en')
  const sort = () => allSteps(index.orderSteps([{ id: 'code', desc: false }]))
  expect(sort).toThrow('wrong')
  expect(sort).toThrow('wrong')
})
