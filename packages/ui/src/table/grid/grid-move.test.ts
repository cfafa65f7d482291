import { describe, expect, test } from 'vitest'
import { type GridKey, type GridPosition, LAST_ITEM, moveInGrid } from './grid-move'

const stops = [
  { column: 'select', item: 0 },
  { column: 'name', item: 0 },
  { column: 'actions', item: 0 },
  { column: 'actions', item: 1 },
]
const bounds = { stops, rowCount: 100, page: 10 }
const at = (row: number, column = 'name', item = 0): GridPosition => ({ row, column, item })
const press = (from: GridPosition, key: string, more: Partial<GridKey> = {}) =>
  moveInGrid(from, { key, ...more }, bounds)

describe('rows', () => {
  test('arrow keys move by one and stop at the header and the last row', () => {
    expect(press(at(3), 'ArrowDown')).toEqual(at(4))
    expect(press(at(0), 'ArrowUp')).toEqual(at(-1))
    expect(press(at(-1), 'ArrowUp')).toEqual(at(-1))
    expect(press(at(99), 'ArrowDown')).toEqual(at(99))
  })

  test('Page keys move by a page and do not reach the header', () => {
    expect(press(at(3), 'PageDown')).toEqual(at(13))
    expect(press(at(95), 'PageDown')).toEqual(at(99))
    expect(press(at(4), 'PageUp')).toEqual(at(0))
    expect(press(at(-1), 'PageDown')).toEqual(at(9))
  })

  test('without a header the first row is the top', () => {
    expect(moveInGrid(at(0), { key: 'ArrowUp' }, { ...bounds, head: false })).toEqual(at(0))
  })

  test('without rows only the header remains', () => {
    expect(moveInGrid(at(-1), { key: 'ArrowDown' }, { ...bounds, rowCount: 0 })).toEqual(at(-1))
  })
})

describe('cells', () => {
  test('arrow keys visit each control of a cell', () => {
    expect(press(at(3), 'ArrowRight')).toEqual(at(3, 'actions', 0))
    expect(press(at(3, 'actions', 0), 'ArrowRight')).toEqual(at(3, 'actions', 1))
    expect(press(at(3, 'actions', 1), 'ArrowRight')).toEqual(at(3, 'actions', 1))
    expect(press(at(3, 'select'), 'ArrowLeft')).toEqual(at(3, 'select'))
  })

  test('right-to-left swaps them', () => {
    expect(press(at(3), 'ArrowLeft', { rtl: true })).toEqual(at(3, 'actions', 0))
  })

  test('Home and End go to the ends of the row, with Ctrl of the table', () => {
    expect(press(at(3), 'Home')).toEqual(at(3, 'select'))
    expect(press(at(3), 'End')).toEqual(at(3, 'actions', 1))
    expect(press(at(3), 'Home', { ctrl: true })).toEqual(at(-1, 'select'))
    expect(press(at(3), 'End', { ctrl: true })).toEqual({ row: 99, column: 'actions', item: LAST_ITEM })
  })
})

test('other keys have no effect', () => {
  expect(press(at(3), 'a')).toBeUndefined()
})
